import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { inSentences } from '../../../src/situations/chat/in-sentences.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** Pendulum Monsters that are activated as Spells, and Spells that must be Set first. */

const catalogue = makeCatalogue([
  textPendulum('Humming Fern', 'Gains 100 ATK.', 'Once per turn: You can draw 1 card.'),
  textPendulum(
    'Creeping Fern',
    'You can discard this card; draw 1 card.',
    'Once per turn: You can draw 1 card.',
  ),
  textMonster('Bare Fern', 'Gains 100 ATK.'),
  textSpell('Deep Well', 'Draw 2 cards.'),
  textSpell('Quick Well', 'Draw 1 card.', 'Quick-Play'),
  textTrap(
    'Slow Wind',
    'Both players must Set Spell Cards before activating them, and cannot activate them until their next turn after Setting them. You can only control 1 "Slow Wind".',
    'Continuous',
  ),
  textTrap('Lazy Wind', 'Both players must Set Spell Cards before activating them.', 'Continuous'),
  textTrap(
    'Loud No',
    'When a Spell Card is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
]);
const books = { ...projectBooks, catalogue };
const answered = (text: string) => ruleOnWords(text, books, 'tcg')?.answer;

test.for([
  ['from the hand', 'Slow Wind is face-up. Can I activate Deep Well from my hand?', 'no'],
  ['Set in this turn', 'Slow Wind is face-up. I Set Deep Well this turn. Can I activate it now?', 'no'],
  ['Set earlier', 'Slow Wind is face-up. I Set Deep Well last turn. Can I activate it now?', 'yes'],
  [
    'in the other turn',
    "Slow Wind is face-up. It is my opponent's turn. I Set Quick Well last turn. Can I activate it?",
    'cannot tell',
  ],
  ['nobody said where it is', 'Slow Wind is face-up. Can I activate Deep Well?', 'cannot tell'],
  [
    'only the Set is asked for',
    'Lazy Wind is face-up. I Set Deep Well this turn. Can I activate it now?',
    'yes',
  ],
  [
    'only the Set is asked for, and it is in the hand',
    'Lazy Wind is face-up. Can I activate Deep Well from my hand?',
    'no',
  ],
  [
    'a Pendulum Monster',
    'Slow Wind is face-up. Can I put Humming Fern from my hand into my Pendulum Zone?',
    'no',
  ],
  ['a monster effect', 'Slow Wind is face-up. Can I use Creeping Fern in my hand?', 'yes'],
  [
    'a scale is answered as a Spell',
    'My opponent puts Humming Fern in their scale from hand. Can I chain Loud No?',
    'yes',
  ],
  [
    'an effect in the hand is none',
    'My opponent plays Creeping Fern as a scale from hand. Can I chain Loud No?',
    'yes',
  ],
  [
    'an effect that places it is answered otherwise',
    'My opponent places Humming Fern from their Deck in the Pendulum Zone by an effect. Can I chain Loud No to that?',
    'cannot tell',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text) ?? 'cannot tell').toBe(answer);
});

const read = (text: string) => inSentences(text, catalogue)?.text;
test.for([
  [
    'He places Humming Fern in his scale from hand. Can I chain Loud No?',
    'He activates Humming Fern from the hand. Can I chain Loud No?',
  ],
  [
    'He plays Creeping Fern as a scale. Can I chain Loud No?',
    'He activates Creeping Fern as a spell. Can I chain Loud No?',
  ],
  [
    'He puts a Pendulum Monster from his hand into the Pendulum Zone. Can I chain Loud No?',
    'He activates a Pendulum Monster in the Pendulum Zone from the hand. Can I chain Loud No?',
  ],
  ['He places Humming Fern in his scale by the effect of Deep Well. Can I chain Loud No?', undefined],
  ['He places Bare Fern in his scale from hand. Can I chain Loud No?', undefined],
] as const)('%s', ([text, sentences]) => {
  expect(read(text)).toBe(sentences);
});
