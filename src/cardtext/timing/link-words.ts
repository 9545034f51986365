import { z } from 'zod';
import type { Filter } from '../../card-model/filter.ts';
import type { Included, LinkCondition } from '../../card-model/link-condition.ts';
import { verbs } from '../../card-model/verbs.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import { fieldPlaces, type Place } from '../../vocabulary/places.ts';
import { formsOf, placesOf } from '../forms.ts';
import { monstersOf } from '../model/monsters-of.ts';
import { columnFilter } from '../phrases/words/column-words.ts';

/** What words behind an activation ask of it: of its card, and of its Chain Link. */
export interface LinkWords {
  readonly of?: Filter;
  readonly link?: LinkCondition;
}

/** What destroys a monster destroys it where monsters are. */
const placeOf = placesOf('link-places');

/** "hand or GY", "hand, GY, or banishment". */
function placesIn(words: string): readonly Place[] | undefined {
  const found = words
    .toLowerCase()
    .split(/, or | or |, and\/or |,? and\/or |, /)
    .map((word) => placeOf[word.trim()]);
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

/** "this card", "a monster(s) you control", "exactly 1 Zombie monster on the field", "1 card": what is targeted. */
function targeted(words: string): LinkCondition['targets'] | undefined {
  if (/^this (?:face-up |face-down )?(?:card|monster)(?: on the field)?$/.test(words)) return 'this';
  const [, one, said = '', where] =
    /^(an?|exactly 1|1) (.+?)(?:\(s\))?( you control| on your field| on the field| in (?:the|your) GY)?$/.exec(
      words,
    ) ?? [];
  const kind = monstersOf(said);
  if (kind === undefined || (where === undefined && /^an?$/.test(one ?? ''))) return undefined;
  if (where?.endsWith('GY'))
    return { ...kind, in: ['gy'], ...(where.includes('your') ? { owner: 'you' as const } : {}) };
  if (where?.includes('you')) return { ...kind, controller: 'you', in: [...fieldPlaces] };
  // A monster, without a place, is one on the field; a card may lie anywhere.
  return where === undefined && kind.cardType !== 'monster' ? kind : { ...kind, in: [...fieldPlaces] };
}

/** What an effect includes, as texts name it: with "adds", as a bullet says "Add". */
const included = formsOf('included-deeds', z.array(z.literal(verbs)));

/** Reads what an effect is said to include ("adds a card(s) from the Deck to the hand"); undefined for other words. */
export function includedIn(words: string): Included | undefined {
  const said = words
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=dd |end |anish |estroy |eturn )/, (letter) => letter.toLowerCase());
  for (const [form, deeds] of included) {
    const match = form.exec(said);
    if (match === null) continue;
    const from = match[1] === undefined ? undefined : placesIn(match[1]);
    if (match[1] !== undefined && from === undefined) return undefined;
    return { do: [...deeds], ...(from === undefined ? {} : { from: [...from] }) };
  }
  return undefined;
}

/** Reads what stands behind an activation; undefined where no field says it. */
export function linkWords(words: string): LinkWords | undefined {
  const where = /^in the (.+)$|^on the (field)$/.exec(words);
  const places = where === null ? undefined : placesIn(where[1] ?? where[2] ?? '');
  if (places !== undefined) return { of: { in: [...places] } };
  const column = columnFilter(words);
  if (column !== null) return { of: column };
  if (words === 'during the Battle Phase') return { link: { phases: [...battlePhase] } };
  if (words === 'during the Damage Step') return { link: { phases: ['damage'] } };
  const [, aim, alone, lies = ''] =
    /^that targets (.+?)(?:( \(and no other cards\))( on the field)?)?$/.exec(words) ?? [];
  const targets = aim === undefined ? undefined : targeted(`${aim}${lies}`);
  if (targets !== undefined) return { link: { targets, ...(alone === undefined ? {} : { alone: true }) } };
  const does = /^that (?:would |includes an effect that )?(.+)$/.exec(words)?.[1];
  const one = does === undefined ? undefined : includedIn(does);
  return one === undefined ? undefined : { link: { includes: [one] } };
}
