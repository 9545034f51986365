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
    ['I have 1 card in my hand. Can I activate Dear Snare?', 'yes'],

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
      'a zone that was not said',
      'P0 controls Low Lamp, Mossback Elk in M1, Copper Heron in M2. In which zones may Brazen Heron be placed?',
      'cannot tell',
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
  ])('%s', ([, text, answer]) => {
    const verdict = asked(text);
    expect({
      answer: verdict?.answer,
      missing: verdict?.answer === 'cannot tell' ? 'some' : verdict?.missing,
    }).toEqual({ answer, missing: answer === 'cannot tell' ? 'some' : [] });
    if (answer !== 'cannot tell') expect(verdict?.citations.length).toBeGreaterThan(0);
  });

  test.for<[string, string, string]>([
    [
      'another Level than is printed',
      'P0 controls 0 monsters and has Tall Boar (Level 4) in hand. Can P0 Normal Summon Tall Boar?',
      'Tall Boar',
    ],

    [
      'a heading without the lists that it is about',
      "P0's Main Phase 1: Link Summon while something matters. Zones of P0's monsters: Mossback Elk in M1, Copper Heron in M2. In which zones may P0 place Wide Bridge?",
      'Link Summon',
    ],
  ])('what does not agree is missing: %s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join('; ')).toContain(missing);
  });
});
