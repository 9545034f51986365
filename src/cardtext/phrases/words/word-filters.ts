import { abilities, attributes, spellTrapProperties } from '../../../card-model/facts.ts';
import type { PlainFilter } from '../../../card-model/filter.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { isSpecialSummon, summonWays } from '../../../vocabulary/summons.ts';
import { type Alternatives, anything } from '../alternatives.ts';
import type { Rating, Word } from '../syntax.ts';

const find = <const T extends string>(list: readonly T[], wordText: string): T | undefined =>
  list.find((each) => each === wordText);

const specialWays = summonWays.ids.filter(isSpecialSummon);

/** Words that say how a card lies or was Summoned. */
export const stateFilters: Readonly<Record<string, PlainFilter | undefined>> = {
  'face-up': { faceUp: true },
  'face-down': { faceUp: false },
  Set: { faceUp: false },
  'Attack Position': { position: 'attack' },
  'Defense Position': { position: 'defense' },
  'face-up Attack Position': { faceUp: true, position: 'attack' },
  'face-up Defense Position': { faceUp: true, position: 'defense' },
  'face-down Defense Position': { faceUp: false, position: 'defense' },
  'Special Summoned': { summoned: specialWays },
  'Fusion Summoned': { summoned: ['fusion-summoned'] },
  'Synchro Summoned': { summoned: ['synchro-summoned'] },
  'Ritual Summoned': { summoned: ['ritual-summoned'] },
  'Xyz Summoned': { summoned: ['xyz-summoned'] },
  'Link Summoned': { summoned: ['link-summoned'] },
  'Pendulum Summoned': { summoned: ['pendulum-summoned'] },
  'Flip Summoned': { summoned: ['flip-summoned'] },
  'Tribute Summoned': { summoned: ['tribute-summoned'] },
  'Normal Summoned': { summoned: ['normal-summoned', 'tribute-summoned', 'normal-summoned-again'] },
  'Normal Summoned/Set': {
    summoned: ['normal-summoned', 'tribute-summoned', 'normal-summoned-again', 'set'],
  },
  banished: { in: ['banished'] },
  other: { other: true },
  another: { other: true },
  additional: { other: true },
};

const isSpellTrapNoun = (head: string | undefined): boolean => head !== undefined && /Spell|Trap/.test(head);

/** What a word asks of a card, null where no field says it; a name before "monster" or "card" is of an archetype. */
export function wordFilter(word: Word, head: string | undefined): PlainFilter | null {
  if (typeof word !== 'string') {
    if ('name' in word)
      return head === undefined ? { names: [word.name.replace(/\(s\)$/, '')] } : { archetype: word.name };
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

/** What the noun itself asks; null: no field can say it. */
export function headFilter(head: string | undefined): Alternatives | null {
  switch (head?.replace('(s)', 's').replace(' Card', '')) {
    case undefined:
    case 'card':
    case 'cards':
    case 'copy':
    case 'copies':
      return anything;
    case 'monster':
    case 'monsters':
    case 'Monster':
    case 'Monsters':
      return [/Card/.test(head ?? '') ? { monsterCard: true } : { cardType: 'monster' }];
    case 'Equip':
    case 'Equips':
      return [{ equipCard: true }];
    case 'Spell':
    case 'Spells':
      return [{ cardType: 'spell' }];
    case 'Trap':
    case 'Traps':
      return [{ cardType: 'trap' }];
    case 'Spell/Trap':
    case 'Spells/Traps':
    case 'Spell/Traps':
    case 'Spells and Traps':
    case 'Spell and Traps':
    case 'Spell or Trap':
    case 'Spell and Trap':
    case 'Spell or Traps':
    case 'Spells or Traps':
      return [{ cardType: 'spell-trap' }];
    case 'Token':
    case 'Tokens':
      return [{ cardType: 'monster', abilities: ['Token'] }];
    case 'Tuner':
    case 'Tuners':
      return [{ cardType: 'monster', abilities: ['Tuner'] }];
    case 'Link Monsters':
      return [{ cardType: 'monster', abilities: ['Link'] }];
    default:
      return null;
  }
}
