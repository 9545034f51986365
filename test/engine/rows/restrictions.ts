import type { Action } from '../../../src/engine/play.ts';
import {
  activate,
  activation,
  continuous,
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
import { type Row, rows } from './row.ts';

const field = 'monster-zone';
const end: Action = { do: 'end-turn' };

/** A Spell whose effect leaves this restriction until the end of the turn. */
const lock = (bans: object, more: object = {}): Placed => [
  spell('Narrow Gate', [
    activation([
      { do: 'gain-lp', amount: 100 },
      { do: 'restrict', joined: 'also', until: 'end-of-turn', reads: 'you cannot do that', bans, ...more },
    ]),
  ]),
  'hand',
];
/** A Spell that may only be activated in a turn in which none of this is done. */
const promise = (bans: object, about: 'card' | 'effect' = 'card'): Placed => [
  spell('Quiet Promise', [
    activation([{ do: 'gain-lp', amount: 100 }]),
    { kind: 'not-an-effect', what: 'restriction', reads: 'not in the same turn', bans, inTurnOf: about },
  ]),
  'hand',
];
const revive: Placed = [
  spell('Soft Call', [
    activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
  ]),
  'hand',
];
const boar: Placed = [monster('Tame Boar'), 'gy'];
const inHand: Placed = [monster('Tame Boar'), 'hand'];
const special = { summons: ['special'] };
const played = [activate('lock'), resolve()] as const;
const byCall = rows({ ask: 'special-summon', card: 'boar', by: 'revive' });
const normal = rows({ ask: 'normal-summon', card: 'boar', as: 'summon' });
const cannot = 'wording/cannot-wins';
const locked = 'wording/summon-lock';
const cards = (bans: object, more: object = {}) => ({ lock: lock(bans, more), boar, revive });

/** What an effect that has resolved lets nobody do. */
const lasting: readonly Row[] = [
  byCall('no Special Summons', duel(cards(special), ...played), 'no', `${cannot} restricted`),
  byCall('before it resolves', duel(cards(special)), 'yes', 'special-summon/within-reach reached'),
  byCall(
    'its effect was negated',
    duel(cards(special), activate('lock'), negated('effect')),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'in the next turns it is over',
    duel(cards(special), ...played, end, end),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it binds its player alone',
    duel(
      { lock: [...lock(special).slice(0, 2), { controller: 'P1' }] as unknown as Placed, boar, revive },
      ...played,
    ),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it binds the opponent',
    duel(cards(special, { who: 'opponent' }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall('it binds both', duel(cards(special, { who: 'both' }), ...played), 'no', `${cannot} restricted`),
  byCall(
    'except monsters of its Type',
    duel(cards({ ...special, except: { type: 'Beast' } }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'except monsters of another Type',
    duel(cards({ ...special, except: { type: 'Fiend' } }), ...played),
    'no',
    `${cannot} restricted`,
  ),
  byCall(
    'except monsters that nobody can tell',
    duel(cards({ ...special, except: { reads: 'that look tired' } }), ...played),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
  byCall(
    'only from the Extra Deck',
    duel(cards({ ...special, from: ['extra-deck'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'except from the GY',
    duel(cards({ ...special, exceptFrom: ['gy'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'only monsters of another Type',
    duel(cards({ ...special, of: { type: 'Fiend' } }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'only Xyz Summons',
    duel(cards({ summons: ['xyz'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['a', 'b'] })(
    'an Xyz Summon',
    duel(
      {
        lock: lock({ ...special, from: ['extra-deck'], except: { abilities: ['Synchro'] } }),
        x: [
          limited('Iron Tower', ['Xyz'], { materials: { groups: [{ count: 2, filter: { levels: [4] } }] } }),
          'extra-deck',
        ],
        a: [monster('Tame Boar'), field],
        b: [monster('Tame Goat'), field],
      },
      ...played,
    ),
    'no',
    `${cannot} restricted`,
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that could only Special Summon',
    duel({ ...cards(special) }, ...played),
    'no',
    `${cannot} forbidden`,
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that could only Special Summon, from elsewhere',
    duel(cards({ ...special, from: ['extra-deck'] }), ...played),
    'yes',
    'spell/when open',
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that may Special Summon what is excepted',
    duel(cards({ ...special, except: { type: 'Beast' } }), ...played),
    'cannot tell',
    `${cannot} perhaps`,
  ),
  normal(
    'no Normal Summons',
    duel({ lock: lock({ summons: ['normal', 'special'] }), boar: inHand }, ...played),
    'no',
    `${cannot} restricted`,
  ),
  normal(
    'Special Summons alone are forbidden',
    duel({ lock: lock(special), boar: inHand }, ...played),
    'yes',
    'normal-summon/count-left left',
  ),
  normal(
    'words that were not read',
    duel(
      {
        lock: [
          spell('Odd Gate', [activation([{ do: 'restrict', reads: 'you cannot do odd things' }])]),
          'hand',
        ],
        boar: inHand,
      },
      ...played,
    ),
    'cannot tell',
    'normal-summon/must-be-possible may-forbid',
  ),
  rows({ ask: 'can-activate', card: 'errand' })(
    'no activations',
    duel({ lock: lock({ activates: 'all' }) }, ...played),
    'no',
    `${cannot} restricted`,
  ),
  rows({ ask: 'can-activate', card: 'errand' })(
    'no monster effects',
    duel({ lock: lock({ activates: 'monster' }) }, ...played),
    'yes',
    'spell/quick-play may',
  ),
];

const toldGate = duel(cards(special), activate('lock'), resolve([ev('drawn')]));
/** What happened at a resolution was told, and what it left is in its text all the same. */
const told: readonly Row[] = [
  byCall('its resolution was told', toldGate, 'no', `${cannot} restricted`),
  byCall(
    'its resolution was told, and what it leaves hangs on what was done',
    duel(cards(special, { joined: 'if-you-do' }), activate('lock'), resolve([ev('drawn')])),
    'yes',
    'special-summon/within-reach reached',
  ),
];

const vanity: Placed = [
  monster('Vain Newt', [
    continuous({ do: 'restrict', who: 'both', reads: 'neither player can Special Summon', bans: special }),
  ]),
  field,
  { controller: 'P1' },
];
/** What a Continuous Effect lets nobody do. */
const applied: readonly Row[] = [
  byCall('while it applies', duel({ boar, revive, vanity }), 'no', `${cannot} restricted`),
  byCall(
    'its card is face-down',
    duel({ boar, revive, vanity: [vanity[0], field, { controller: 'P1', faceUp: false }] }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'its effects are negated',
    duel({ boar, revive, vanity: [vanity[0], field, { controller: 'P1', negated: true }] }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it hangs on a condition',
    duel({
      boar,
      revive,
      vanity: [
        monster('Vain Newt', [
          continuous({
            do: 'restrict',
            who: 'both',
            reads: 'nobody can',
            bans: special,
            onlyIf: 'if it rains',
          }),
        ]),
        field,
      ],
    }),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
];

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

export const restrictions: readonly Row[] = [...lasting, ...told, ...applied, ...ofTheTurn, ...which];
