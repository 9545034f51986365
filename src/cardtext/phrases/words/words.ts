import { abilities, attributes, spellTrapProperties } from '../../../card-model/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { type Grammar, memo } from '../../grammar/grammar.ts';
import { type Row, row } from '../../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import type { AndOr, Word } from '../syntax.ts';
import { lines } from './word-list.ts';

export const ors = [' or ', ', or ', ' and/or ', ' and ', ', and ', ', and/or '] as const;

/** Words that say how a card lies or came to be, and what it is besides the printed ones. */
export const states = [
  'face-up',
  'face-down',
  'Set',
  'Attack Position',
  'Defense Position',
  'face-up Attack Position',
  'face-up Defense Position',
  'face-down Defense Position',
  'Special Summoned',
  'Normal Summoned',
  'Normal Summoned/Set',
  'Tribute Summoned',
  'Fusion Summoned',
  'Synchro Summoned',
  'Ritual Summoned',
  'Xyz Summoned',
  'Link Summoned',
  'Summoned',
  'Flip Summoned',
  'Pendulum Summoned',
  'banished',
  'destroyed',
  'negated',
  'targeted',
  'attacking',
  'battling',
  'equipped',
  'revealed',
  'excavated',
  'discarded',
  'Tributed',
  'returned',
  'sent',
  'added',
  'drawn',
  'chosen',
  'selected',
  'declared',
  'detached',
  'attached',
  'activated',
  'Main Deck',
  'Extra Deck',
  'co-linked',
  'linked',
] as const;
export const orders = [
  'other',
  'another',
  'additional',
  'random',
  'different',
  'appropriate',
  'first',
  'second',
  'new',
  'remaining',
  'same',
  'entire',
  "opponent's",
  'original',
] as const;
export const kinds = [...abilities, ...spellTrapProperties, 'Maximum', 'basic'] as const;

const named = record<Extract<Word, { name: string }>>({}, ['name', quoted]);
const plain = words(...new Set<string>([...attributes, ...monsterTypes, ...kinds, ...states, ...orders]));
const range = matching(/\d+(?: or (?:lower|higher|less|more)|(?:, \d+)*,? or \d+|-\d+)?/y);
const rating = record<Extract<Word, { rating: unknown }>>(
  {},
  ['rating', words('Level', 'Rank', 'Link Rating', 'Level/Rank', 'Level/Rank/Link', 'Level or Rank')],
  ' ',
  ['range', range],
);
const link = record<Extract<Word, { rating: unknown }>>({ rating: 'Link' }, 'Link-', ['range', range]);
const positive: Grammar<Word> = choice(named, plain, rating, link);
const negative = record<Extract<Word, { not: unknown }>>({}, 'non-', ['not', positive]);

/** One word before a noun. */
export const word: Grammar<Word> = choice(negative, positive);
/** All words before a noun. */
export const wordRows: Grammar<readonly Row<Word, AndOr>[]> = memo(() => many(row(word, ors), ' ', 6));

/** The nouns of card text for cards. */
export const head = words(
  ...lines(`
monster | monsters | monster(s) | Monster | Monsters | Monster(s) | Monster Card | Monster Cards | card
cards | card(s) | Equip Card | Equip Cards | Spell | Spells | Trap | Traps | Spell/Trap | Spells/Traps
Spell(s) | Spell Card | Spell Cards | Trap Card | Trap Cards | Spell/Trap Card | Spell/Trap Cards
Spells and Traps | Spell and Trap Cards | Spell or Trap | Spell or Trap Card | Token | Tokens | Token(s)
Tuner | Tuners | Tuner(s) | Trap(s) | Spell/Trap(s) | Spell Card(s) | Trap Card(s) | Spell/Trap Card(s)
Monster Card(s) | Equip Card(s) | target | targets | target(s) | material | materials | copies | Fusion Materials
Fusion Material
`),
);
