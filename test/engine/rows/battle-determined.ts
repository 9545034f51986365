import {
  activate,
  activation,
  continuous,
  duel,
  monster,
  type Placed,
  resolve,
  trap,
} from '../../support/duels.ts';
import { attack, destroys, goesTo, inStep, mine, of, status, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const may = rows({ ask: 'can-activate', card: 'z' });
const stats = (card: string) => rows({ ask: 'stats', card });
const where = rows({ ask: 'where', card: 'y' });
const activates = rows({ ask: 'activates-in-battle', card: 'y' });

const newt = (parts: readonly unknown[] = []) => monster('Pond Newt', parts, { atk: 1500, type: 'Aqua' });
const aqua = { cardType: 'monster', type: 'Aqua' } as const;
const oneAqua = { count: 1, from: ['monster-zone'], filter: aqua };
const allAqua = { ...oneAqua, count: 'all' };
const draws = [{ do: 'draw', amount: 1 }];

type Cards = Readonly<Record<string, Placed>>;
/** The Paper Tiger with 1900 ATK attacks a Pond Newt with 1500, and the battle goes as far as that. */
const battled = (cards: Cards, to: 'before-calculation' | 'after-calculation' = 'after-calculation') =>
  duel({ x: mine(of(1900)), y: theirs(newt()), ...cards }, inStep, attack('x', 'y'), goesTo(to));
/** A Counter Trap that answers nothing: the Damage Step always lets it be activated. */
const counter = (part: Readonly<Record<string, unknown>>, does: readonly unknown[] = draws): Placed => [
  trap('Loud Whistle', [{ ...activation(), does, ...part }], 'Counter'),
  'spell-trap-zone',
  { faceUp: false, controller: 'P1' },
];
const quick = { kind: 'quick', does: [{ do: 'negate-activation' }] };
const mayStay = status('cannot be destroyed by battle', 'while a lantern burns');
/** The whistle does that after damage calculation, and the battle is over. */
const whistled = (does: readonly unknown[], y: Placed = theirs(newt())) =>
  duel(
    { x: mine(of(1900)), y, z: counter({}, does) },
    inStep,
    attack('x', 'y'),
    goesTo('after-calculation'),
    activate('z'),
    resolve(),
    goesTo('over'),
  );
const lostTo = 'damage/battle-damage target-loses';
const floats = {
  kind: 'trigger',
  mandatory: true,
  word: 'if',
  on: [{ event: 'destroyed', of: 'this', by: ['battle'] }],
  does: draws,
};

/** What can still be done with a monster that the battle is determined to destroy (rule damage-step/determined-destroyed). */
export const determinedRows: readonly Row[] = [
  may(
    'its optional Quick Effect',
    duel(
      { x: mine(of(1900)), z: theirs(newt([quick])) },
      inStep,
      attack('x', 'z'),
      goesTo('after-calculation'),
      activate('errand'),
    ),
    'no',
    'damage-step/determined-quick over',
  ),
  may(
    'a mandatory Quick Effect',
    duel(
      { x: mine(of(1900)), z: theirs(newt([{ kind: 'quick', mandatory: true, does: draws }])) },
      inStep,
      attack('x', 'z'),
      goesTo('after-calculation'),
    ),
    'yes',
    'damage-step/determined-quick must',
  ),
  may(
    'the Quick Effect of a monster that may survive',
    duel(
      { x: mine(of(1900)), z: theirs(newt([quick, mayStay])) },
      inStep,
      attack('x', 'z'),
      goesTo('after-calculation'),
      activate('errand'),
    ),
    'cannot tell',
    'damage-step/determined-quick open',
  ),
  may(
    'it cannot be targeted',
    battled({ z: counter({ targets: [oneAqua] }) }),
    'no',
    'damage-step/determined-untouchable barred',
  ),
  may(
    'before damage calculation it can',
    battled({ z: counter({ targets: [oneAqua] }) }, 'before-calculation'),
    'yes',
    'target/chosen-at-activation there',
  ),
  may(
    'another monster can',
    battled({ w: theirs(newt()), z: counter({ targets: [oneAqua] }) }),
    'yes',
    'target/chosen-at-activation there',
  ),
  may(
    'it pays for no card',
    battled({ z: counter({ cost: [{ do: 'tribute', what: oneAqua }] }) }),
    'no',
    'damage-step/determined-cost barred',
  ),
  may(
    'before damage calculation it does',
    battled({ z: counter({ cost: [{ do: 'tribute', what: oneAqua }] }) }, 'before-calculation'),
    'yes',
    'damage-step/activation now',
  ),
  may(
    'it pays for a mandatory effect',
    duel(
      {
        x: mine(of(1900)),
        z: theirs(
          newt([{ kind: 'quick', mandatory: true, cost: [{ do: 'tribute', what: 'this' }], does: draws }]),
        ),
      },
      inStep,
      attack('x', 'z'),
      goesTo('after-calculation'),
    ),
    'yes',
    'damage-step/determined-quick must',
  ),
  destroys(
    'it cannot be returned to the hand',
    whistled([{ do: 'return-to-hand', what: allAqua }]),
    'Pond Newt',
    lostTo,
  ),
  destroys('nor to the Deck', whistled([{ do: 'return-to-deck', what: allAqua }]), 'Pond Newt', lostTo),
  destroys('an effect can still banish it', whistled([{ do: 'banish', what: allAqua }]), 'none', lostTo),
  where(
    'and then the battle has not destroyed it',
    whistled([{ do: 'banish', what: allAqua }]),
    'banished',
    'move/banish goes',
  ),
  activates(
    'banished first: nothing for its destruction by battle',
    duel(
      { x: mine(of(1900)), y: theirs(newt([floats])), z: counter({}, [{ do: 'banish', what: allAqua }]) },
      inStep,
      attack('x', 'y'),
      goesTo('after-calculation'),
      activate('z'),
      resolve(),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  stats('y')(
    'its ATK cannot be changed',
    duel(
      {
        x: mine(of(1900)),
        y: theirs(newt()),
        z: counter({}, [{ do: 'change-atk', what: allAqua, amount: 500 }]),
      },
      inStep,
      attack('x', 'y'),
      goesTo('after-calculation'),
      activate('z'),
      resolve(),
    ),
    'ATK 1500 / DEF 1000',
    'stats/original-value base',
  ),
  stats('w')(
    'its Continuous Effect is over',
    battled({
      y: theirs(
        newt([
          continuous({ do: 'change-atk', what: { count: 'all', filter: { type: 'Beast' } }, amount: 300 }),
        ]),
      ),
      w: theirs(monster('Moor Goat')),
    }),
    'ATK 1500 / DEF 1000',
    'stats/original-value base',
  ),
  stats('w')(
    'before damage calculation it applies',
    battled(
      {
        y: theirs(
          newt([
            continuous({ do: 'change-atk', what: { count: 'all', filter: { type: 'Beast' } }, amount: 300 }),
          ]),
        ),
        w: theirs(monster('Moor Goat')),
      },
      'before-calculation',
    ),
    'ATK 1800 / DEF 1000',
    'stats/continuous-change step',
  ),
];
