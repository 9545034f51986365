import type { UnseenPlace } from '../../engine/state/players.ts';
import type { Chunk, Who } from '../text/chunk.ts';
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

/** The same of both players at once. */
const ofBoth: readonly RegExp[] = [
  /^% (?<place>deck|hand|gy|graveyard)s are empty$/,
  /^there (?:is|are) no cards? in (?:any|either|both|%|neither) (?<place>deck|hand|gy|graveyard)s?$/,
  /^neither (?<place>deck|hand|gy|graveyard) has (?:any|a) cards?$/,
  /^% ha(?:ve|s) (?:any|a) cards? in (?:the|%'s) (?<place>deck|hand|gy|graveyard)s?$/,
  /^% ha(?:ve|s) no cards? in (?:the|%'s) (?<place>deck|hand|gy|graveyard)s?$/,
];

/** "Both GYs are empty", "neither player has any cards in the hand". */
function readBoth(sentence: readonly Chunk[]): readonly Statement[] | undefined {
  const text = wordsOf(sentence)
    .map(({ w }) => w)
    .join(' ');
  const players = sentence.flatMap((each) => (each.is === 'player' ? [each.who] : []));
  const denied = /^% \S+ (?:any|a) /.test(text);
  const all = players.every((who) => who === (denied ? 'nobody' : 'both'));
  if (!all || (denied && players.length === 0)) return undefined;
  for (const form of ofBoth) {
    const place = placeOf(form.exec(text)?.groups?.['place']);
    if (place !== undefined)
      return (['P0', 'P1'] as const).map((who) => ({ is: 'cards-in', place, count: 0, who }));
  }
  return undefined;
}

/** A sentence without the parts that say how much room there is: "I control X and my hand is empty", "X, with 2 cards in hand". */
export function withoutRoom(sentence: readonly Chunk[]): {
  readonly statements: readonly Statement[];
  readonly rest: readonly Chunk[];
} {
  const inner = sentence.filter((each) => each.is !== 'end');
  const whole = readRoom(inner);
  if (whole !== undefined) return { statements: whole, rest: [] };
  const at = inner.findLastIndex(startsPart);
  if (at <= 0 || inner.slice(0, at).some(isDone)) return { statements: [], rest: sentence };
  const part = inner.slice(at + (inner[at]?.is === 'join' ? 1 : 0));
  const said = readRoom(part) ?? readWith(part, inner.slice(0, at));
  if (said === undefined) return { statements: [], rest: sentence };
  const before = withoutRoom(inner.slice(0, inner[at - 1]?.is === 'join' ? at - 1 : at));
  const end = sentence.filter((each) => each.is === 'end');
  return {
    statements: [...before.statements, ...said],
    rest: before.rest.length === 0 ? [] : [...before.rest, ...end],
  };
}

/** Is it something that is done? How much room there is was said before that, or it is of another time. */
export const isDone = (chunk: Chunk): boolean => chunk.is === 'verb' && chunk.verb !== 'control';

const startsPart = (each: Chunk): boolean =>
  (each.is === 'join' && (each.join === 'and' || each.join === 'comma' || each.join === 'but')) ||
  (each.is === 'prep' && each.prep === 'with');

/** "with 2 cards in hand", of the player that the sentence is about. */
function readWith(part: readonly Chunk[], before: readonly Chunk[]): readonly Statement[] | undefined {
  const text = wordsOf(part)
    .map(({ w }) => w)
    .join(' ');
  const [player] = before;
  const says =
    /^with (?:(?<none>no)|(?:only |just |exactly )?#) cards?(?: left)? in (?:the |%'s )?(?<place>hand|gy|graveyard)$/.exec(
      text,
    );
  const place = placeOf(says?.groups?.['place']);
  if (place === undefined || player?.is !== 'player') return undefined;
  const number = part.find((each) => each.is === 'number');
  return [{ is: 'cards-in', place, count: number?.is === 'number' ? number.number : 0, who: player.who }];
}

/** "My Monster Zones are full", "I have one open Monster Zone", "I have 2 cards left in my Deck". */
export function readRoom(sentence: readonly Chunk[]): readonly Statement[] | undefined {
  const words = wordsOf(sentence);
  const text = words.map(({ w }) => w).join(' ');
  const whose = [...new Set(sentence.flatMap(ownerIn))];
  const [who, other] = whose;
  const both = readBoth(sentence);
  if (both !== undefined) return both;
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
