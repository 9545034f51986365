import { abilities, attributes, spellTrapProperties } from '../../../card-model/facts.ts';
import { type PlainFilter, plainFilterSchema } from '../../../card-model/filter.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { meaningsOf } from '../../forms.ts';
import { type Alternatives, anything } from '../alternatives.ts';
import type { Rating, Word } from '../syntax.ts';

const find = <const T extends string>(list: readonly T[], wordText: string): T | undefined =>
  list.find((each) => each === wordText);

/** Words that say how a card lies or was Summoned. */
export const stateFilters: Readonly<Record<string, PlainFilter | undefined>> = meaningsOf(
  'states-of-cards',
  plainFilterSchema,
);

/** The name of one: of "Akashic Magician(s)", and of Tokens, which are many of one name. */
const oneOf = (name: string): string => name.replace(/\(s\)$|(?<= Token)s$/, '');

const isSpellTrapNoun = (head: string | undefined): boolean => head !== undefined && /Spell|Trap/.test(head);

/** What a word asks of a card, null where no field says it; a name before "monster" or "card" is of an archetype. */
export function wordFilter(word: Word, head: string | undefined): PlainFilter | null {
  if (typeof word !== 'string') {
    if ('name' in word) return head === undefined ? { names: [oneOf(word.name)] } : { archetype: word.name };
    if ('not' in word) return null;
    return ratingFilter(word.rating, word.range);
  }
  const attribute = find(attributes, word);
  if (attribute !== undefined) return { attribute };
  const type = find(monsterTypes, word);
  if (type !== undefined) return { type };
  const property = find(spellTrapProperties, word);
  if (property !== undefined && isSpellTrapNoun(head)) return { property };
  const ability = find(abilities, word);
  if (ability !== undefined && !isSpellTrapNoun(head)) return { abilities: [ability] };
  return stateFilters[word] ?? null;
}

/** What "non-" before a word asks; null: no field can say it. */
export const exceptedBy = (word: Word, head: string | undefined): PlainFilter | null =>
  typeof word === 'string' || !('not' in word) ? null : wordFilter(word.not, head);

function ratingFilter(rating: Rating, range: string): PlainFilter | null {
  const numbers = (range.match(/\d+/g) ?? []).map(Number);
  if (range.includes('-')) return null;
  const [first = 0] = numbers;
  if (numbers.some((each) => each < 1)) return null;
  const below = / or (?:lower|less)$/.test(range);
  const above = / or (?:higher|more)$/.test(range);
  switch (rating) {
    case 'Level':
      return below ? { levelAtMost: first } : above ? { levelAtLeast: first } : { levels: numbers };
    case 'Rank':
      return below ? { rankAtMost: first } : above ? { rankAtLeast: first } : { ranks: numbers };
    case 'Level/Rank':
    case 'Level/Rank/Link':
    case 'Level or Rank':
      return null;
    case 'Link':
    case 'Link Rating':
      return below ? { linkAtMost: first } : above ? { linkAtLeast: first } : { links: numbers };
  }
}

const nounFilters = meaningsOf('nouns-of-cards', plainFilterSchema);

/** What the noun itself asks; null: no field can say it. */
export function headFilter(head = 'card'): Alternatives | null {
  const noun = head.replace('(s)', 's').replace(' Card', '');
  if (/Card/.test(head) && /^[Mm]onsters?$/.test(noun)) return [{ monsterCard: true }];
  const known = nounFilters[noun];
  if (known === undefined) return null;
  return Object.keys(known).length === 0 ? anything : [known];
}
