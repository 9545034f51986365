import { expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster } from '../../support/card-texts.ts';

const doesOf = (words: string): unknown =>
  cardModelOf({ name: 'Paper Lantern', facts: monster(), text: `Once per turn: You can ${words}` })
    .parts.find(isActivated)
    ?.does.map(({ do: verb, joined = '-', may, onlyIf, reads }) =>
      [joined, verb, ...(may ? ['may'] : []), ...(onlyIf ? [onlyIf] : []), ...(reads ? [reads] : [])].join(
        ': ',
      ),
    );

/** Words that no form reads. */
const odd = 'hum 1 tune for the monster with the loudest bell';

test.for<[string, string, unknown]>([
  ['what comes then', `draw 1 card, then ${odd}.`, ['-: draw', `then: described: ${odd}.`]],
  ['what hangs on it', `draw 1 card, and if you do, ${odd}.`, ['-: draw', `if-you-do: described: ${odd}.`]],
  [
    'as many steps as are read',
    `draw 1 card, then gain 500 LP, also ${odd}, then draw 1 card.`,
    ['-: draw', 'then: gain-lp', `also: described: ${odd}, then draw 1 card.`],
  ],
  [
    'in its case, and left to the player',
    `draw 1 card, then, if you control a Dragon monster, you can ${odd}.`,
    ['-: draw', `then: described: may: if you control a Dragon monster: ${odd}.`],
  ],
  [
    'in a case that no form reads: its deed is read',
    'draw 1 card, then, if the bell with the loudest hum rings, you can gain 500 LP.',
    ['-: draw', 'then: gain-lp: may: if the bell with the loudest hum rings'],
  ],
  [
    'a list behind the case is none of its deed',
    'draw 1 card, then, if you revealed a bell, a drum, or a flute, hum 1 tune.',
    ['-: draw', 'then: described: if you revealed a bell, a drum, or a flute, hum 1 tune.'],
  ],
  [
    'what is done instead changes the steps before',
    `draw 1 card, then, if you control a bell, ${odd} instead.`,
    [`-: described: draw 1 card, then, if you control a bell, ${odd} instead.`],
  ],
  [
    'a case that a sentence says first may count for what it also says',
    `if you control a Dragon monster, draw 1 card, also ${odd}.`,
    [`-: described: if you control a Dragon monster, draw 1 card, also ${odd}.`],
  ],
  [
    'within an aside nothing goes on',
    `draw 1 card (you must ring, then show it), ${odd}.`,
    [`-: described: draw 1 card (you must ring, then show it), ${odd}.`],
  ],
  [
    'what follows with "but" is said of it, where it begins a clause',
    'Special Summon 1 Plant monster from your hand, but its effects hum all night.',
    ['-: special-summon', 'also: described: its effects hum all night.'],
  ],
  [
    'what is done to it later',
    'Special Summon 1 Plant monster from your hand, but destroy it when a bell rings twice.',
    ['-: special-summon', 'also: described: destroy it when a bell rings twice.'],
  ],
  [
    'no other card is described behind "but"',
    'Special Summon 1 Plant monster from your hand, but with 1 bell less.',
    ['-: described: Special Summon 1 Plant monster from your hand, but with 1 bell less.'],
  ],
  [
    'another deed behind "and"',
    'toss a coin 3 times and destroy the loudest bell of them all.',
    ['-: coin-toss: toss a coin 3 times', 'and: described: destroy the loudest bell of them all.'],
  ],
  [
    'what is forbidden, whatever the words before it do',
    `${odd}, also you cannot Special Summon for the rest of this turn.`,
    [`-: described: ${odd}`, 'also: restrict: you cannot Special Summon for the rest of this turn'],
  ],
  [
    'not where a case may count for it',
    `if you control a bell, ${odd}, also you cannot Special Summon for the rest of this turn.`,
    [
      `-: described: if you control a bell, ${odd}, also you cannot Special Summon for the rest of this turn.`,
    ],
  ],
  ['no step is read', `${odd}, then draw 1 card.`, [`-: described: ${odd}, then draw 1 card.`]],
])('first steps: %s', ([, words, does]) => {
  expect(doesOf(words)?.toString()).toBe(does?.toString());
});
