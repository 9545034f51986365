import { activation, continuous, duel, monster, type Placed, spell, trap } from '../../support/duels.ts';
import { draws, field, ignition, x } from './activation-cards.ts';
import type { Row } from './row.ts';

/** What Continuous Effects of face-up cards keep from being activated. */

const zone = 'spell-trap-zone';
const fromDeck = { count: 1, from: ['deck'], filter: { cardType: 'monster' } };
const fromGy = { count: 1, from: ['gy'], filter: { cardType: 'monster' } };
const both = (reads: string, more: object = {}) =>
  continuous({ do: 'restrict', who: 'both', reads, ...more });
const wall = (reads: string, more: object = {}): Placed => [
  spell('Stone Paling', [both(reads, more)], 'Continuous'),
  zone,
];
const says = (reads: string): Placed => [
  monster('Stern Heron', [continuous({ do: 'described', reads })]),
  field,
];
const noBanish = 'neither player can banish cards';
const noSearch = 'neither player can add cards from their Deck to their hand except by drawing them';
const noTrap = 'neither Trap Cards nor their effects on the field can be activated';
const forbidden = 'wording/cannot-wins forbidden';
const open = 'effect/continuous-starts may';
const does = (...all: readonly object[]) => ignition({ does: all });
const set = { faceUp: false };

export const activationLimits: readonly Row[] = [
  x(
    'it would banish, and nobody can',
    duel({ x: does({ do: 'banish', what: fromGy }), s: wall(noBanish) }),
    'no',
    forbidden,
  ),
  x(
    'its cost is to banish',
    duel({ x: ignition({ cost: [{ do: 'banish', what: fromGy }] }), s: wall(noBanish) }),
    'no',
    forbidden,
  ),
  x(
    'it banishes only later',
    duel({ x: does(draws, { do: 'banish', what: fromGy, joined: 'then' }), s: wall(noBanish) }),
    'cannot tell',
    open,
  ),
  x(
    'it may banish',
    duel({ x: does({ do: 'banish', what: fromGy, may: true }), s: wall(noBanish) }),
    'cannot tell',
    open,
  ),
  x(
    'it may be something else that is picked',
    duel({ x: does({ do: 'banish', what: fromGy }, { ...draws, joined: 'or' }), s: wall(noBanish) }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a Spell Card that leaves it to its player',
    duel({
      x: [spell('Kind Offer', [activation([{ do: 'banish', what: fromGy, may: true }])]), 'hand'],
      s: wall(noBanish),
    }),
    'yes',
    'spell/when open',
  ),
  x('it does something else', duel({ x: does(draws), s: wall(noBanish) }), 'yes', 'effect/ignition open'),
  x(
    'what forbids it hangs on a condition',
    duel({
      x: does({ do: 'banish', what: fromGy }),
      s: wall(noBanish, { onlyIf: 'if it rains' }),
    }),
    'cannot tell',
    open,
  ),
  x(
    'only the opponent is bound',
    duel({
      x: does({ do: 'banish', what: fromGy }),
      s: wall('your opponent cannot banish cards', { who: 'opponent' }),
      lost: [monster('Lost Wick'), 'gy'],
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'it adds from the Deck',
    duel({ x: does({ do: 'add-to-hand', what: fromDeck }), s: wall(noSearch) }),
    'no',
    forbidden,
  ),
  x(
    'it adds from the GY',
    duel({ x: does({ do: 'add-to-hand', what: fromGy }), s: wall(noSearch) }),
    'cannot tell',
    open,
  ),
  x('it draws', duel({ x: does(draws), s: wall(noSearch) }), 'yes', 'effect/ignition open'),
  x(
    'a Trap Card under what forbids them',
    duel({ x: [trap('Creaking Gate', [activation([draws])]), zone, set], s: says(noTrap) }),
    'no',
    forbidden,
  ),
  x('a monster effect under that', duel({ x: does(draws), s: says(noTrap) }), 'yes', 'effect/ignition open'),
  x(
    'what does that is face-down',
    duel({
      x: [trap('Creaking Gate', [activation([draws])]), zone, set],
      s: [monster('Stern Heron', [continuous({ do: 'described', reads: noTrap })]), field, set],
    }),
    'yes',
    'trap/when set',
  ),
  x(
    'monster effects are forbidden',
    duel({ x: does(draws), s: wall('neither player can activate monster effects') }),
    'no',
    forbidden,
  ),
  x(
    'only those in the hand are',
    duel({ x: does(draws), s: wall('neither player can activate the effects of monsters in the hand') }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'what binds only attacks',
    duel({
      x: does(draws),
      s: wall('', { do: 'change-status', what: { count: 'all' }, reads: 'cannot declare an attack' }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'words that were not read',
    duel({ x: does(draws), s: wall('neither player can do what the other one did') }),
    'cannot tell',
    open,
  ),
];
