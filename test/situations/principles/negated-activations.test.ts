import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Activations that were negated: what answers them, what becomes of the card, and what is chained to "it". */

const catalogue = makeCatalogue([
  textSpell('Long Draft', 'Draw 2 cards.'),
  textTrap('Loud Echo', 'When an attack is declared: Negate the attack.', 'Counter'),
  textTrap(
    'Low Wall',
    'When a Trap Card is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Far Wall',
    'When a Spell Card is activated: Negate the activation, and if you do, banish it.',
    'Counter',
  ),
  textMonster(
    'Gull of Echoes',
    'If you activate a Counter Trap Card, OR if you negate the activation of a Spell/Trap Card: You can Special Summon this card from your hand.',
  ),
  textMonster('Gull of Noise', 'If a Counter Trap Card is activated: You can draw 1 card.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'what was negated was not activated',
    'I activated Loud Echo and my opponent negated it with Low Wall. Gull of Echoes is in my hand. Can Gull of Echoes come down?',
    'no',
  ],
  [
    'who negated it has negated',
    'My opponent activated Loud Echo and I negated it with Low Wall. Gull of Echoes is in my hand. Can Gull of Echoes come down?',
    'cannot tell',
  ],
  [
    'what negated it was activated, too',
    'I activated Loud Echo and my opponent negated it with Low Wall. Can I use the effect of Gull of Noise?',
    'yes',
  ],
  [
    'what negates it banishes it',
    'My opponent activates Long Draft and I negate it with Far Wall. Is Long Draft banished?',
    'yes',
  ],
  [
    'what is chained to "it" answers what was activated last',
    'My opponent activates Long Draft. I chain Far Wall to it and my opponent chains Low Wall to it. Is Long Draft negated?',
    'no',
  ],
  [
    'asked of whoever did it',
    "I chained Far Wall to my opponent's Long Draft played from hand. Did I stop it?",
    'yes',
  ],
  ['hit with it', 'I activate Long Draft and get hit with Far Wall. Is Long Draft negated?', 'yes'],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
