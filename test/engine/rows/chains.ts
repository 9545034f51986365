import {
  activate,
  activation,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  negated,
  negatesMonsters,
  type Placed,
  resolve,
  spell,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const x = rows({ ask: 'resolves', card: 'x' });
const newt = (more: object = {}): Placed => [
  monster('Lantern Newt', [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }], ...more }]),
  'monster-zone',
];
const drain: Placed = [
  trap('Leaden Air', [activation(), negatesMonsters], 'Continuous'),
  'spell-trap-zone',
  { faceUp: false },
];
const orchard: Placed = [spell('Old Orchard', [activation()], 'Continuous'), 'hand'];
const gone = [ev('destroyed', 'x')];
/** A monster whose effect Special Summons from the GY, with another one in the GY, and a Trap that lets nobody do that. */
const calls = (...more: readonly object[]): Readonly<Record<string, Placed>> => ({
  x: newt({
    targets: [{ count: 1, from: ['gy'], filter: { owner: 'you' } }],
    does: [{ do: 'special-summon', what: { target: 0 } }, ...more],
  }),
  moth: [monster('Lantern Moth'), 'gy'],
  stop: [
    trap(
      'Locked Gate',
      [
        activation(),
        {
          kind: 'continuous',
          does: [
            {
              do: 'restrict',
              who: 'both',
              reads: 'nobody can Special Summon',
              bans: { summons: ['special'] },
            },
          ],
        },
      ],
      'Continuous',
    ),
    'spell-trap-zone',
    { faceUp: false, controller: 'P1' },
  ],
});
const stopped = (...more: readonly object[]) =>
  duel(calls(...more), activate('x', { targets: ['moth'] }), activate('stop'), resolve(), {
    do: 'resolve',
    chosen: ['moth'],
  });
const aimed = (...more: readonly object[]): Readonly<Record<string, Placed>> => ({
  x: newt({
    targets: [{ count: 1, from: ['monster-zone'], filter: { controller: 'opponent' } }],
    does: [{ do: 'destroy', what: { target: 0 } }, ...more],
  }),
});

/** Was the effect applied when its Chain Link resolved? */
export const results: readonly Row[] = [
  x(
    'nothing answers it',
    duel({ x: newt() }, activate('x'), resolve()),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'its monster was destroyed in the Chain',
    duel({ x: newt() }, activate('x'), activate('theirs'), resolve(gone), resolve()),
    'yes',
    'effect/resolves-after-leaving left',
  ),
  x(
    'its target is there',
    duel(aimed(), activate('x', { targets: ['foe'] }), activate('theirs'), resolve([]), resolve()),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'its target was destroyed in the Chain, and it does nothing else',
    duel(
      aimed(),
      activate('x', { targets: ['foe'] }),
      activate('theirs'),
      resolve([ev('destroyed', 'foe')]),
      resolve(),
    ),
    'no',
    'target/at-resolution gone',
  ),
  x(
    'a text keeps it by then from all that it does',
    stopped(),
    'no',
    'activation/must-be-able-to-resolve nothing',
  ),
  x(
    'and it does something else as well',
    stopped({ do: 'gain-lp', amount: 100, joined: 'also' }),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'and it does something else as well',
    duel(
      aimed({ do: 'draw', amount: 1 }),
      activate('x', { targets: ['foe'] }),
      activate('theirs'),
      resolve([ev('destroyed', 'foe')]),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'its monster left the field before that, in an earlier Chain',
    duel(
      { x: newt() },
      ...effect([ev('returned-to-hand', 'x')]),
      ...effect([ev('special-summoned', 'x')]),
      activate('x'),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    '"must be face-up on the field to resolve", and it is',
    duel({ x: newt({ mustBeFaceUpToResolve: true }) }, activate('x'), resolve()),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'and it is not',
    duel(
      { x: newt({ mustBeFaceUpToResolve: true }) },
      activate('x'),
      activate('theirs'),
      resolve(gone),
      resolve(),
    ),
    'no',
    'effect/must-be-face-up gone',
  ),
  x(
    'it left and came back: that is not the same monster',
    duel(
      { x: newt({ mustBeFaceUpToResolve: true }) },
      activate('x'),
      activate('theirs'),
      resolve([ev('banished', 'x')], [ev('returned-to-field', 'x')]),
      resolve(),
    ),
    'no',
    'effect/must-be-face-up gone',
  ),
  x(
    'its activation was negated',
    duel({ x: newt() }, activate('x'), activate('theirs'), resolve(), negated('activation')),
    'no',
    'negate/activation negated',
  ),
  x(
    'its effect was negated',
    duel({ x: newt() }, activate('x'), activate('theirs'), resolve(), negated('effect')),
    'no',
    'negate/effect negated',
  ),
  x(
    'all monsters are negated when it resolves',
    duel(
      { x: newt(), drain },
      activate('x'),
      activate('drain', { part: 0, player: 'P1' }),
      resolve(),
      resolve(),
    ),
    'no',
    'negate/effect continuous',
  ),
  x(
    'they are, and the monster has left the field as cost',
    duel(
      { x: newt({ cost: [{ do: 'tribute', what: 'this' }] }), drain },
      activate('x'),
      activate('drain', { part: 0, player: 'P1' }),
      resolve(),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving left',
  ),
  x(
    'a Normal Spell destroyed in the Chain resolves all the same',
    duel(
      { x: [spell('Plain Rain', [activation([{ do: 'draw' }])]), 'hand'] },
      activate('x'),
      activate('theirs'),
      resolve(gone),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving left',
  ),
  x(
    'a Continuous Spell destroyed in the Chain does not',
    duel({ x: orchard }, activate('x'), activate('theirs'), resolve(gone), resolve()),
    'no',
    'negate/must-remain-face-up gone',
  ),
  x(
    'a Continuous Spell that stays',
    duel({ x: orchard }, activate('x'), activate('theirs'), resolve(), resolve()),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
  x(
    'a Continuous Spell that was sent as the cost of its own effect',
    duel(
      {
        x: [
          spell(
            'Old Orchard',
            [
              activation(),
              { kind: 'quick', cost: [{ do: 'send-to-gy', what: 'this' }], does: [{ do: 'draw' }] },
            ],
            'Continuous',
          ),
          'spell-trap-zone',
        ],
      },
      activate('x', { part: 1 }),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving left',
  ),
  x(
    'its effect in the GY is not negated by what negates monsters on the field',
    duel(
      {
        x: [monster('Lantern Newt', [ifThis('sent-to-gy')]), 'monster-zone'],
        drain: [drain[0], 'spell-trap-zone'],
      },
      ...effect([ev('sent-to-gy', 'x')]),
      activate('x'),
      resolve(),
    ),
    'yes',
    'effect/resolves-after-leaving resolved',
  ),
];

/** A Chain Link that is still to resolve, or was never there, is no result. */
export const noResult = duel({ x: newt() }, activate('x'));
