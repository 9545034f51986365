import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, ifThis, limited, monster, spell, trap, when } from './duels.ts';
import { books as projectBooks } from './project-data.ts';

const anyMonster = { count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } };
const inGy = (filter: object) => ({ count: 1, from: ['gy'], filter: { cardType: 'monster', ...filter } });
const boost = { do: 'change-atk', amount: 500, what: { target: 0 } };
const treatment = { kind: 'not-an-effect', what: 'summoning-condition' };

/** Invented cards that questions to principles are about. */
const cards = [
  monster('Copper Finch', [], { abilities: ['Normal'], atk: 1200 }),
  monster('Tin Marten', [ifThis('sent-to-gy', { does: [{ do: 'draw', amount: 1 }] })]),
  monster('Twice Heron', [], { abilities: ['Effect', 'Gemini'] }),
  monster('Plain Otter', [], { abilities: ['Normal'], level: 7 }),
  monster('Marsh Runner', [
    {
      kind: 'continuous',
      does: [{ do: 'change-name', name: 'Copper Finch', what: 'this' }],
      appliesIn: ['monster-zone', 'gy'],
    },
  ]),
  spell('Finch Letter', [
    activation([
      {
        do: 'add-to-hand',
        what: { count: 1, from: ['deck'], filter: { names: ['Copper Finch'], owner: 'you' } },
      },
    ]),
  ]),
  spell('Small Letter', [
    activation([
      {
        do: 'add-to-hand',
        what: { count: 1, from: ['deck'], filter: { cardType: 'monster', levelAtMost: 4 } },
      },
    ]),
  ]),
  spell('Any Letter', [
    activation([{ do: 'add-to-hand', what: { count: 1, from: ['deck'], filter: { cardType: 'monster' } } }]),
  ]),
  spell('Murky Letter', [
    activation([
      {
        do: 'add-to-hand',
        what: { count: 1, from: ['deck'], filter: { reads: 'of a kind that was declared' } },
      },
    ]),
  ]),
  spell('Plain Return', [
    activation([{ do: 'special-summon', what: { target: 0 } }], {
      targets: [inGy({ abilities: ['Normal'] })],
    }),
  ]),
  spell('Open Return', [
    activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [inGy({})] }),
  ]),
  spell('Passing Tonic', [activation([boost], { targets: [anyMonster] })], 'Quick-Play'),
  spell(
    'Standing Banner',
    [
      {
        kind: 'continuous',
        does: [{ do: 'change-atk', amount: 300, what: { ...anyMonster, count: 'all' } }],
      },
    ],
    'Continuous',
  ),
  spell(
    'Two Banners',
    [
      activation([boost], { targets: [anyMonster] }),
      {
        kind: 'continuous',
        does: [{ do: 'change-atk', amount: 300, what: { ...anyMonster, count: 'all' } }],
      },
    ],
    'Continuous',
  ),
  trap('No Entry', [activation([{ do: 'negate-summon' }])], 'Counter'),
  trap('Sudden Gust', [activation([{ do: 'destroy', what: { target: 0 } }], { targets: [anyMonster] })]),
  trap('Borrowed Reins', [
    activation([{ do: 'take-control', what: { target: 0 } }], { targets: [anyMonster] }),
  ]),
  trap('Hushing Veil', [
    activation([{ do: 'negate-effects', what: { target: 0 }, until: 'end-of-turn' }], {
      targets: [anyMonster],
    }),
  ]),
  monster('Door Greeter', [when('normal-summoned', { does: [{ do: 'draw', amount: 1 }] })]),
  monster('Busy Clerk', [{ kind: 'ignition', does: [{ do: 'draw', amount: 2 }] }]),
  monster('Own Porter', [{ kind: 'ignition', does: [{ do: 'special-summon', what: 'this' }] }]),
  spell('Corner Office', [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }], 'Field'),
  spell('Two Chicks', [
    activation([{ do: 'special-summon-token', what: { count: 2, filter: { names: ['Chick Token'] } } }]),
  ]),
  spell('Swap of Nests', [
    activation(
      [{ do: 'special-summon', what: { count: 1, from: ['hand'], filter: { cardType: 'monster' } } }],
      {
        cost: [{ do: 'tribute', what: anyMonster }],
      },
    ),
  ]),
  limited('Clay Tower', ['Fusion']),
  spell('Mold Trick', [
    activation([
      { do: 'special-summon', what: { count: 1, from: ['extra-deck'], filter: { abilities: ['Fusion'] } } },
    ]),
  ]),
  spell('Mold Master', [
    activation([
      {
        do: 'special-summon',
        treatedAs: 'fusion',
        what: { count: 1, from: ['extra-deck'], filter: { abilities: ['Fusion'] } },
      },
    ]),
  ]),
  limited('Wheel of Brass', ['Xyz']),
  monster('Called Spark', [
    { ...treatment, reads: 'Cannot be Normal Summoned/Set.' },
    { ...treatment, reads: 'Must be Special Summoned by a card effect.' },
  ]),
  monster(
    'Fused Lantern',
    [
      {
        kind: 'trigger',
        mandatory: false,
        word: 'when',
        on: [{ event: 'fusion-summoned', of: 'this' }],
        does: [{ do: 'destroy', what: anyMonster }],
      },
    ],
    { abilities: ['Fusion', 'Effect'] },
  ),
  spell(
    'Watchful Yard',
    [
      {
        kind: 'trigger',
        mandatory: true,
        word: 'if',
        on: [{ event: 'destroyed', of: { cardType: 'monster', controller: 'you' } }],
        does: [{ do: 'draw', amount: 1 }],
      },
    ],
    'Continuous',
  ),
];

export const principleBooks = { ...projectBooks, catalogue: makeCatalogue(cards, new Map()) };
