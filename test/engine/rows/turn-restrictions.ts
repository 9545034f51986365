import {
  activate,
  activation,
  duel,
  ev,
  limited,
  monster,
  negated,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { boar, byCall, end, field, locked, promise, revive, special } from './restriction-cards.ts';
import { type Row, rows } from './row.ts';

const jar: Placed = [spell('Small Jar', [activation([{ do: 'draw', amount: 1 }])]), 'hand'];
const mayPromise = rows({ ask: 'can-activate', card: 'promise' });
const called = [activate('revive', { targets: ['boar'] }), resolve()] as const;
const promised = (bans: object, about?: 'card' | 'effect') => ({
  promise: promise(bans, about),
  boar,
  revive,
});
const kept = [activate('promise'), resolve()] as const;

/** What may not be done in the turn of an activation: it looks back, and ahead. */
const ofTheTurn: readonly Row[] = [
  byCall('after the activation', duel(promised(special), ...kept), 'no', `${locked} restricted`),
  byCall(
    'after that of the effect',
    duel(promised(special, 'effect'), ...kept),
    'no',
    `${locked} restricted`,
  ),
  byCall(
    'its effect was negated, and it was activated all the same',
    duel(promised(special), activate('promise'), negated('effect')),
    'no',
    `${locked} restricted`,
  ),
  byCall(
    'its activation was negated',
    duel(promised(special), activate('promise'), negated('activation')),
    'cannot tell',
    `${locked} perhaps-restricted`,
  ),
  byCall(
    'in another turn',
    duel(promised(special), ...kept, end, end),
    'yes',
    'special-summon/within-reach reached',
  ),
  mayPromise('nothing was Summoned', duel(promised(special)), 'yes', 'spell/when open'),
  mayPromise(
    'a monster was Special Summoned before',
    duel(promised(special), ...called),
    'no',
    `${locked} summoned`,
  ),
  mayPromise(
    'in an earlier turn',
    duel(promised(special), ...called, end, end, { do: 'phase', phase: 'main-1' }),
    'yes',
    'spell/when open',
  ),
  mayPromise(
    'one that its text excepts',
    duel(promised({ ...special, except: { type: 'Beast' } }), ...called),
    'yes',
    'spell/when open',
  ),
  mayPromise(
    'one of which nobody knows whether its text excepts it',
    duel(promised({ ...special, except: { reads: 'that look tired' } }), ...called),
    'cannot tell',
    `${locked} perhaps-summoned`,
  ),
  mayPromise(
    'the opponent Summoned one',
    duel(
      { ...promised(special), theirs2: [monster('Rival Goat'), 'hand', { controller: 'P1' }] },
      summon('theirs2', 'special-summoned', { player: 'P1' }),
    ),
    'yes',
    'spell/when open',
  ),
  mayPromise(
    'a Summon that was negated is none',
    playAll(
      start({ ...promised(special), tower: [limited('Iron Tower', ['Link']), 'extra-deck'] }),
      { do: 'declare-summon', card: 'tower', way: 'link-summoned' },
      { do: 'negate-summon' },
    ),
    'yes',
    'spell/when open',
  ),
  mayPromise(
    'there was a Battle Phase',
    playAll(start(promised({ battlePhase: true }), { phase: 'main-2' })),
    'no',
    `${locked} battled`,
  ),
  mayPromise(
    'a card effect drew',
    duel({ ...promised({ draws: true }), jar }, activate('jar'), resolve()),
    'no',
    `${locked} drew`,
  ),
  mayPromise(
    'a card effect drew in an earlier turn',
    duel({ ...promised({ draws: true }), jar }, activate('jar'), resolve(), end, end, {
      do: 'phase',
      phase: 'main-1',
    }),
    'yes',
    'spell/when open',
  ),
  mayPromise('there was none yet', duel(promised({ battlePhase: true })), 'yes', 'spell/when open'),
];

/** The restriction of an effect stands behind it: another effect of the card does not bring it about. */
const twice: Placed = [
  monster('Two-Way Newt', [
    { kind: 'ignition', does: [{ do: 'gain-lp', amount: 100 }] },
    { kind: 'ignition', does: [{ do: 'gain-lp', amount: 200 }] },
    {
      kind: 'not-an-effect',
      what: 'restriction',
      reads: 'not in the same turn',
      bans: special,
      inTurnOf: 'effect',
    },
  ]),
  field,
];
const which: readonly Row[] = [
  byCall(
    'the effect before it',
    duel({ twice, boar, revive }, activate('twice', { part: 1 }), resolve()),
    'no',
    `${locked} restricted`,
  ),
  byCall(
    'another effect of the card',
    duel({ twice, boar, revive }, activate('twice', { part: 0 }), resolve()),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it was not said which',
    duel({ twice, boar, revive }, activate('twice'), resolve([ev('drawn')])),
    'cannot tell',
    `${locked} perhaps-restricted`,
  ),
];

/** Restrictions of the turn of an activation. */
export const turnRestrictions: readonly Row[] = [...ofTheTurn, ...which];
