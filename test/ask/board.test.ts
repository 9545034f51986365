import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, limited, monster, spell, trap } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

const bridge = monster('Wide Bridge', [], {
  abilities: ['Link', 'Effect'],
  level: undefined,
  link: 2,
  arrows: ['left', 'right'],
});
const lamp = monster('Low Lamp', [], {
  abilities: ['Link', 'Effect'],
  level: undefined,
  link: 3,
  arrows: ['bottom-left', 'bottom', 'bottom-right'],
});
const heron = (name: string, scale: number) =>
  monster(name, [], { abilities: ['Pendulum', 'Effect'], scale });
const nail = limited('Rusty Nail', ['Xyz'], {
  materials: { groups: [{ count: 2, filter: { levels: [4] } }] },
});
/** Invented cards that descriptions of the board name. */
const cards = [
  monster('Mossback Elk', [], { abilities: ['Normal'] }),
  monster('Copper Heron', [], { abilities: ['Normal'] }),
  monster('Tall Boar', [], { level: 6 }),
  monster('Taller Boar', [], { level: 8 }),
  heron('Slow Swing', 1),
  heron('High Swing', 6),
  bridge,
  lamp,
  nail,
  limited('Brazen Heron', ['Synchro']),
  spell('Second Helping', [activation([{ do: 'conduct-normal-summons', amount: 2 }])]),
  spell('Grave Call', [
    activation([{ do: 'special-summon', what: { target: 0 } }], {
      targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }],
    }),
  ]),
  spell('Plain Errand', [activation([{ do: 'draw', amount: 1 }])]),
  trap('Dear Snare', [
    activation([{ do: 'draw', amount: 1 }], { cost: [{ do: 'discard', what: { count: 1, filter: {} } }] }),
  ]),
  spell('Two Calves', [
    activation([{ do: 'special-summon-token', name: 'Calf Token', what: { count: 2, filter: {} } }]),
  ]),
  spell('Old Meadow', [activation([])], 'Field'),
  trap('Late Snare', [
    activation([{ do: 'destroy', what: { target: 0 } }], {
      targets: [{ count: 1, filter: { cardType: 'monster' } }],
    }),
  ]),
];
const books = { ...projectBooks, catalogue: makeCatalogue(cards) };
const asked = (text: string) => ruleOnWords(text, books, 'tcg');

describe('how much room there is, and how many cards are left', () => {
  test.for<[string, string]>([
    ['My Monster Zones are all full. Can I activate Grave Call?', 'no'],
    ['All five of my Main Monster Zones are full. Can I activate Grave Call?', 'no'],
    ['I have no free Monster Zones. Can I activate Grave Call?', 'no'],
    ['I have only one open Monster Zone. Can I activate Grave Call?', 'yes'],
    ['I have one open Monster Zone. Can I activate Two Calves?', 'no'],
    ['I have two free Monster Zones. Can I activate Two Calves?', 'yes'],
    ["My opponent's Monster Zones are full. Can I activate Grave Call?", 'yes'],
    ['My Spell & Trap Zones are full. Can I activate Plain Errand?', 'no'],
    ['My Spell & Trap Zones are full. Can I activate Old Meadow?', 'yes'],
    ['My Deck is empty. Can I activate Plain Errand?', 'no'],
    ['I have no cards left in my Deck. Can I activate Plain Errand?', 'no'],
    ['I have one card left in my Deck. Can I activate Plain Errand?', 'yes'],
    ['There is 1 card left in my Deck. Can I activate Plain Errand?', 'yes'],
    ["My opponent's Deck is empty. Can I activate Plain Errand?", 'yes'],
    ['My hand is empty. Can I activate Dear Snare?', 'no'],
    ['I have 1 card in my hand. Can I activate Dear Snare?', 'yes'],
    ['My GY is empty and my Deck is empty. Can I activate Plain Errand?', 'no'],
    ['Both Decks are empty. Can I activate Plain Errand?', 'no'],
    ['There are no cards in either Deck. Can I activate Plain Errand?', 'no'],
    ['Both GYs are empty. Can I activate Plain Errand?', 'yes'],
    ['Neither player has any cards in the Deck. Can I activate Plain Errand?', 'no'],
    ['I control Copper Heron and my Deck is empty. Can I activate Plain Errand?', 'no'],
    ['I control Copper Heron with no cards in my hand. Can I activate Dear Snare?', 'no'],
    ['I control Copper Heron with 2 cards in hand. Can I activate Dear Snare?', 'yes'],
    ['I activate Plain Errand and my Deck is empty. Can I activate Plain Errand?', 'cannot tell'],
    ['Either player has any cards in the Deck. Can I activate Plain Errand?', 'cannot tell'],
    ['I activate Plain Errand. My Deck is empty. Can I activate Plain Errand?', 'cannot tell'],
    ['My Deck is empty. My Deck has 2 cards. Can I activate Plain Errand?', 'cannot tell'],
  ])('%s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });
});

describe('descriptions of the board', () => {
  test.for<[string, string, string]>([
    [
      'a count with names',
      'P0 (Main Phase 1) controls 2 monsters (Mossback Elk, Copper Heron) and has Taller Boar in hand. Can P0 Normal Summon Taller Boar?',
      'yes',
    ],
    [
      'a count of none',
      'P0 controls 0 monsters (5 empty Main Monster Zones) and has Tall Boar in hand. Can P0 Normal Set Tall Boar?',
      'no',
    ],
    [
      'zones of both players',
      "P0's Main Phase 1: Link Summon with a Link Monster. Zones of P0's monsters: Low Lamp in right EMZ, Mossback Elk in M4; P1: no monsters. Materials used: none of them. In which zones may P0 place Wide Bridge?",
      'cannot tell',
    ],
    [
      'a label of materials',
      "P0's Main Phase 1: Link Summon. Zones of P0's monsters: Low Lamp in the right EMZ, Mossback Elk in M4, Copper Heron in M1; P1: no monsters. P0 performs the Summon; materials: Mossback Elk, Copper Heron. In which zones may P0 place Wide Bridge?",
      'M3; M4; M5',
    ],
    [
      'the only materials that there are',
      "P0's Main Phase 1: Xyz Summon. Zones of P0's monsters: Mossback Elk in M1, Copper Heron in M2, Tall Boar in M3; P1: no monsters. In which zones can Rusty Nail be placed?",
      'M1; M2; M4; M5; EMZ-left; EMZ-right',
    ],
    [
      "the opponent's zones from their own view",
      "P0's Main Phase 1: Xyz Summon. Zones of P0's monsters: Mossback Elk in M1, Copper Heron in M2; P1: Low Lamp in P1's left EMZ (from P1's side). In which zones can Rusty Nail be placed?",
      'M1; M2; M3; M4; M5; EMZ-left',
    ],
    [
      'a zone that was not said',
      'P0 controls Low Lamp, Mossback Elk in M1, Copper Heron in M2. In which zones may Brazen Heron be placed?',
      'cannot tell',
    ],
    [
      'places before and behind their cards',
      'P0 has Slow Swing (Scale 1) and High Swing (Scale 6) in the Pendulum Zones; hand: Mossback Elk, Taller Boar (8). Which monsters can P0 Pendulum Summon?',
      'Mossback Elk',
    ],
    [
      'as many as possible',
      'P0 has Slow Swing and High Swing in the Pendulum Zones, Low Lamp in the left EMZ, no other monsters; hand: Mossback Elk (4), Copper Heron (4). P0 Pendulum Summons as many as possible. Which monsters are Summoned by this Pendulum Summon?',
      'Mossback Elk; Copper Heron',
    ],
    [
      'five monsters: no zone to Special Summon to',
      "P0's Main Phase 1: five monsters, Grave Call in hand. Is the action (activate) with Grave Call legal now?",
      'no',
    ],
    [
      'five Spell & Trap Zones used',
      "P0's Main Phase 1: five S/T zones used, Normal Spell in hand. Is the activation of Plain Errand legal?",
      'no',
    ],
    [
      'a Field Spell has its own zone',
      "P0's Main Phase 1: five S/T zones used, Field Spell in hand. Is the activation of Old Meadow legal now?",
      'yes',
    ],
    [
      'actions so far',
      'Actions so far: P0 activates Second Helping; then P0 Normal Summons Mossback Elk. Can P0 now Normal Set Copper Heron?',
      'yes',
    ],
    [
      'and without the effect',
      "P0's Main Phase 1 (turn player). Actions so far: P0 Normal Summons Mossback Elk. Can P0 now Normal Set Copper Heron?",
      'no',
    ],
    [
      'where a card goes',
      "P0's Slow Swing (Pendulum Monster) is destroyed by Late Snare. Where does Slow Swing end up?",
      'Extra Deck, face-up',
    ],
    ['how many Tributes', 'P0 has Taller Boar in hand. How many Tributes does Taller Boar need?', '2'],
    [
      'how many Normal Summons',
      'P0 Normal Summons Mossback Elk. Then P0 activates Second Helping. How many Normal Summons does P0 have left?',
      '1',
    ],
  ])('%s', ([, text, answer]) => {
    const verdict = asked(text);
    expect({
      answer: verdict?.answer,
      missing: verdict?.answer === 'cannot tell' ? 'some' : verdict?.missing,
    }).toEqual({
      answer,
      missing: answer === 'cannot tell' ? 'some' : [],
    });
    if (answer !== 'cannot tell') expect(verdict?.citations.length).toBeGreaterThan(0);
  });

  test.for<[string, string, string]>([
    [
      'another Level than is printed',
      'P0 controls 0 monsters and has Tall Boar (Level 4) in hand. Can P0 Normal Summon Tall Boar?',
      'Tall Boar',
    ],
    [
      'empty zones that do not fit the cards',
      'P0 controls 2 monsters (Mossback Elk, Copper Heron) (4 empty Main Monster Zones) and has Tall Boar in hand. Can P0 Normal Summon Tall Boar?',
      'zones',
    ],
    [
      'a card of another kind',
      "P0's Main Phase 1: five S/T zones used, Field Spell in hand. Is the activation of Plain Errand legal?",
      'field spell',
    ],
    [
      'a heading without the lists that it is about',
      "P0's Main Phase 1: Link Summon while something matters. Zones of P0's monsters: Mossback Elk in M1, Copper Heron in M2. In which zones may P0 place Wide Bridge?",
      'Link Summon',
    ],
    [
      'a Pendulum Summon of which nobody said whom',
      'P0 has Slow Swing and High Swing in the Pendulum Zones; hand: Mossback Elk. Which monsters are Summoned?',
      'which monsters',
    ],
  ])('what does not agree is missing: %s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join('; ')).toContain(missing);
  });
});
