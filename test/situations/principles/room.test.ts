import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** Too little room for what an effect puts in zones, and room that comes by what is used up. */

const ofLevel = (name: string, level: number) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level }, text: 'Gains 100 ATK.' });
const catalogue = makeCatalogue([
  textSpell('Two Callers', 'Target 2 monsters in your GY; Special Summon both.'),
  textSpell('One Caller', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Trading Caller', 'Tribute 1 monster; Special Summon 1 monster from your GY.'),
  textSpell('Paying Caller', 'Discard 1 card; Special Summon 1 monster from your GY.'),
  textSpell('Open Hills', 'Gains 100 ATK.', 'Field'),
  textMonster(
    'Grasping Vole',
    'Once per turn: You can target 1 monster your opponent controls; equip that target to this card.',
  ),
  textMonster(
    'Clinging Vole',
    'You can target 1 monster on the field; equip this card from your hand to that target.',
  ),
  textMonster('Hoarding Vole', 'Once per turn: You can Set 1 Spell from your GY.'),
  ofLevel('Small Vole', 4),
  ofLevel('Stout Vole', 6),
  ofLevel('Great Vole', 8),
  cardModelOf({
    name: 'Wired Vole',
    facts: { cardType: 'monster', abilities: ['Effect', 'Link'], link: 2 },
    text: '2 monsters',
  }),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['two Summons and one zone', 'I have exactly one Monster Zone open. Can I activate Two Callers?', 'no'],
  [
    'no zone',
    'All five of my Main Monster Zones are occupied and they attack. Can I activate One Caller?',
    'no',
  ],
  ['a cost that makes no room', 'My Monster Zones are full. Can I activate Paying Caller?', 'no'],
  ['a cost that makes room', 'My Monster Zones are full. Can I activate Trading Caller?', 'yes'],
  ['one zone is enough', 'I have one open Monster Zone. Can I activate One Caller?', 'yes'],
  ['an Equip Card and no zone', "My backrow is full. Can I use Grasping Vole's effect?", 'no'],
  [
    'a monster that equips itself',
    'My Spell & Trap Zones are all full. Can I use Clinging Vole in my hand?',
    'no',
  ],
  ['a Spell from the hand', 'My backrow is full. Can I activate One Caller from my hand?', 'no'],
  [
    'a Tribute makes room',
    'All my Main Monster Zones are full. Can I Tribute Summon Stout Vole by Tributing one of those monsters?',
    'yes',
  ],
  ['no Tribute, no room', 'All my Main Monster Zones are full. Can I Normal Summon Small Vole?', 'no'],
  [
    'materials make room',
    'My Main Monster Zones are full. Can I Link Summon Wired Vole using two of them?',
    'yes',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    ['what is Set may be a Field Spell', 'My backrow is full. Can I use Hoarding Vole?'],
    ['a Field Spell has its own zone', 'My backrow is full. Can I activate Open Hills from my hand?'],
    ["the opponent's zones", "My opponent's Spell & Trap Zones are full. Can I use Grasping Vole?"],
    [
      'something makes room first',
      'My Monster Zones are full, but I destroy one of them. Can I activate One Caller?',
    ],
    [
      'one Tribute is too few',
      'My Main Monster Zones are full. Can I Tribute Summon Great Vole by Tributing one of them?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
