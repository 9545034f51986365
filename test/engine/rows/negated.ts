import {
  activate,
  activation,
  duel,
  effect,
  ev,
  monster,
  must,
  negated,
  negatesMonsters,
  type Placed,
  resolve,
  spell,
  trap,
  when,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const ask = rows({ ask: 'negated', card: 'x' });
const misses = rows({ ask: 'misses-timing', card: 'x' });
const x: Readonly<Record<string, Placed>> = {
  x: [spell('Plain Errand', [activation([{ do: 'draw', amount: 1 }])]), 'hand'],
};
const mouse = (...parts: readonly unknown[]): Readonly<Record<string, Placed>> => ({
  x: [monster('Field Mouse', parts), 'monster-zone'],
});
const drain = (...parts: readonly unknown[]): Placed => [
  trap('Leaden Air', [activation(), ...parts], 'Continuous'),
  'spell-trap-zone',
  { activated: true },
];
const worded = {
  kind: 'continuous',
  does: [{ do: 'negate-effects', what: { reads: 'monsters that were Summoned late' } }],
};

const flare: Placed = [
  trap('Plain Flare', [activation([{ do: 'draw', amount: 1 }])]),
  'spell-trap-zone',
  { faceUp: false },
];
const negatesTraps = {
  kind: 'continuous',
  does: [
    {
      do: 'negate-effects',
      what: { count: 'all', from: ['spell-trap-zone'], filter: { cardType: 'trap', other: true } },
    },
  ],
};
const stern: Placed = [
  monster('Stern Mouse', [
    {
      ...when('normal-summoned'),
      kind: 'trigger',
      does: [{ do: 'described', reads: 'Negate the activated effects of monsters with 0 ATK.' }],
    },
  ]),
  'monster-zone',
];

/** Is it negated, and does it miss its timing? */
export const negatedRows: readonly Row[] = [
  ask(
    'its activation was',
    duel(x, activate('x'), activate('theirs'), resolve(), negated('activation')),
    'yes',
    'negate/activation negated',
  ),
  ask(
    'its effect was',
    duel(x, activate('x'), activate('theirs'), resolve(), negated('effect')),
    'yes',
    'negate/effect negated',
  ),
  ask('nothing answered it', duel(x, activate('x'), resolve()), 'no', 'negate/effect link-not'),
  ask(
    'what it did was not, and its effects on the field are',
    duel(
      { ...mouse(must('destroyed'), { kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }) },
      activate('x', { part: 1 }),
      resolve(),
      ...effect([ev('effects-negated', 'x')]),
    ),
    'cannot tell',
    'negate/effect told',
  ),
  ask(
    'a Continuous Trap negates all monsters',
    duel({ ...mouse(), air: drain(negatesMonsters) }),
    'yes',
    'negate/effect by',
  ),
  ask(
    'an effect negated its effects',
    duel(mouse(), ...effect([ev('effects-negated', 'x')])),
    'yes',
    'negate/effect told',
  ),
  ask(
    'a text negates monsters that words describe',
    duel({ ...mouse(), air: drain(worded) }),
    'cannot tell',
    'negate/effect perhaps',
  ),
  ask(
    'a Continuous Trap negates Traps on the field, and this one has left since it was activated there',
    duel(
      { x: flare, air: drain(negatesTraps) },
      activate('x'),
      activate('theirs', { cost: [ev('sent-to-gy', 'x')] }),
      resolve([]),
      resolve(),
    ),
    'yes',
    'negate/effect continuous',
  ),
  ask(
    'a sentence behind an effect negates what monsters have activated',
    duel(
      { ...mouse({ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }), stern },
      activate('x'),
      resolve(),
    ),
    'cannot tell',
    'negate/effect link-not',
  ),
  ask('nothing negates monsters', duel(mouse()), 'no', 'negate/effect not'),
  misses(
    '"when", as Chain Link 2',
    duel(
      mouse({ ...when('destroyed'), kind: 'trigger' }),
      activate('spell'),
      ...effect([ev('destroyed', 'x')]),
      resolve(),
    ),
    'yes',
    'trigger/missed-timing missed',
  ),
  misses(
    'one that must be activated',
    duel(
      mouse({ ...must('destroyed'), kind: 'trigger' }),
      activate('spell'),
      ...effect([ev('destroyed', 'x')]),
      resolve(),
    ),
    'no',
    'trigger/mandatory-cannot-miss mandatory',
  ),
];
