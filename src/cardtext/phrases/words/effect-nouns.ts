import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import type { EffectNoun, EffectNouns } from '../deed-syntax.ts';
import { after } from '../postmodifiers/postmodifiers.ts';
import type { After, Noun } from '../syntax.ts';
import { count, noun } from './nouns.ts';
import { lines, lists, worded } from './word-list.ts';
import { wordRows } from './words.ts';

const heads = words(...lines(lists.effects));
/** "that activate in the GY": what the effects do. */
const whichDo = record<Extract<After, { is: 'said' }>>({ is: 'said' }, ['words', worded('which-do')]);
const headed = record<Extract<EffectNoun, { head: string }>>(
  {},
  { maybe: [['count', count], ' '] },
  { maybe: [['words', wordRows], ' '] },
  ['head', heads],
  { maybe: [['after', memo(() => many(choice(after, whichDo), '', 3))]] },
);
const lazyNoun: Grammar<Noun> = memo(() => noun);
const ofCards = record<Extract<EffectNoun, { of: string }>>(
  {},
  ['of', words(...lines(lists['effects-of']))],
  ' ',
  ['noun', lazyNoun],
);
/** All that a card does: "unaffected by "Paper Lantern"". */
const ofName = record<Extract<EffectNoun, { name: string }>>({}, ['name', quoted]);
/** Effects, by their cards: "card effects", "your opponent's monster effects", "the effects of Link Monsters". */
export const effectNouns: Grammar<EffectNouns> = row(
  choice(headed, ofCards, ofName),
  [' or ', ', or ', ' and ', ' or by ', ', or by ', ' and/or '],
  3,
);
