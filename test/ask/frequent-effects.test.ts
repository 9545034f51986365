import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import type { Facts } from '../../src/card-model/facts.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { monster, trap } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** Effects that many Decks play, read from invented texts and asked about in plain words. */

const aMonster = (more: Partial<Extract<Facts, { cardType: 'monster' }>> = {}): Facts => ({
  cardType: 'monster',
  attribute: 'DARK',
  type: 'Fiend',
  abilities: ['Effect'],
  level: 4,
  atk: 1000,
  def: 1000,
  ...more,
});
const aTrap = (property: 'Normal' | 'Counter' = 'Normal'): Facts => ({ cardType: 'trap', property });
const aSpell = (property: 'Normal' | 'Quick-Play' = 'Normal'): Facts => ({ cardType: 'spell', property });
const card = (name: string, facts: Facts, text: string) => cardModelOf({ name, facts, text });

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { abilities: ['Normal'], atk: 1800, def: 400, attribute: 'LIGHT' }),
  monster('Tiny Ewe', [], { abilities: ['Normal'], atk: 500, def: 200, attribute: 'DARK' }),
  trap('Plain Rope'),
  card(
    'Trapdoor',
    aTrap(),
    'When your opponent Summons a monster(s) with 1200 or more ATK: Destroy that monster(s) with 1200 or more ATK, and if you do, banish it.',
  ),
  card(
    'Bramble Coat',
    aTrap(),
    'When an opponent\'s monster declares an attack: Target the attacking monster; destroy that target. You can only activate 1 "Bramble Coat" per turn.',
  ),
  card(
    'Mirror Jar',
    aTrap(),
    'When an opponent\'s monster declares an attack: Target the attacking monster; negate the attack, and if you do, inflict damage to your opponent equal to its ATK. You can only activate 1 "Mirror Jar" per turn.',
  ),
  card(
    'Night Truce',
    aTrap(),
    'You take no battle damage this turn. Your monsters cannot be destroyed by battle this turn. You can only activate 1 "Night Truce" per turn.',
  ),
  card(
    'Full Stop',
    aTrap(),
    "When an opponent's monster declares an attack: Negate the attack, then end the Battle Phase.",
  ),
  card('Head Tax', aTrap(), 'Inflict 300 damage to your opponent for each monster they control.'),
  card('Soft Floor', aTrap(), 'You take no effect damage this turn.'),
  card('Thin Floor', aTrap(), 'Any damage you take this turn is halved.'),
  card(
    'Spell Guard',
    aTrap('Counter'),
    'When your opponent activates a Spell Card: Negate the activation, and if you do, destroy it.',
  ),
  monster('Twin Ewe', [], { abilities: ['Normal'], atk: 500, def: 100, attribute: 'FIRE' }),
  card(
    'Powder Ring',
    aTrap(),
    'Target 1 face-up monster on the field; destroy it, and if you do, take damage equal to its original ATK, then inflict damage to your opponent, equal to the damage you took.',
  ),
  card(
    'Kind Refusal',
    aTrap('Counter'),
    'When your opponent activates a Spell/Trap Card: Your opponent draws 2 cards, also negate the Spell/Trap activation, and if you do, destroy it.',
  ),
  card(
    'Weak Link',
    aSpell(),
    'Destroy the 1 face-up monster your opponent controls that has the lowest ATK (your choice, if tied). You can only activate 1 "Weak Link" per turn.',
  ),
  card(
    'Blanket',
    aSpell('Quick-Play'),
    'Target 1 face-up monster on the field; change that target to face-down Defense Position. You can only activate 1 "Blanket" per turn.',
  ),
  card(
    'Light Nudge',
    aSpell('Quick-Play'),
    'Target 1 face-up monster on the field; it gains 100 ATK until the end of this turn.',
  ),
  card(
    'Dust Wraith',
    aMonster(),
    'Cannot be destroyed by battle. After resolving a card effect that targets this face-up card, destroy this card. You can pay 500 LP; draw 1 card.',
  ),
  card(
    'Wool Ball',
    aMonster({ level: 1 }),
    'During damage calculation, if your opponent\'s monster attacks (Quick Effect): You can discard this card; you take no battle damage from that battle. You can only use this effect of "Wool Ball" once per turn.',
  ),
  card(
    'Sunlit Herald',
    aMonster({ attribute: 'LIGHT' }),
    "During the Damage Step, when a LIGHT monster you control battles (Quick Effect): You can send this card from your hand to the GY; that monster gains ATK equal to the ATK of the opponent's monster it is battling, until the end of this turn.",
  ),
  card(
    'Twofold Herald',
    aMonster({}),
    'Once per turn, during your Main Phase: You can return this face-up card to the hand. During the Damage Step, when a monster you control battles (Quick Effect): You can send this card from your hand to the GY; that monster gains 500 ATK, until the end of this turn.',
  ),
  card(
    'Bitter Baron',
    aMonster({}),
    "When this card is destroyed by a card effect, this card's controller takes damage equal to its original ATK.",
  ),
  card(
    'Dusk Baron',
    aMonster({ level: 6, atk: 2400 }),
    'Once per turn: You can target 1 card on the field; banish that target, and if you do, if it is a LIGHT monster, inflict 700 damage to your opponent.',
  ),
  card(
    'Ember Fang',
    aMonster({ atk: 2400 }),
    'If this card destroys a monster by battle: Inflict 500 damage to your opponent.',
  ),
  card(
    'Calf Herd',
    aSpell('Quick-Play'),
    'Special Summon 2 "Calf Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position. You cannot Summon other monsters the turn you activate this card (but you can Normal Set).',
  ),
]);
const answer = (text: string): string | undefined =>
  ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const rows = (all: readonly (readonly [string, string])[]) =>
  test.for(all)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));

describe('what an effect does to the cards that it answers', () => {
  rows([
    ['Opponent Normal Summons Placid Ram, I activate Trapdoor. Is Placid Ram destroyed?', 'yes'],
    ['Opponent Normal Summons Placid Ram, I activate Trapdoor. Where does Placid Ram go?', 'banished'],
    [
      'Opponent has Dusk Baron on the field and Normal Summons Placid Ram, I activate Trapdoor. Is Dusk Baron destroyed?',
      'no',
    ],
    [
      'Opponent Normal Summons Placid Ram, I activate Trapdoor. They chain Blanket on Placid Ram. Is Placid Ram destroyed?',
      'no',
    ],
    [
      'Opponent Normal Summons Placid Ram, I activate Trapdoor. They chain Light Nudge on Placid Ram. Is Placid Ram destroyed?',
      'yes',
    ],
    ['Opponent attacks with Placid Ram and I activate Bramble Coat. Is Placid Ram destroyed?', 'yes'],
    [
      'Opponent attacks with Placid Ram, I activate Bramble Coat, they chain Blanket on Placid Ram. Is Placid Ram destroyed?',
      'cannot tell',
    ],
  ]);
});

describe('damage', () => {
  rows([
    [
      'Opponent attacks with Placid Ram, I activate Mirror Jar. How much damage does my opponent take?',
      '1800',
    ],
    ['Opponent attacks with Placid Ram, I activate Mirror Jar. Do I take damage?', 'no'],
    ["I activate Powder Ring on my opponent's Placid Ram. How much damage does my opponent take?", '1800'],
    ['Opponent attacks me directly with Placid Ram, I activate Full Stop. Do I take damage?', 'no'],
    ['Opponent attacks with Placid Ram, I activate Full Stop. Can they attack with Tiny Ewe?', 'no'],
    ['My Placid Ram attacks Tiny Ewe. Can I use Twofold Herald?', 'yes'],
    ['My Bitter Baron is destroyed by Trapdoor. Do I take damage?', 'cannot tell'],
    ['Opponent attacks me directly with Placid Ram. I discard Wool Ball. Do I take damage?', 'no'],
    [
      'I control Dusk Baron. I activate its effect targeting Placid Ram. How much damage does my opponent take?',
      '700',
    ],
    [
      'I control Dusk Baron. I activate its effect targeting Tiny Ewe. How much damage does my opponent take?',
      '0',
    ],
  ]);
});

describe('what lasts for a turn', () => {
  rows([
    ['I activate Night Truce. Opponent attacks me directly with Placid Ram. How much damage do I take?', '0'],
    ['Opponent attacks my Tiny Ewe with Placid Ram and I activate Night Truce. Is Tiny Ewe destroyed?', 'no'],
    ['I activated Night Truce this turn. My Placid Ram attacks Tiny Ewe. Is Tiny Ewe destroyed?', 'yes'],
    [
      'I activate Night Truce. Then my opponent activates Head Tax. I control Placid Ram. How much damage do I take?',
      '300',
    ],
    ['I activate Calf Herd. Can I Normal Summon Placid Ram this turn?', 'no'],
    ['I activate Calf Herd. Can I Set Placid Ram this turn?', 'yes'],
    ['I Normal Summoned Placid Ram this turn. Can I activate Calf Herd?', 'no'],
  ]);
});

describe('damage by an effect that a text makes less', () => {
  rows([
    [
      'I activate Soft Floor and it resolves. Then my opponent activates Head Tax. I control Placid Ram. How much damage do I take?',
      '0',
    ],
    [
      'I activate Thin Floor and it resolves. Then my opponent activates Head Tax. I control Placid Ram. How much damage do I take?',
      '150',
    ],
    [
      'I activate Soft Floor. Opponent attacks me directly with Placid Ram. How much damage do I take?',
      '1800',
    ],
    [
      "My Dusk Baron attacks my opponent's attack position Placid Ram. How much damage does my opponent take?",
      '600',
    ],
    [
      "My Ember Fang attacks my opponent's attack position Placid Ram. How much damage does my opponent take?",
      'cannot tell',
    ],
  ]);
});

describe('a card that destroys itself after it was targeted', () => {
  rows([
    ['Opponent activates Light Nudge targeting my Dust Wraith. Is Dust Wraith destroyed?', 'yes'],
    ['Opponent activates Blanket targeting my Dust Wraith. Is Dust Wraith destroyed?', 'no'],
    [
      'Opponent activates Light Nudge targeting my Dust Wraith, I chain Kind Refusal. Is Dust Wraith destroyed?',
      'no',
    ],
    ['Placid Ram attacks Dust Wraith. Is Dust Wraith destroyed?', 'no'],
  ]);
});

describe('what was told and cannot be', () => {
  rows([
    [
      'Opponent attacks with Placid Ram, I activate Bramble Coat, they chain Spell Guard. Is Placid Ram destroyed?',
      'cannot tell',
    ],
    ['Opponent activates Weak Link, I chain Spell Guard. I control Tiny Ewe. Is Tiny Ewe destroyed?', 'no'],
  ]);
});

describe('which monster is meant', () => {
  rows([
    ['Opponent activates Weak Link. I control Placid Ram and Tiny Ewe. Is Tiny Ewe destroyed?', 'yes'],
    ['Opponent activates Weak Link. I control Placid Ram and Tiny Ewe. Is Placid Ram destroyed?', 'no'],
    ['My Placid Ram attacks Dusk Baron and I activate Sunlit Herald. Is Dusk Baron destroyed?', 'yes'],
    ['My Tiny Ewe attacks Dusk Baron and I activate Sunlit Herald. Is Dusk Baron destroyed?', 'cannot tell'],
    ['Opponent activates Weak Link, I chain Kind Refusal. Is Weak Link destroyed?', 'yes'],
    ['Opponent activates Weak Link, I chain Kind Refusal. Does my opponent draw?', 'yes'],
    ['Opponent activates Weak Link. I control Twin Ewe and Tiny Ewe. Is Tiny Ewe destroyed?', 'cannot tell'],
  ]);
});
