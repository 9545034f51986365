import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textSpell, textTrap } from '../../support/text-cards.ts';

/** Summons that are asked about in any wording that the grammar reads: what they take, and what forbids them. */

const card = (name: string, facts: Omit<MonsterFacts, 'cardType'>, text: string) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', type: 'Beast', attribute: 'EARTH', atk: 1000, def: 1000, ...facts },
    text,
  });
const catalogue = makeCatalogue([
  card(
    'Sewn Otter',
    { abilities: ['Effect', 'Fusion'], level: 6 },
    '"Red Otter" + "Blue Otter"\nGains 100 ATK.',
  ),
  card(
    'Strict Otter',
    { abilities: ['Effect', 'Fusion'], level: 6 },
    '"Red Otter" + "Blue Otter"\nA Fusion Summon of this card can only be done with the above Fusion Materials.',
  ),
  card(
    'Tuned Otter',
    { abilities: ['Effect', 'Synchro'], level: 7 },
    '1 Tuner + 1+ non-Tuner monsters\nGains 100 ATK.',
  ),
  card(
    'Whistled Otter',
    { abilities: ['Effect', 'Synchro'], level: 5 },
    '"Whistle Tin" + 1+ non-Tuner monsters\nGains 100 ATK.',
  ),
  card(
    'Wired Otter',
    { abilities: ['Effect', 'Link'], link: 2, arrows: ['top', 'bottom'] },
    '2+ Effect Monsters\nGains 100 ATK.',
  ),
  card(
    'Stacked Otter',
    { abilities: ['Effect', 'Xyz'], rank: 4, attribute: 'WATER' },
    '2 Level 4 monsters\nGains 100 ATK.',
  ),
  card('Red Otter', { abilities: ['Normal'], level: 4 }, 'An otter that swims.'),
  card('Blue Otter', { abilities: ['Normal'], level: 4 }, 'An otter that sleeps.'),
  card('Whistle Tin', { abilities: ['Effect', 'Tuner'], level: 2 }, 'Gains 100 ATK.'),
  card('Shy Otter', { abilities: ['Effect'], level: 4 }, 'Cannot be used as Synchro Material.'),
  card(
    'Half Shy Otter',
    { abilities: ['Effect'], level: 4 },
    'Cannot be used as Synchro Material, except for a Beast Synchro Monster.',
  ),
  card(
    'Handy Otter',
    { abilities: ['Effect'], level: 4 },
    'If this card is used as Synchro Material, it can be used from your hand.',
  ),
  card(
    'Posing Otter',
    { abilities: ['Effect'], level: 3 },
    'This card in your hand, field, or GY can be used as a substitute for any 1 Fusion Material whose name is mentioned on the Fusion Monster Card, but the other materials must be correct.',
  ),
  card(
    'Whistle Wood',
    { abilities: ['Effect', 'Tuner'], level: 3 },
    'For a Synchro Summon, you can substitute this card for any 1 "Whistle" Tuner.',
  ),
  card(
    'Barring Otter',
    { abilities: ['Effect'], level: 4 },
    'Neither player can Special Summon monsters, except WATER monsters.',
  ),
  textSpell(
    'Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material.',
  ),
  textSpell(
    'Deep Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, by banishing Fusion Materials mentioned on it from your field or GY.',
  ),
  textSpell(
    'Far Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from either field.',
  ),
  textTrap('Still Water', 'Neither player can Special Summon monsters.', 'Continuous'),
  card(
    'Double Otter',
    { abilities: ['Effect', 'Fusion'], level: 9 },
    '"Sewn Otter" or 3 "Otter" monsters + 1 Dragon monster\nGains 100 ATK.',
  ),
  textSpell(
    'Named Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck that mentions "Sewn Otter" or "Red Otter" as material, using monsters from your hand as material.',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('where materials come from', () => {
  test.for([
    [
      'the GY, and the effect takes none from there',
      'Can I use Needle with Red Otter in my GY as material for Sewn Otter?',
      'no',
    ],
    ['told before', 'I have Red Otter in my GY. Can I use it with Needle to Fusion Summon Sewn Otter?', 'no'],
    [
      'of several copies, the one in the Deck',
      'Needle with Red Otter in hand and Blue Otter on field and in Deck, for Sewn Otter. Can the Deck copy be used?',
      'no',
    ],
    [
      'of several copies, one that the effect takes',
      'Deep Needle with Red Otter on field and Blue Otter on field and in GY, for Sewn Otter. Can the GY copy be used?',
      undefined,
    ],
    [
      'another choice of the list than the one that the effect asks for',
      'Named Needle for Double Otter. Can I use 3 "Otter" monsters instead of Sewn Otter?',
      'no',
    ],
    [
      'where the effect asks for none by name',
      'Needle for Double Otter. Can I use 3 "Otter" monsters instead of Sewn Otter?',
      undefined,
    ],
    [
      'what is no choice of the list',
      'Named Needle for Double Otter. Can I use 2 "Otter" monsters instead of Sewn Otter?',
      undefined,
    ],
    [
      'the effect takes from there',
      'Can I use Deep Needle with Red Otter in my GY as material for Sewn Otter?',
      undefined,
    ],
    ["the opponent's", "Can I use my opponent's Red Otter with Needle for Sewn Otter?", 'no'],
    [
      "the opponent's, and the effect takes it",
      "Can I use my opponent's Red Otter with Far Needle for Sewn Otter?",
      undefined,
    ],
    [
      'the hand, for a Synchro Summon',
      'Can I Synchro Summon Tuned Otter using Whistle Tin from my hand?',
      'no',
    ],
    [
      'an unnamed monster in the hand',
      'Can I use a monster in my hand as Xyz Material for Stacked Otter?',
      'no',
    ],
    [
      'its text lets it be used from there',
      'Can I Synchro Summon Tuned Otter using Handy Otter from my hand?',
      undefined,
    ],
    ['its text keeps it from being material', 'Can I use Shy Otter as Synchro Material?', 'no'],
    ['its text keeps it from being other material', 'Can I use Shy Otter as Xyz Material?', undefined],
    ['its text has an exception', 'Can I use Half Shy Otter as Synchro Material?', undefined],
    [
      'something else is told',
      'My opponent negated Needle. Can I use it with Red Otter in my GY for Sewn Otter?',
      undefined,
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('what stands in for a material', () => {
  test.for([
    ['for one that is named', 'Can I use Posing Otter in place of Red Otter for Sewn Otter?', 'yes'],
    [
      'all of them',
      'I have Red Otter in my hand and Posing Otter on the field. Can I fuse them into Sewn Otter with Needle?',
      'yes',
    ],
    ['the others do not fit', 'Can I use Whistle Tin and Posing Otter to Fusion Summon Sewn Otter?', 'no'],
    [
      'from a place that its text does not name',
      'Can Posing Otter in my Deck replace Red Otter for the Fusion Summon of Sewn Otter?',
      'no',
    ],
    [
      'the monster wants its very materials',
      'Can I use Red Otter and Posing Otter to Fusion Summon Strict Otter?',
      'no',
    ],
    ['a Tuner', 'Can I use Whistle Wood in place of Whistle Tin to Synchro Summon Whistled Otter?', 'yes'],
    [
      'a Tuner that the list does not name',
      'Can I use Whistle Wood instead of Whistle Tin to Synchro Summon Tuned Otter?',
      'no',
    ],
    [
      'with the card that Fusion Summons',
      'Can I fuse Red Otter and Blue Otter into Sewn Otter with Needle?',
      'yes',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('what forbids a Summon', () => {
  test.for([
    ['any Special Summon', 'Still Water is on the field. Can I Link Summon Wired Otter?', 'no'],
    ['of another Attribute', 'My opponent controls Barring Otter. Can I Synchro Summon Tuned Otter?', 'no'],
    [
      'of the Attribute that is excepted',
      'My opponent controls Barring Otter. Can I Xyz Summon Stacked Otter?',
      'yes',
    ],
    [
      'it is face-down',
      'My opponent controls a face-down Barring Otter. Can I Synchro Summon Tuned Otter?',
      undefined,
    ],
    ['it is negated', 'Still Water was negated. Can I Link Summon Wired Otter?', 'yes'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});
