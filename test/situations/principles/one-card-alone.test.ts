import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { Facts } from '../../../src/effects/facts.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What is asked about one card, with nothing told: what is printed on it, what its effects are, whom they sweep. */

const of = (name: string, facts: Facts, text = 'A quiet animal.') => cardModelOf({ name, facts, text });
const catalogue = makeCatalogue([
  of('Marsh Heron', {
    cardType: 'monster',
    abilities: ['Normal'],
    type: 'Winged Beast',
    attribute: 'WATER',
    level: 7,
    atk: 2100,
    def: 800,
  }),
  of('Reed Colossus', { cardType: 'monster', abilities: ['Xyz', 'Effect'], rank: 4, atk: 2000, def: 1000 }),
  of('Twofold Heron', { cardType: 'monster', abilities: ['Gemini', 'Effect'], level: 4, atk: 1500, def: 0 }),
  of('Nameless Tide', { cardType: 'monster', abilities: ['Effect'], level: 3, atk: '?', def: 0 }),
  of(
    'Great Idol',
    { cardType: 'monster', abilities: ['Effect'], level: 10, atk: 4000, def: 4000 },
    'Requires 3 Tributes to Normal Summon (cannot be Normal Set).',
  ),
  textMonster(
    'Bound Otter',
    'If this card is sent to the GY: Draw 1 card. You can only use this effect of "Bound Otter" once per turn.',
  ),
  textMonster('Idle Otter', 'Once per turn: You can draw 1 card.'),
  textMonster('Late Otter', 'When this card is Summoned: You can draw 1 card.'),
  textMonster('Sure Otter', 'If this card is Summoned: You can draw 1 card.'),
  textMonster(
    'Mixed Otter',
    'When this card is Normal Summoned: You can draw 1 card. If this card is sent to the GY: Draw 1 card.',
  ),
  textSpell('Wide Flood', 'Destroy all monsters on the field.'),
  textSpell('Their Flood', 'Destroy all face-up monsters your opponent controls.'),
  textSpell('Fire Flood', 'Destroy all FIRE monsters on the field.'),
  textSpell('Swift Gust', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textTrap(
    'Locked Door',
    'When a Spell Card is activated: Negate the activation, and if you do, destroy that card.',
    'Counter',
  ),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  ['What Level is Marsh Heron?', '7'],
  ["What is Marsh Heron's ATK?", '2100'],
  ['What is the original DEF of Marsh Heron?', '800'],
  ['How much ATK does Marsh Heron have?', '2100'],
  ['What Attribute is Marsh Heron?', 'WATER'],
  ['Which Type is Marsh Heron?', 'Winged Beast'],
  ["What is Reed Colossus's Rank?", '4'],
  ["What is Reed Colossus's Level?", 'none'],
  ['What is the ATK of Nameless Tide?', 'cannot tell'],
  ['Is Marsh Heron a Winged Beast?', 'yes'],
  ['Is Marsh Heron a Beast?', 'no'],
  ['Is Marsh Heron a Level 7 WATER monster?', 'yes'],
  ['Is Marsh Heron an Effect Monster?', 'no'],
  ['Is Reed Colossus an Extra Deck monster?', 'yes'],
  ['Is Twofold Heron an Effect Monster?', 'cannot tell'],
  ['Is Swift Gust a Quick-Play Spell?', 'yes'],
  ['Is Swift Gust a Trap?', 'no'],
  ['Is Marsh Heron a friendly monster?', 'cannot tell'],
  ['How many Tributes does Marsh Heron need?', '2'],
  ['How many Tributes do I need for Great Idol?', '3'],
  ['Does Twofold Heron need a Tribute?', 'no'],
  ['What Spell Speed is Swift Gust?', '2'],
  ['Is Locked Door Spell Speed 3?', 'yes'],
  ["Is Bound Otter's effect mandatory?", 'yes'],
  ["Is Sure Otter's effect optional?", 'yes'],
  ["Is Mixed Otter's effect mandatory?", 'cannot tell'],
  ['Can Late Otter miss the timing?', 'yes'],
  ['Can Sure Otter miss the timing?', 'no'],
  ['Does Bound Otter miss the timing?', 'no'],
  ['Is Bound Otter a hard once per turn?', 'yes'],
  ['Is Idle Otter a hard once per turn?', 'no'],
  ['Is Idle Otter once per turn?', 'yes'],
  ['Is Wide Flood once per turn?', 'no'],
  ["Is Idle Otter's effect an Ignition Effect?", 'yes'],
  ["Is Idle Otter's effect a Quick Effect?", 'no'],
  ['Does Wide Flood destroy my own monsters?', 'yes'],
  ['Does Wide Flood destroy face-down monsters?', 'yes'],
  ['Does Wide Flood destroy Spells?', 'no'],
  ['Does Their Flood destroy my monsters?', 'no'],
  ['Does Their Flood destroy their face-down monsters?', 'no'],
  ['Does Their Flood destroy monsters?', 'cannot tell'],
  ['Does Fire Flood destroy my monsters?', 'cannot tell'],
] as const)('%s', ([text, answer]) => {
  expect(verdict(text)?.answer ?? 'cannot tell').toBe(answer);
});

test.for(['What Level is Marsh Heron?', 'Is Marsh Heron a Beast?', 'Can Late Otter miss the timing?'])(
  '%s has a source',
  (text) => {
    const { findings = [], citations = [] } = verdict(text) ?? {};
    expect([findings.length, citations.length > 0]).toEqual([1, true]);
  },
);

test('what was told may change what is printed', () => {
  expect(
    verdict('Swift Gust resolves on Marsh Heron. What Level is Marsh Heron?')?.answer ?? 'cannot tell',
  ).toBe('cannot tell');
});
