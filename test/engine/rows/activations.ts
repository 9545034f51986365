import type { Duel } from '../../../src/engine/duel.ts';
import {
  activate,
  activation,
  declare,
  duel,
  limited,
  monster,
  negatesMonsters,
  type Placed,
  phase,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** May an effect be activated: its time, its Chain, its target, its cost, and something to do. */

const x = rows({ ask: 'can-activate', card: 'x' });
const field = 'monster-zone';
const draws = { do: 'draw', amount: 1 };
const ignition = (more: Readonly<Record<string, unknown>> = {}): Placed => [
  monster('Lantern Newt', [{ kind: 'ignition', does: [draws], ...more }]),
  field,
];
const quick = (more: Readonly<Record<string, unknown>> = {}): Placed => [
  monster('Swift Newt', [{ kind: 'quick', does: [draws], ...more }]),
  field,
];
const normal = (more: Readonly<Record<string, unknown>> = {}, place: Placed[1] = 'hand'): Placed => [
  spell('Wide Door', [activation([draws], more)]),
  place,
];
const quickPlay = (place: Placed[1], said: object = {}): Placed => [
  spell('Loose Door', [activation([draws])], 'Quick-Play'),
  place,
  said,
];
const trapCard = (said: object = {}, property = 'Normal'): Placed => [
  trap('Closed Door', [activation([draws])], property),
  'spell-trap-zone',
  { faceUp: false, ...said },
];
const setting = (card: Placed): Duel =>
  duel(
    {
      x: [card[0], 'hand'],
      s: [
        spell('Helping Hand', [
          activation([{ do: 'set', what: { target: 0 } }], { targets: [{ count: 1 }] }),
        ]),
        'hand',
      ],
    },
    activate('s', { targets: ['x'] }),
    resolve(),
  );
const known = {
  players: { P0: { lp: 800, unseen: { hand: 0, gy: 0, deck: 0 } }, P1: { unseen: { gy: 0 } } },
};
const told = (cards: Readonly<Record<string, Placed>>): Duel => start(cards, known);
const targets = (filter: object, from: readonly string[] = [field]) => ({
  targets: [{ count: 1, from, filter }],
});

export const activations: readonly Row[] = [
  x('an Ignition Effect in the own Main Phase', duel({ x: ignition() }), 'yes', 'effect/ignition open'),
  x(
    "in the opponent's turn",
    duel({ x: [ignition()[0], field, { controller: 'P1' }] }),
    'no',
    'effect/ignition turn',
  ),
  x('in the End Phase', duel({ x: ignition() }, phase('end')), 'no', 'effect/ignition phase'),
  x(
    'while a Summon is under way',
    duel({ x: ignition(), y: [monster('Tame Boar'), 'hand'] }, declare('y', 'normal-summoned')),
    'no',
    'effect/ignition chain',
  ),
  x(
    'in answer to a Chain Link',
    duel({ x: ignition() }, activate('errand')),
    'no',
    'chain/spell-speed answers-nothing',
  ),
  x(
    'in the hand, where it works on the field',
    duel({ x: [ignition()[0], 'hand'] }),
    'no',
    'chain/activation elsewhere',
  ),
  x('face-down', duel({ x: [ignition()[0], field, { faceUp: false }] }), 'no', 'chain/activation face-down'),
  x(
    'a card without an effect that is known',
    duel({ x: [monster('Mossback Elk'), field] }),
    'cannot tell',
    'chain/activation none',
  ),

  x('a Normal Spell', duel({ x: normal() }), 'yes', 'spell/when open'),
  x(
    "a Normal Spell in the opponent's turn",
    duel({ x: [normal()[0], 'hand', { owner: 'P1' }] }),
    'no',
    'spell/when turn',
  ),
  x('a Normal Spell in the End Phase', duel({ x: normal() }, phase('end')), 'no', 'spell/when phase'),
  x(
    'a Normal Spell in answer to another',
    duel({ x: normal() }, activate('errand')),
    'no',
    'spell/when chain',
  ),
  x(
    'a Spell that lies face-up',
    duel({ x: [spell('Old Orchard', [activation([draws])], 'Continuous'), 'spell-trap-zone'] }),
    'no',
    'chain/activation played',
  ),

  x(
    'a Quick-Play Spell from the hand in answer',
    duel({ x: quickPlay('hand') }, activate('errand')),
    'yes',
    'spell/quick-play may',
  ),
  x(
    "from the hand in the opponent's turn",
    duel({ x: quickPlay('hand', { owner: 'P1' }) }),
    'no',
    'spell/quick-play hand',
  ),
  x(
    'Set before',
    duel({ x: quickPlay('spell-trap-zone', { faceUp: false }) }),
    'yes',
    'spell/quick-play may',
  ),
  x('Set this turn', setting(quickPlay('hand')), 'no', 'spell/quick-play set-this-turn'),

  x('a Trap that was Set before', duel({ x: trapCard() }), 'yes', 'trap/when set'),
  x('a Trap that was Set this turn', setting(trapCard()), 'no', 'trap/when set-this-turn'),
  x(
    'a Trap whose text allows the hand, and says no more',
    duel({
      x: [trap('Closed Door', [activation([draws], { activatesIn: ['hand', 'spell-trap-zone'] })]), 'hand'],
    }),
    'no',
    'trap/when not-set',
  ),

  x(
    'a Quick Effect in answer to Spell Speed 1',
    duel({ x: quick() }, activate('spell')),
    'yes',
    'chain/spell-speed fast',
  ),
  x('a Quick Effect by itself', duel({ x: quick() }), 'yes', 'effect/quick may'),
  x(
    'an effect of a face-up Trap',
    duel({
      x: [
        trap('Open Door', [activation(), { kind: 'quick', does: [draws] }], 'Continuous'),
        'spell-trap-zone',
        { faceUp: true },
      ],
    }),
    'yes',
    'chain/spell-speed-of-effects may',
  ),
  x(
    'a Quick Effect in answer to a Counter Trap',
    duel(
      {
        x: quick(),
        c: [trap('Last Word', [activation([draws])], 'Counter'), 'spell-trap-zone', { faceUp: false }],
      },
      activate('c'),
    ),
    'no',
    'chain/spell-speed slower',
  ),
  x(
    'in answer to an effect of a Counter Trap that nobody knows',
    duel(
      {
        x: quick(),
        c: [trap('Last Word', [{ kind: 'quick', activatesIn: ['gy'], does: [draws] }], 'Counter'), 'gy'],
      },
      activate('c', { part: 0 }),
    ),
    'cannot tell',
    'chain/spell-speed not-said',
  ),
  x('a draw in the Damage Step', duel({ x: quick() }, phase('damage')), 'no', 'damage-step/activation not'),
  x(
    'a change of ATK in the Damage Step',
    duel({ x: quick({ does: [{ do: 'change-atk', what: 'this', amount: 500 }] }) }, phase('damage')),
    'yes',
    'damage-step/activation may',
  ),

  x(
    'once per turn, and it was',
    duel({ x: quick({ limit: { scope: 'card', counts: 'use', per: 'turn' } }) }, activate('x'), resolve()),
    'no',
    'limit/once-per-turn-used used',
  ),

  x(
    'with a target',
    told({ x: ignition(targets({ controller: 'opponent' })) }),
    'yes',
    'target/chosen-at-activation there',
  ),
  x(
    'without one',
    told({ x: ignition(targets({ controller: 'opponent', attribute: 'WIND' })) }),
    'no',
    'target/chosen-at-activation none',
  ),
  x(
    'a card in the hand is no target',
    told({ x: ignition(targets({}, ['hand'])), y: [monster('Tame Boar'), 'hand'] }),
    'no',
    'target/chosen-at-activation none',
  ),

  x(
    'LP enough for the cost',
    told({ x: ignition({ cost: [{ do: 'pay-lp', amount: 800 }], does: [{ do: 'gain-lp', amount: 1 }] }) }),
    'yes',
    'damage/paying-lp enough',
  ),
  x(
    'too few',
    told({ x: ignition({ cost: [{ do: 'pay-lp', amount: 801 }], does: [{ do: 'gain-lp', amount: 1 }] }) }),
    'no',
    'damage/paying-lp too-few',
  ),
  x(
    'a discard with an empty hand',
    start({ x: ignition({ cost: [{ do: 'discard', what: { count: 5, filter: {} } }] }) }, known),
    'no',
    'cost/must-be-payable cannot-pay',
  ),
  x(
    'sending itself to the GY where it would be banished',
    duel({
      x: ignition({ cost: [{ do: 'send-to-gy', what: 'this' }] }),
      fog: [
        trap(
          'Bottomless Fog',
          [
            {
              kind: 'continuous',
              does: [{ do: 'banish', what: { count: 'all', filter: {} }, insteadOf: 'sent-to-gy' }],
            },
          ],
          'Continuous',
        ),
        'spell-trap-zone',
        { faceUp: true },
      ],
    }),
    'no',
    'cost/must-be-payable cannot-pay',
  ),
  x(
    'Tributing itself there',
    duel({
      x: ignition({ cost: [{ do: 'tribute', what: 'this' }] }),
      fog: [trap('Leaden Air', [negatesMonsters], 'Continuous'), 'spell-trap-zone', { faceUp: false }],
    }),
    'yes',
    'effect/ignition open',
  ),

  x(
    'something to do',
    told({
      x: ignition({
        does: [{ do: 'destroy', what: { count: 1, from: [field], filter: { controller: 'opponent' } } }],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'nothing to do',
    told({
      x: ignition({
        does: [
          {
            do: 'destroy',
            what: { count: 1, from: [field], filter: { controller: 'opponent', attribute: 'WIND' } },
          },
        ],
      }),
    }),
    'no',
    'activation/must-be-able-to-resolve nothing',
  ),
  x(
    'nothing to do, if the cost did not put a card there',
    told({
      x: ignition({
        cost: [{ do: 'discard', what: { count: 1, filter: {} } }],
        does: [{ do: 'add-to-hand', what: { count: 1, from: ['gy'], filter: { owner: 'you' } } }],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'nothing to do now, but later',
    told({
      x: ignition({
        does: [
          {
            do: 'destroy',
            delayed: 'during the End Phase',
            what: { count: 1, from: [field], filter: { attribute: 'WIND' } },
          },
        ],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a Special Summon with no zone free',
    told({
      x: ignition({
        does: [{ do: 'special-summon', what: { count: 1, from: ['hand'], filter: { owner: 'you' } } }],
      }),
      h: [monster('Tame Boar'), 'hand'],
      ...Object.fromEntries([1, 2, 3, 4].map((at) => [`m${at}`, [monster(`Newt ${at}`), field] as const])),
    }),
    'no',
    'activation/must-be-able-to-resolve nothing',
  ),

  x(
    'a Trigger Effect whose event happened, with a target',
    duel(
      {
        x: [
          monster('Waking Newt', [
            {
              kind: 'trigger',
              mandatory: false,
              word: 'if',
              on: [{ event: 'normal-summoned', of: 'this' }],
              does: [draws],
              ...targets({ controller: 'opponent' }),
            },
          ]),
          'hand',
        ],
      },
      summon('x', 'normal-summoned'),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'and without one',
    duel(
      {
        x: [
          monster('Waking Newt', [
            {
              kind: 'trigger',
              mandatory: false,
              word: 'if',
              on: [{ event: 'normal-summoned', of: 'this' }],
              does: [draws],
              ...targets({ attribute: 'WIND' }),
            },
          ]),
          'hand',
        ],
        y: [limited('Brass Heron', ['Synchro']), 'gy'],
      },
      summon('x', 'normal-summoned'),
    ),
    'no',
    'target/chosen-at-activation none',
  ),
];
