import type { UnseenPlace } from '../../../engine/state/players.ts';
import type { Chunk, Who } from '../chunk.ts';
import { wordsOf } from './cursor.ts';
import type { Statement } from './statement.ts';

/** How many zones of each sort a player has. */
export const zonesEach = 5;

const filled = '(?:all )?(?:full|occupied|taken|filled)';
const free = '(?:open|free|empty|available)';
const zones = '(?<zones>(?:main )?monster zones?|spell & trap zones?|spell trap zones?|s t zones?)';
const place = '(?<place>deck|extra deck|hand|gy|graveyard)';
const cards = 'cards?(?: left)?';

/** Sentences that say how much room there is; `%` is a player, `%'s` an owner, `#` a number (`cursor.ts`). */
const forms: readonly { readonly form: RegExp; readonly none?: true; readonly full?: true }[] = [
  { form: new RegExp(`^(?:all )?(?:# of )?%'s (?:# )?${zones} are ${filled}$`), full: true },
  { form: new RegExp(`^% ha(?:ve|s) (?:only |just |exactly )?# ${free} ${zones}(?: left)?$`) },
  { form: new RegExp(`^% ha(?:ve|s) (?:only |just |exactly )?# ${zones} (?:${free}|left)$`) },
  { form: new RegExp(`^% ha(?:ve|s) no (?:${free} )?${zones}(?: ${free}| left)*$`), none: true },
  { form: new RegExp(`^%'s ${place} is empty$`), none: true },
  { form: new RegExp(`^%'s ${place} has (?:only |just |exactly )?# ${cards}$`) },
  { form: new RegExp(`^% ha(?:ve|s) (?:only |just |exactly )?# ${cards} in %'s ${place}$`) },
  { form: new RegExp(`^there (?:is|are) (?:only |just |exactly )?# ${cards} in %'s ${place}$`) },
  { form: new RegExp(`^% ha(?:ve|s) no ${cards} in %'s ${place}$`), none: true },
];

/** "My Monster Zones are full", "I have one open Monster Zone", "I have 2 cards left in my Deck". */
export function readRoom(sentence: readonly Chunk[]): readonly Statement[] | undefined {
  const words = wordsOf(sentence);
  const text = words.map(({ w }) => w).join(' ');
  const whose = [...new Set(sentence.flatMap(ownerIn))];
  const [who, other] = whose;
  if (who === undefined || other !== undefined) return undefined;
  const numbers = sentence.flatMap((each) => (each.is === 'number' ? [each.number] : []));
  for (const { form, none, full } of forms) {
    const says = form.exec(text)?.groups;
    if (says === undefined) continue;
    if (full && numbers.some((each) => each !== zonesEach)) return undefined;
    const count = none || full ? 0 : numbers[0];
    if (count === undefined) return undefined;
    const counted = placeOf(says['place']);
    if (counted !== undefined) return [{ is: 'cards-in', place: counted, count, who }];
    const of = says['zones']?.includes('monster') === true ? 'monsters' : 'spell-trap-zones';
    return count > zonesEach ? undefined : [{ is: 'room', of, free: count, who }];
  }
  return undefined;
}

/** Whose it is; "their Deck" is of the player who was named. */
function ownerIn(chunk: Chunk): readonly Who[] {
  if (chunk.is === 'player') return [chunk.who];
  return chunk.is === 'owner' && chunk.who !== 'own' && chunk.who !== 'its' ? [chunk.who] : [];
}

function placeOf(word: string | undefined): UnseenPlace | undefined {
  if (word === 'graveyard' || word === 'gy') return 'gy';
  if (word === 'extra deck') return 'extra-deck';
  return word === 'deck' || word === 'hand' ? word : undefined;
}
