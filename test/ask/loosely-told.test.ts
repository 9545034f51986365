import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Situations as players type them in a chat, with all that is left out, and near misses of each. */

const level4 = (name: string, atk: number, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk, def: 0 }, text });
const catalogue = makeCatalogue([
  level4('Loose Heron', 2000, 'Gains 0 ATK.'),
  level4('Busy Heron', 1000, 'You can discard 1 card; draw 1 card.'),
  textTrap(
    'Spiked Ditch',
    'When an opponent\'s monster declares an attack: Target the attacking monster; destroy that target. You can only activate 1 "Spiked Ditch" per turn.',
  ),
  textTrap(
    'Stern Lid',
    'When a Spell/Trap Card is activated: Pay half your LP; negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap('Cold Lid', 'Neither player can activate Trap Cards.', 'Continuous'),
  textSpell('Great Flood', 'Destroy all monsters on the field.'),
  textSpell(
    'Small Wind',
    'Target 1 Spell/Trap on the field; destroy that target. You can only activate 1 "Small Wind" per turn.',
    'Quick-Play',
  ),
  textSpell(
    'Night Cloth',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position. You can only activate 1 "Night Cloth" per turn.',
    'Quick-Play',
  ),
  textSpell(
    'Old Cradle',
    'Target 1 monster in your GY; Special Summon that target and equip it with this card. When this card is destroyed, destroy the equipped monster.',
    'Equip',
  ),
  textSpell(
    'Bright Wall',
    "After this card's activation, it remains on the field, but destroy it during your opponent's 3rd End Phase. When this card is activated: Draw 1 card. While this card is face-up on the field, your opponent's monsters cannot declare an attack.",
  ),
  textSpell(
    'Borrowed Reins',
    'Target 1 monster your opponent controls; until the End Phase, take control of that target, also it cannot declare an attack or be Tributed.',
  ),
  textSpell(
    'Wool Heap',
    'Special Summon 4 "Wool Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position. You cannot Summon other monsters the turn you activate this card (but you can Normal Set).',
    'Quick-Play',
  ),
  textMonster(
    'Hushing Moth',
    "During your opponent's Main Phase (Quick Effect): You can send this card from your hand to the GY, then target 1 Effect Monster your opponent controls; negate the effects of that face-up monster until the end of this turn.",
  ),
  cardModelOf({
    name: 'Gate Hound',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk: 1900, def: 800 },
    text: 'When your opponent would Special Summon exactly 1 monster (Quick Effect): You can send this face-up card to the GY; negate the Special Summon, and if you do, destroy it.',
  }),
  cardModelOf({
    name: 'Climbing Ram',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 5, atk: 2100, def: 1600 },
    text: 'If your opponent controls 2 or more monsters and you control none, you can Special Summon this card (from your hand).',
  }),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const table = (rows: readonly (readonly [text: string, answer: string])[]): void =>
  test.for(rows)('%s', ([text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

describe('what a card is used for is asked too', () => {
  table([
    ['My opponent activates Great Flood. Can I chain Small Wind to negate it?', 'cannot tell'],
    ['My opponent activates Great Flood. Can I chain Night Cloth to save my monsters?', 'no'],
  ]);
});

describe('LP behind what is done, and what is told without a verb', () => {
  table([
    ['With Cold Lid on the field, can I activate Stern Lid?', 'no'],
    ['I attack with Loose Heron, he flips Spiked Ditch. Does Loose Heron die?', 'yes'],
  ]);
});

describe('whose it is', () => {
  table([
    ['I attack his face-up attack position Busy Heron with Loose Heron. Is Busy Heron destroyed?', 'yes'],
    [
      "My opponent special summons Climbing Ram from hand. Can I activate Gate Hound's effect?",
      'cannot tell',
    ],
    ['I activate Wool Heap during my turn. Can I normal summon Loose Heron on my turn?', 'no'],
    ['I activate Wool Heap during my turn. Can I normal summon Loose Heron?', 'no'],
    ['I use Borrowed Reins on his Loose Heron. Can I attack with Loose Heron?', 'no'],
    [
      'My opponent used Borrowed Reins on my Loose Heron last turn and I got it back. Can I attack with Loose Heron?',
      'cannot tell',
    ],
    ['I have Loose Heron in my hand. Can I activate Spiked Ditch when he attacks?', 'cannot tell'],
  ]);
});

describe('where it is', () => {
  table([
    [
      "I have Hushing Moth. My opponent activates Busy Heron's effect in his Main Phase. Can I activate Hushing Moth targeting Busy Heron?",
      'yes',
    ],
    [
      "I control Hushing Moth. My opponent activates Busy Heron's effect in his Main Phase. Can I activate Hushing Moth targeting Busy Heron?",
      'no',
    ],
    ['I have Hushing Moth. Can my opponent attack directly with Loose Heron?', 'cannot tell'],
    ['I have Busy Heron. Can my opponent attack directly with Loose Heron?', 'no'],
    ['I have Bright Wall on the field. Can my opponent attack with Loose Heron?', 'no'],
    ['Both of us have Bright Wall. Can I attack with Loose Heron?', 'cannot tell'],
    [
      'I activate Bright Wall. My opponent destroys Bright Wall with Small Wind next turn. Can my opponent attack with Loose Heron?',
      'cannot tell',
    ],
    ['I have Bright Wall on the field. Can I attack with Loose Heron?', 'yes'],
    ['I have Bright Wall in my hand. Can my opponent attack with Loose Heron?', 'cannot tell'],
  ]);
});
