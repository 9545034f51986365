import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { after } from './after.ts';
import { count, noun } from './nouns.ts';
import type { EffectNoun, EffectNouns, Noun } from './syntax.ts';
import { lines } from './word-list.ts';
import { wordRows } from './words.ts';

const heads = words(
  ...lines(`
effects
effect
activated effects
card effects
card effect
monster effects
monster effect
Spell effects
Trap effects
Spell/Trap effects
Spell/Trap Card effects
Spell and Trap effects
monster or Trap effects
cards or effects
card or effect
cards and effects
cards/effects
Spell/Trap Cards or effects
Spells/Traps or effects
Spell/Trap Cards and effects
monster effects or Trap Cards
cards' effects
card's effects
monsters' effects
monster's effects
monster's effect
monsters' activated effects
cards, or the effects of cards
cards or the effects of cards
`),
);
const headed = record<Extract<EffectNoun, { head: string }>>(
  {},
  { maybe: [['count', count], ' '] },
  { maybe: [['words', wordRows], ' '] },
  ['head', heads],
  { maybe: [['after', memo(() => many(after, '', 3))]] },
);
const lazyNoun: Grammar<Noun> = memo(() => noun);
const ofCards = record<Extract<EffectNoun, { of: string }>>(
  {},
  [
    'of',
    words(
      ...lines(`
the effects of
the effect of
effects of
the activated effects of
activated effects of
the activation of
the activated effect of
`),
    ),
  ],
  ' ',
  ['noun', lazyNoun],
);
/** Effects, by their cards: "card effects", "your opponent's monster effects", "the effects of Link Monsters". */
export const effectNouns: Grammar<EffectNouns> = row(
  choice(headed, ofCards),
  [' or ', ', or ', ' and ', ' or by ', ', or by ', ' and/or '],
  3,
);
