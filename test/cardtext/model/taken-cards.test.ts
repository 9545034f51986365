import { expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster } from '../../support/card-texts.ts';

const taken = (words: string): unknown =>
  cardModelOf({ name: 'Paper Lantern', facts: monster(), text: `You can Tribute 1 monster; ${words}` })
    .parts.find(isActivated)
    ?.does.find(({ do: verb }) => verb === 'described')
    ?.takes?.map(({ from, filter }) => [...from, ...Object.values(filter)].join(' '));

/** Words behind the cards that no form reads. */
const odd = 'with the same Level that the Tributed monster had';

test.for<[string, string, unknown]>([
  [
    'from the Deck alone',
    `add 1 Beast monster from your Deck to your hand ${odd}.`,
    ['deck monster Beast you'],
  ],
  [
    'what cannot be done from then on takes nothing',
    `add 1 Beast monster from your Deck to your hand ${odd}, also you cannot Special Summon for the rest of this turn, except Beast monsters.`,
    ['deck monster Beast you'],
  ],
  [
    'one thing after the other, and what was taken again',
    `Special Summon 1 monster from your hand ${odd}, then discard 1 card, and if you do, destroy that monster.`,
    ['hand monster you with the same Level', 'hand'],
  ],
  ['draws', `draw cards equal to its Level ${odd}, then gain 500 LP.`, ['deck']],
  [
    'not where this card goes with others',
    `send this card and 1 monster from your Deck to the GY ${odd}.`,
    undefined,
  ],
  ['not where a card is meant that nobody spoke of', `destroy it ${odd}.`, undefined],
  [
    'not where something else is done',
    `add 1 monster from your Deck to your hand ${odd}, then negate its effects.`,
    undefined,
  ],
  [
    'not where cards go in passing',
    `by banishing 1 card, add 1 monster from your Deck to your hand ${odd}.`,
    undefined,
  ],
  [
    'not where it is kept from something',
    `add 1 monster from your Deck to your hand ${odd}, and monsters are not destroyed.`,
    undefined,
  ],
  ['not from places that nobody says', `Special Summon 1 monster ${odd}.`, undefined],
])('%s', ([, words, is]) => {
  expect(taken(words)).toEqual(is);
});
