import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** Direct attacks that end, negated attacks, the start of the Damage Step, and what texts ask of values and totals. */

const kind = (name: string, facts: Partial<MonsterFacts>, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], ...facts }, text });

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
  kind('Tall Otter', { level: 6 }, 'Once per turn: You can draw 1 card.'),
  kind('Short Otter', { level: 2 }, 'Once per turn: You can draw 1 card.'),
  textTrap('Straight Road', "Attacks from your opponent's monsters become direct attacks, also draw 1 card."),
  textSpell(
    'Stop Sign',
    "When an opponent's monster declares an attack: Negate the attack, then draw 1 card.",
    'Quick-Play',
  ),
  textMonster(
    'Stopping Otter',
    "When an opponent's monster declares an attack (Quick Effect): You can discard this card; negate the attack, then draw 1 card.",
  ),
  textSpell(
    'Glass Coat',
    'Target 1 face-up monster on the field; until the end of this turn, it is unaffected by other Spells/Traps.',
    'Quick-Play',
  ),
  textMonster('Shy Otter', 'FLIP: You can draw 1 card.'),
  textMonster(
    'Swallowing Otter',
    "At the start of the Damage Step, if this card battles an opponent's monster: You can banish that opponent's monster, then draw 1 card.",
  ),
  textMonster(
    'Picky Otter',
    'At the start of the Damage Step, if this card battles a face-up Fairy monster: You can banish that monster.',
  ),
  textPendulum(
    'Singing Otter',
    'If this card attacked, after damage calculation: You can draw 1 card.',
    'Once per turn, at the start of the Damage Step, when your "Otter" monster battles an opponent\'s face-up monster: You can make that monster lose 300 ATK.',
  ),
  textSpell(
    'Half Portion',
    "Target 1 face-up monster on the field; halve that target's original ATK.",
    'Quick-Play',
  ),
  textSpell('Half Plate', "Target 1 face-up monster on the field; halve that target's ATK.", 'Quick-Play'),
  textMonster(
    'Weighing Otter',
    'Once per turn: You can target 1 monster your opponent controls, whose current ATK is different from its original ATK; banish that target.',
  ),
  textMonster(
    'Napping Otter',
    'Once per turn: You can target 1 other monster you control; banish it until your next Standby Phase.',
  ),
  textMonster(
    'Mocking Otter',
    "Once per turn: You can target 1 Effect Monster in your GY; banish that target, and if you do, until the End Phase, this card's name becomes that monster's name, and replace this effect with that monster's original effects.",
  ),
  textSpell('Scales of Luck', "If your LP are lower than your opponent's: Draw 2 cards."),
  textSpell('Lucky Meadow', 'The player with the lowest LP takes no battle damage.', 'Continuous'),
  textMonster(
    'Sealed Crown',
    'If you have "Sealed Robe" in addition to this card in your hand, you win the Duel.',
  ),
  textSpell(
    'Unspoken Word',
    'Activate by declaring 1 card name. Cards with that name, and their effects, cannot be used.',
    'Continuous',
  ),
  textTrap(
    'Waking Statue',
    'During the Main Phase: Special Summon this card as a Normal Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1000) (this card is also still a Trap).',
    'Continuous',
  ),
  textSpell('Found Again', 'Target 1 monster in your GY; add that target to your hand.'),
  textSpell('Anything Again', 'Target 1 card in your GY; add that target to your hand.'),
  textMonster(
    'Grinding Otter',
    "If this card destroys an opponent's monster by battle: Banish that monster.",
  ),
  textSpell(
    'Seed Vault',
    'Each time a face-up Plant monster on the field is destroyed, place 1 Seed Counter on this card.',
    'Continuous',
  ),
  textSpell('Broad Axe', 'Target 1 monster on the field; destroy that target.'),
  kind(
    'Crowded Otter',
    { level: 8 },
    'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing 1 monster from your GY while the total Levels of all monsters you control are 7 or lower.',
  ),
]);
const books = { ...projectBooks, catalogue };
const open = 'cannot tell';
const answered = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? open;
type Row = readonly [name: string, text: string, answer: string];
const suite = (name: string, rows: readonly Row[]) =>
  describe(name, () => {
    test.for(rows)('%s', ([, text, answer]) => {
      expect(answered(text)).toBe(answer);
    });
  });

suite('a direct attack past monsters', [
  [
    'what its text asks for is destroyed',
    'My Leaping Otter attacks directly past their monsters and they destroy Painted Page. Does the attack continue?',
    'no',
  ],
  [
    'that is a replay',
    'Leaping Otter attacks directly by its own effect. Painted Page is destroyed. Does a replay happen?',
    'yes',
  ],
  [
    'something else is destroyed',
    'Leaping Otter attacks directly by its own effect. Glass Coat is destroyed. Does the attack continue?',
    open,
  ],
  [
    'in the Damage Step',
    'Leaping Otter attacks directly by its own effect. Painted Page is destroyed in the Damage Step. Does the attack continue?',
    'yes',
  ],
  [
    'a monster of a higher Level comes',
    'My Creeping Otter attacks directly past their monsters. I revive Tall Otter. Does the direct attack go on?',
    'no',
  ],
  [
    'one that is low enough comes',
    'My Creeping Otter attacks directly past their monsters. I revive Short Otter. Does the direct attack go on?',
    open,
  ],
  [
    'all their attacks become direct',
    'Under Straight Road my opponent attacks me directly and I revive Short Otter. Can they redirect the attack to my monster?',
    'no',
  ],
  [
    'they may stop',
    'Under Straight Road my opponent attacks me directly and I revive Short Otter. Can they stop?',
    open,
  ],
]);

suite('an attack that is not negated', [
  [
    'the attacker is unaffected by Spells by then',
    'I use Stop Sign and my opponent chains Glass Coat on the attacker. Do I draw?',
    'no',
  ],
  [
    'it is not unaffected by monsters',
    'I use Stopping Otter and my opponent chains Glass Coat on the attacker. Do I draw?',
    open,
  ],
  [
    'negated by the higher link already',
    'I chained one Stop Sign to another on the same attack. Do I draw for Chain Link 1?',
    'no',
  ],
  [
    'by the higher link itself',
    'I chained one Stop Sign to another on the same attack. Do I draw for Chain Link 2?',
    open,
  ],
]);

suite('the start of the Damage Step', [
  [
    'removed before the flip',
    'My face-down Shy Otter is attacked by Swallowing Otter, which uses its effect at the start of the Damage Step. Do I get my FLIP effect?',
    'no',
  ],
  [
    'what asks for a kind cannot remove it',
    'My face-down Shy Otter is attacked by Picky Otter, which uses its effect at the start of the Damage Step. Do I get my FLIP effect?',
    open,
  ],
  [
    'a Pendulum Effect that asks for a face-up monster',
    'My Short Otter attacks a face-down monster and Singing Otter is in my Pendulum Zone. Can I use Singing Otter at the start of the Damage Step?',
    'no',
  ],
]);

suite('values', [
  [
    'an original value that was set is the current one',
    'Their monster was only affected by Half Portion. Is it a legal target for Weighing Otter?',
    'no',
  ],
  [
    'a current value that was set',
    'Their monster was only affected by Half Plate. Is it a legal target for Weighing Otter?',
    open,
  ],
  ['the same LP', 'Both players have the same LP. Can I activate Scales of Luck?', 'no'],
  [
    'nobody has the lowest',
    'LP are tied under Lucky Meadow. Is either player immune to battle damage?',
    'no',
  ],
  ['after a payment', 'LP are tied, then I pay 500. Can I activate Scales of Luck?', open],
  [
    'Levels of face-down monsters',
    'I control only face-down monsters. Do their Levels stop the Summon of Crowded Otter?',
    'no',
  ],
]);

suite('until the next Standby Phase', [
  [
    'used in the own one',
    'In my Standby Phase I use Napping Otter on Short Otter. When does it come back?',
    "in my next turn's Standby Phase",
  ],
  [
    "in the opponent's",
    "In my opponent's Standby Phase I use Napping Otter on Short Otter. When does it come back?",
    open,
  ],
  [
    'the one that uses it does not go',
    'In my Standby Phase I use Napping Otter on Short Otter. When does Napping Otter come back?',
    open,
  ],
  [
    'the opponent uses it',
    'In my Standby Phase I have Short Otter and my opponent uses Napping Otter. When does it come back?',
    open,
  ],
]);

suite('what was copied', [
  [
    'the copied card has moved',
    'The monster Mocking Otter copied was returned to the Deck. Does Mocking Otter lose the copied effects?',
    'no',
  ],
  [
    'the copying one has moved',
    'Mocking Otter was returned to the Deck. Does Mocking Otter lose the copied effects?',
    open,
  ],
]);

suite('a victory by a text', [
  [
    'its name was declared',
    'Unspoken Word declares Sealed Crown. I then draw the last piece and have all five. Do I win?',
    'yes',
  ],
  ['a piece is missing', 'Unspoken Word declares Sealed Crown. I have one piece. Do I win?', open],
  [
    'the other player is asked about',
    'Unspoken Word declares Sealed Crown. I draw the fifth piece. Does my opponent win?',
    open,
  ],
  ['five of any cards', 'Unspoken Word declares Sealed Crown. I draw five cards. Do I win?', open],
  ['the last of any cards', 'Unspoken Word declares Sealed Crown. I draw the last card. Do I win?', open],
]);

suite('Traps that were monsters', [
  [
    'off the field they are Traps',
    'Waking Statue was a monster and was sent to the GY. Can I add it with Found Again?',
    'no',
  ],
  [
    'what takes any card',
    'Waking Statue was a monster and was sent to the GY. Is it a monster for Anything Again?',
    open,
  ],
  [
    'a battle destroyed a monster',
    'Grinding Otter ran over a summoned Waking Statue. Is Waking Statue banished?',
    'yes',
  ],
]);

suite('a face-down monster of a kind', [
  [
    'it was not face-up',
    'Broad Axe destroys a face-down Plant with Seed Vault on the field. Seed Counter?',
    'no',
  ],
  ['another kind', 'Broad Axe destroys a face-down Fairy with Seed Vault on the field. Seed Counter?', open],
]);
