import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textSpell } from '../../support/text-cards.ts';

/** Fusion Summons by an effect, of monsters that were told of where they lie. */

const card = (name: string, text: string, facts: Partial<Omit<MonsterFacts, 'cardType'>> = {}) =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      abilities: ['Effect'],
      type: 'Beast',
      attribute: 'EARTH',
      level: 4,
      atk: 1000,
      def: 1000,
      ...facts,
    },
    text,
  });
const fusion = { abilities: ['Fusion', 'Effect'], level: 8 } satisfies Partial<MonsterFacts>;
const catalogue = makeCatalogue([
  card('Great Otter', '"Red Otter" + "Red Otter" + "Red Otter"\nGains 100 ATK.', fusion),
  card('Paired Otter', '"Blue Otter" + 1 Beast monster\nMust be Fusion Summoned. Gains 100 ATK.', fusion),
  card('Endless Stoat', '1 "Stoat" monster + 1 monster with 1500 or less ATK\nGains 100 ATK.', {
    ...fusion,
    atk: 1500,
  }),
  card('Red Otter', 'If this card is sent to the GY: You can draw 1 card.'),
  card('Blue Otter', 'If this card is sent to the GY: You can draw 1 card.', { type: 'Aqua' }),
  card('Dyed Otter', 'This card\'s name becomes "Red Otter" while on the field or in the GY. Gains 100 ATK.'),
  card('Shy Otter', 'Cannot be used as Fusion Material. Gains 100 ATK.'),
  card(
    'Sewing Otter',
    'Once per turn: You can pay 200 LP; Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as material, including this card.',
  ),
  textSpell(
    'Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field.',
  ),
  textSpell(
    'Odd Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or Deck.',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['copies', 'I have three Red Otter in my hand. Can I fuse them into Great Otter with Needle?', 'yes'],
  ['too few', 'I have two Red Otter in my hand. Can I fuse them into Great Otter with Needle?', 'no'],
  [
    'a name that another has there',
    'I control two Red Otter and a Dyed Otter. Can I use Needle to fuse them into Great Otter?',
    'yes',
  ],
  [
    'and has not in the hand',
    'Hand: two Red Otter, one Dyed Otter, Needle. Can I fuse those three from hand into Great Otter?',
    'no',
  ],
  [
    'in both places',
    'Two Red Otter on my field and Red Otter in my hand. Can I Needle them into Great Otter?',
    'yes',
  ],
  ['into one more', 'Two Endless Stoat on my field. Can I Needle them into a third Endless Stoat?', 'yes'],
  [
    'the same name without that',
    'Two Endless Stoat on my field. Can I Needle them into Endless Stoat?',
    undefined,
  ],
  [
    'by an effect that takes itself',
    "Blue Otter and Sewing Otter are on my field. Is Sewing Otter's effect able to make Paired Otter?",
    'yes',
  ],
  [
    'and would not be among them',
    "Blue Otter, Red Otter and Sewing Otter are on my field. Can Sewing Otter's effect make Great Otter?",
    undefined,
  ],
  [
    'from a place that it does not take',
    "Blue Otter is in my hand. Sewing Otter is on my field. Can Sewing Otter's effect fuse them into Paired Otter?",
    'no',
  ],
  [
    'one that is never material',
    'I control Blue Otter and Shy Otter. Can I use Needle to fuse them into Paired Otter?',
    'no',
  ],
  [
    'an effect that takes from elsewhere',
    'I have Blue Otter and Red Otter in my hand. Can I use Odd Needle to fuse them into Paired Otter?',
    undefined,
  ],
  [
    'something else that was told',
    'I control Blue Otter and Red Otter. They are face-down. Can I use Needle to fuse them into Paired Otter?',
    undefined,
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
