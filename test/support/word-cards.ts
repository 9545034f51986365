import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, continuous, ifThis, limited, monster, must, spell, trap, when } from './duels.ts';
import { books as projectBooks } from './project-data.ts';

const oneMonster = { count: 1, filter: { cardType: 'monster' } };
const inGy = { count: 1, from: ['gy'], filter: { cardType: 'monster' } };
const discardOne = { do: 'discard', what: { count: 1, from: ['hand'], filter: {} } };

/** Invented cards that situations in plain words are about. */
const cards = [
  monster('Lantern Newt', [when('sent-to-gy')]),
  monster('Copper Heron', [ifThis('sent-to-gy')]),
  monster('Weeping Owl', [must('destroyed')]),
  monster('Rope Dancer', [when('special-summoned')]),
  monster('Two Tricks Fox', [ifThis('sent-to-gy'), { kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }]),
  monster('Split Fox', [continuous({ do: 'change-atk', what: 'this', amount: 100 }), ifThis('sent-to-gy')]),
  monster('Plain Boar', [], { abilities: ['Normal'], atk: 2500 }),
  limited('Iron Cathedral', ['Synchro']),
  spell('Rain of Needles', [
    activation([{ do: 'destroy', what: { target: 0 } }], { cost: [discardOne], targets: [oneMonster] }),
  ]),
  spell('Calm Errand', [activation([{ do: 'gain-lp', amount: 500 }])]),
  spell('Wide Flood', [
    activation([
      { do: 'destroy', what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster' } } },
    ]),
  ]),
  spell('Grave Call', [activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [inGy] })]),
  spell('Swap of Favors', [
    activation([{ do: 'add-to-hand', what: { target: 0 } }], { cost: [discardOne], targets: [inGy] }),
  ]),
  spell('Burn and Draw', [
    activation(
      [
        { do: 'destroy', what: { target: 0 } },
        { do: 'draw', joined: 'then', amount: 1 },
      ],
      { targets: [oneMonster] },
    ),
  ]),
  spell('Crooked Deed', [
    activation([
      { do: 'described', reads: 'something old' },
      { do: 'draw', joined: 'then', amount: 1 },
    ]),
  ]),
  spell('Quiet Burial', [
    activation([{ do: 'send-to-gy', what: { count: 1, from: ['deck'], filter: { cardType: 'monster' } } }]),
  ]),
  trap('Calf Flock', [
    activation([
      {
        do: 'special-summon-token',
        position: 'defense',
        what: { count: 2, filter: { names: ['Calf Token'], reads: '(Beast/EARTH/Level 1/ATK 0/DEF 0)' } },
      },
    ]),
  ]),
  trap('Late Snare', [activation([{ do: 'destroy', what: { target: 0 } }], { targets: [oneMonster] })]),
  trap('Stern Refusal', [activation([{ do: 'negate-activation' }])], 'Counter'),
  trap(
    'Spell Bane',
    [
      activation([{ do: 'negate-activation' }], {
        word: 'when',
        on: [{ event: 'effect-activated', of: { cardType: 'spell' }, link: { activatesCard: true } }],
      }),
    ],
    'Counter',
  ),
  monster('Sour Thistle', [
    must('sent-to-gy', { does: [{ do: 'destroy', what: { count: 1, filter: { cardType: 'monster' } } }] }),
  ]),
  limited('Clay Cathedral', ['Fusion']),
  trap(
    'Summon Bane',
    [
      activation([{ do: 'negate-summon' }], {
        word: 'when',
        on: [
          { event: 'normal-summoned', of: { cardType: 'monster' }, declared: true },
          { event: 'special-summoned', of: { cardType: 'monster' }, declared: true },
        ],
      }),
    ],
    'Counter',
  ),
  spell('Quick Errand', [activation([{ do: 'draw', amount: 1 }])], 'Quick-Play'),
  spell('Rare Errand', [
    activation([{ do: 'gain-lp', amount: 1000 }], {
      limit: { scope: 'name', counts: 'activate', per: 'turn', times: 1 },
    }),
  ]),
  monster('Pale Moth', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      cost: [{ do: 'discard', what: 'this' }],
      on: [
        {
          event: 'effect-activated',
          of: {},
          link: { includes: [{ do: ['add-to-hand', 'draw'], from: ['deck'] }] },
        },
      ],
      does: [{ do: 'negate-effect' }],
    },
  ]),
  monster('Ember Wisp', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      targets: [{ count: 1, from: ['monster-zone'], filter: { cardType: 'monster', attribute: 'FIRE' } }],
      does: [{ do: 'destroy', what: { target: 0 } }],
    },
  ]),
  monster('Hollow Bell', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      targets: [{ count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } }],
      does: [{ do: 'negate-effects', what: { target: 0 }, until: 'end-of-turn' }],
    },
  ]),
  monster('Steady Crane', [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }]),
  limited('Patient Crane', ['Effect'], {
    procedure: 'you can Special Summon this card if only your opponent controls a monster',
    procedures: [
      {
        from: ['hand'],
        onlyIf: [
          {
            words: 'only your opponent controls a monster',
            holds: [
              [
                { cards: { from: ['monster-zone'], filter: { controller: 'opponent' } }, atLeast: 1 },
                { cards: { from: ['monster-zone'], filter: { controller: 'you' } }, atMost: 0 },
              ],
            ],
          },
        ],
      },
    ],
  }),
  limited('Hungry Crane', ['Effect'], {
    procedure: 'you can Special Summon this card by Tributing 2 monsters',
    procedures: [
      { from: ['hand'], uses: [{ do: 'tribute', what: { count: 2, filter: { cardType: 'monster' } } }] },
    ],
  }),
  limited('Lone Envoy', ['Effect'], { procedure: 'banish 2 monsters from the GY' }),
  monster('Field Wren', [
    {
      kind: 'trigger',
      mandatory: true,
      word: 'if',
      on: [{ event: 'sent-to-gy', of: 'this', from: ['monster-zone'] }],
      does: [{ do: 'draw', amount: 1 }],
    },
  ]),
  trap('Low Hush', [activation([{ do: 'gain-lp', amount: 500 }])], 'Continuous'),
  monster('Weary Lark', [ifThis('destroyed')]),
  monster('Tall Heron', [], { abilities: ['Normal'], level: 6 }),
  monster('Night Moth', [{ kind: 'quick', activatesIn: ['hand'], does: [{ do: 'draw', amount: 1 }] }]),
  monster('Twilight Moth', [
    { kind: 'quick', activatesIn: ['hand'], does: [{ do: 'draw', amount: 1 }] },
    { kind: 'quick', activatesIn: ['gy'], does: [{ do: 'gain-lp', amount: 500 }] },
  ]),
];

/** What players call one of them. */
const nicknames = new Map([['cerrand', ['Calm Errand']]]);

export const wordBooks = { ...projectBooks, catalogue: makeCatalogue(cards, nicknames) };
