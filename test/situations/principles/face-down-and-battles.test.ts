import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Face-down monsters for what asks for monsters, effects for a battle, materials that are asked for once, Tributes. */

const ofLevel = (name: string, level: number, text = 'Gains 100 ATK.') =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Effect'], level, attribute: 'LIGHT' },
    text,
  });
const catalogue = makeCatalogue([
  ofLevel('Stout Heron', 6),
  ofLevel('Great Heron', 8),
  ofLevel('Small Heron', 4),
  ofLevel(
    'Double Heron',
    4,
    'This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster.',
  ),
  ofLevel(
    'Late Heron',
    4,
    'If your opponent controls a Level 5 or higher monster, you can Special Summon this card (from your hand).',
  ),
  textTrap('Heron Feast', 'If a LIGHT monster(s) you control is Tributed: Draw 1 card.', 'Continuous'),
  textMonster(
    'Biting Shrike',
    'When this card inflicts battle damage to your opponent: You can draw 1 card.',
  ),
  textMonster(
    'Hunting Shrike',
    'When this attacking card inflicts battle damage to your opponent: You can draw 1 card.',
  ),
  textMonster(
    'Burning Shrike',
    "When this card destroys an opponent's monster by battle: Inflict 500 damage to your opponent.",
  ),
  cardModelOf({
    name: 'Laden Shrike',
    facts: { cardType: 'monster', abilities: ['Effect', 'Xyz'], rank: 4 },
    text: 'Once per turn, if this card has "Small Heron" as material: You can detach 1 material from this card; draw 1 card.',
  }),
  textSpell('Open Eye', 'Target 1 face-up monster on the field; destroy it.'),
  textSpell('Blind Eye', 'Target 1 monster on the field; destroy it.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['a condition', "My opponent's Stout Heron is face-down. Can I Special Summon Late Heron?", 'no'],
  ['a Tribute', 'I Tribute a face-down Small Heron. Does Heron Feast draw?', 'yes'],
  ['a target that is face-up', 'Can I use Open Eye on a face-down monster?', 'no'],
  ['any target', 'Can I use Blind Eye on a face-down monster?', 'yes'],
  ['damage of a direct attack', 'Biting Shrike hit directly for damage. Can I draw with its effect?', 'yes'],
  [
    'a direct attack of another',
    'My Biting Shrike attacked a monster and then Small Heron hit me directly for damage. Can I draw with the effect of Biting Shrike?',
    undefined,
  ],
  [
    'damage that its own player took',
    'They attacked my Biting Shrike with something bigger and I took damage. Can I draw with its effect?',
    undefined,
  ],
  [
    'damage of the one that is attacked',
    'They attacked my Biting Shrike with something smaller and took damage. Can I draw with its effect?',
    'yes',
  ],
  [
    'it asks for an attack',
    'They attacked my Hunting Shrike with something smaller and took damage. Can I draw with its effect?',
    'no',
  ],
  [
    'nothing was destroyed',
    'My Burning Shrike attacked a monster that was not destroyed. Does Burning Shrike inflict damage?',
    'no',
  ],
  ['a direct attack destroys nothing', 'Burning Shrike attacked directly. Does its burn trigger?', 'no'],
  [
    'a material that pays',
    'Laden Shrike needs Small Heron attached. I detach Small Heron to pay. Does the effect still resolve?',
    'yes',
  ],
  ['a Token', 'Can I Tribute a Token for Stout Heron?', 'yes'],
  ['too many', 'Can I Tribute two monsters for Stout Heron?', 'no'],
  ['too few', 'Can I Tribute Summon Great Heron with only one monster?', 'no'],
  ['one that counts as two', 'Double Heron is my only monster. Can I Tribute Summon Great Heron?', 'yes'],
  [
    'one that counts as two, face-down',
    'My face-down Double Heron is my only monster. Can I Tribute Summon Great Heron?',
    undefined,
  ],
  [
    'the Normal Summon may be used',
    'I control only Double Heron and it was Normal Summoned this turn. Can I Tribute Summon Great Heron?',
    undefined,
  ],
  [
    'given by the other player',
    'Can I Tribute Summon Great Heron with two monsters my opponent gave me?',
    undefined,
  ],
  ["the other player's", 'Can I Tribute Summon Great Heron with two monsters my opponent controls?', 'no'],
  ['one that does not', 'Small Heron is my only monster. Can I Tribute Summon Great Heron?', 'no'],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
