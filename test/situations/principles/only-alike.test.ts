import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Questions that only look like those that a general rule answers: another time, another card, another deed. */

const catalogue = makeCatalogue([
  textSpell('Painted Page', 'Painted Otters gain 100 ATK.', 'Continuous'),
  textMonster(
    'Leaping Otter',
    'While you control "Painted Page" and your opponent controls no Beast monsters, this card can attack your opponent directly.',
  ),
  textMonster(
    'Creeping Otter',
    'If the only face-up monsters you control are Level 3 or lower, this card can attack your opponent directly.',
  ),
  cardModelOf({
    name: 'Tall Otter',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 6 },
    text: 'Once per turn: You can draw 1 card.',
  }),
  textTrap('Straight Road', "Attacks from your opponent's monsters become direct attacks, also draw 1 card."),
  textSpell('Linked Ground', 'Monsters cannot attack, except Link Monsters.', 'Field'),
  textSpell(
    'Stop Sign',
    "When an opponent's monster declares an attack: Negate the attack, then draw 1 card.",
    'Quick-Play',
  ),
  textSpell(
    'Glass Coat',
    'Target 1 face-up monster on the field; until the end of this turn, it is unaffected by other Spells/Traps.',
    'Quick-Play',
  ),
  textSpell('Half Portion', "Target 1 face-up monster on the field; halve that target's original ATK."),
  textMonster(
    'Weighing Otter',
    'Once per turn: You can target 1 monster your opponent controls, whose current ATK is different from its original ATK; banish that target.',
  ),
  textMonster('Shy Otter', 'FLIP: You can draw 1 card.'),
  textMonster(
    'Sorting Otter',
    'At the start of the Damage Step, if this card battles a Special Summoned monster: You can banish that monster.',
  ),
  textSpell('Loud Drum', 'Target 1 face-up monster on the field; it gains 300 ATK this turn.', 'Quick-Play'),
  textMonster(
    'Mocking Otter',
    "Once per turn: You can target 1 Effect Monster in your GY; banish that target, and if you do, until the End Phase, this card's name becomes that monster's name, and replace this effect with that monster's original effects.",
  ),
  textSpell(
    'Seed Vault',
    'Each time a face-up Plant monster on the field is destroyed, place 1 Seed Counter on this card.',
    'Continuous',
  ),
  textMonster('Sharp Otter', 'This card can attack twice.'),
  textMonster(
    'Counting Otter',
    'Each time a Spell Card is activated, place 1 Ink Counter on this card. You can remove 3 Ink Counters from this card; draw 1 card.',
  ),
  textMonster(
    'Soft Otter',
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take no battle damage from that battle.",
  ),
  textMonster(
    'Lucky Otter',
    "While your LP are higher than your opponent's, this card gains 500 ATK. If this card attacks a Defense Position monster, inflict piercing battle damage. If you gain LP: You can draw 1 card.",
  ),
  textTrap(
    'Empty Den',
    'Neither player can Special Summon monsters. If a card is sent from the Deck or the field to your GY: Destroy this card.',
    'Continuous',
  ),
  textTrap(
    'Hush Cloth',
    'Target 1 face-up monster on the field; negate its effects until the end of this turn.',
  ),
  textMonster('Parting Otter', 'If this card is sent to the GY: Draw 1 card.'),
  textMonster('Leaving Otter', 'If this card is sent from the field to the GY: Draw 2 cards.'),
  textSpell('Up Again', 'Target 1 monster in either GY; Special Summon it.'),
  textMonster(
    'Hushing Otter',
    'When a card or effect is activated that includes an effect that adds a card from the Deck to the hand (Quick Effect): You can discard this card; negate that effect.',
  ),
]);
const books = { ...projectBooks, catalogue };
const answered = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? 'cannot tell';

const rows: readonly (readonly [text: string, not: 'yes' | 'no'])[] = [
  [
    'Hush Cloth negates Parting Otter and destroys it, then they banish Leaving Otter. Does Leaving Otter trigger?',
    'yes',
  ],
  ['I activate Linked Ground. It is destroyed. Are non-Link monsters stopped from attacking?', 'yes'],
  ['Linked Ground was on the field and left it. Are non-Link monsters stopped from attacking?', 'yes'],
  [
    'My opponent attacks. I use Stop Sign and my opponent chains Glass Coat on the attacker. Do I not draw?',
    'no',
  ],
  [
    'My face-down Shy Otter is attacked by Sorting Otter, which uses its effect. Do I get my FLIP effect?',
    'no',
  ],
  [
    "My Tall Otter attacks their face-down Shy Otter. At the start of the Damage Step I activate Loud Drum on Tall Otter. Does Shy Otter's FLIP effect activate?",
    'no',
  ],
  [
    'The monster my Mocking Otter banished was returned to the Deck. Can Mocking Otter use its own effect to copy a name again?',
    'yes',
  ],
  [
    'The monster my Mocking Otter copied was Special Summoned. Does Mocking Otter still have the copied effects in the GY?',
    'yes',
  ],
  [
    'The monster my Mocking Otter copied was Special Summoned. I Tribute Mocking Otter. Do I have the copied effects?',
    'yes',
  ],
  [
    'The monster my Mocking Otter copied was returned to the Deck and my opponent activates Loud Drum on Mocking Otter. Does it keep the copied effects?',
    'yes',
  ],
  [
    'Their Tall Otter was only affected by Half Portion. Can Weighing Otter attack it and destroy it by battle?',
    'no',
  ],
  [
    "My Weighing Otter was only affected by Half Portion. Can I target an opponent's monster with it that has changed ATK?",
    'no',
  ],
  [
    'My Leaping Otter attacked directly past their monsters. In Main Phase 2 Painted Page is destroyed. Is there a replay?',
    'yes',
  ],
  [
    'My Leaping Otter attacks directly past their monsters and they destroy Painted Page. I control two copies of Painted Page. Does the attack continue?',
    'no',
  ],
  [
    'My Creeping Otter attacks directly past their monsters. I Special Summon Tall Otter to their field. Does the direct attack go on?',
    'no',
  ],
  [
    'My Creeping Otter attacks directly past their monsters and damage is inflicted. Then I Special Summon Tall Otter. Is there a replay?',
    'yes',
  ],
  ['Under Straight Road my opponent attacks me directly. Can they attack with another monster?', 'no'],
  ['I activated Straight Road. Can they target my monster with an effect?', 'no'],
  ['I activated Straight Road. Can they change their monster to Defense Position?', 'no'],
  ['I activated Straight Road last turn. Can they attack my monster?', 'no'],
  [
    'Sharp Otter destroys a face-down Plant by battle with Seed Vault on the field. Does Seed Vault get a counter?',
    'no',
  ],
  ['My opponent draws. Does my Counting Otter lose Ink Counters?', 'yes'],
  ['I activate a Spell. Does Counting Otter lose counters?', 'yes'],
  ['Does my Counting Otter lose its counters when it attacks?', 'yes'],
  [
    'Tall Otter attacks my smaller Shy Otter in Defense Position. I discard Soft Otter. Is Shy Otter destroyed?',
    'yes',
  ],
  [
    'Tall Otter attacks my smaller Shy Otter which was given protection from battle. I discard Soft Otter. Is Shy Otter destroyed?',
    'yes',
  ],
  ['LP are tied. Does Lucky Otter apply its piercing damage?', 'no'],
  ["LP are tied. Does Lucky Otter's effect work when I gain LP?", 'no'],
  ['My opponent controls Empty Den (destroyed card sent to the GY). Can I activate Up Again?', 'no'],
  ['Can I chain Hushing Otter to Up Again (special summon a monster from the GY)?', 'yes'],
];

describe('what only looks like a question of a general rule', () => {
  test.for(rows)('%s is not %s', ([text, not]) => {
    expect(answered(text)).not.toBe(not);
  });
});
