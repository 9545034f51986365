import type { MonsterZone } from '../../../src/vocabulary/zones.ts';
import {
  activate,
  banishesInstead,
  duel,
  effect,
  ev,
  limited,
  monster,
  type Placed,
  summon,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, extra, plain, synchro } from './summon-cards.ts';

/** In which zones may a monster be placed when it is Summoned? Zones are named from P0's view. */

const link = (name: string, ...arrows: readonly string[]): Placed[0] =>
  monster(name, [], { abilities: ['Link', 'Effect'], level: undefined, link: arrows.length, arrows });
const bridge = link('Wide Bridge', 'left', 'right');
const lamp = link('Low Lamp', 'bottom-left', 'bottom', 'bottom-right');
const post = link('Tall Post', 'top', 'bottom');
const swaying = monster('Swaying Heron', [], { abilities: ['Pendulum', 'Effect'], scale: 3 });
const field = (model: Placed[0], zone: MonsterZone, controller: 'P0' | 'P1' = 'P0'): Placed =>
  at(model, 'monster-zone', { zone, controller });
const faceUp = (model: Placed[0]): Placed => at(model, 'extra-deck', { faceUp: true });
const zones = (more: object = {}) => rows({ ask: 'zones', card: 'x', materials: [], ...more });
const normal = zones({ way: 'normal-summoned' });
const swinging = zones({ way: 'pendulum-summoned' });
const main = 'M1; M2; M3; M4; M5';
const all = `${main}; EMZ-left; EMZ-right`;
const extraDeck = 'rule-change/extra-deck-zones';
const other = 'rule-change/link-and-pendulum-zones';
const places = { cards: 'monster-zone' } as const;

export const placing: readonly Row[] = [
  normal('a Normal Summon', duel({ x: at(plain, 'hand') }), main, 'normal-summon/main-zone-only free'),
  normal(
    'never to an Extra Monster Zone',
    duel({ x: at(plain, 'hand') }),
    main,
    'normal-summon/main-zone-only not-extra',
  ),
  normal(
    'not where a monster is',
    duel({ x: at(plain, 'hand'), a: field(plain, 'M2') }),
    'M1; M3; M4; M5',
    'normal-summon/main-zone-only occupied',
  ),
  normal(
    'with a monster in a zone that was not said',
    duel({ x: at(plain, 'hand'), a: at(plain, places.cards) }),
    'cannot tell',
    'normal-summon/main-zone-only where-not-said',
  ),
  zones({ way: 'tribute-summoned', materials: ['a'] })(
    'the zone of a Tribute is free',
    duel({ x: at(plain, 'hand'), a: field(plain, 'M2') }),
    main,
    'normal-summon/main-zone-only free',
  ),
  swinging(
    'a Pendulum Summon from the hand',
    duel({ x: at(plain, 'hand') }),
    main,
    'pendulum-summon/from-hand free',
  ),
  swinging(
    'not to an Extra Monster Zone',
    duel({ x: at(plain, 'hand') }),
    main,
    'pendulum-summon/from-hand not-extra',
  ),
  swinging(
    'not where a monster is',
    duel({ x: at(plain, 'hand'), a: field(plain, 'M1') }),
    'M2; M3; M4; M5',
    'pendulum-summon/from-hand occupied',
  ),
  swinging(
    'with a monster in a zone that was not said',
    duel({ x: at(plain, 'hand'), a: at(plain, places.cards) }),
    'cannot tell',
    'pendulum-summon/from-hand where-not-said',
  ),
  zones()(
    'a Synchro Monster from the Extra Deck: anywhere',
    duel({ x: extra(synchro) }),
    all,
    `${extraDeck} free`,
  ),
  zones()('to an Extra Monster Zone too', duel({ x: extra(synchro) }), all, `${extraDeck} extra`),
  zones()(
    'not where a monster of either player is',
    duel({ x: extra(synchro), a: field(lamp, 'EMZ-right', 'P1') }),
    `${main}; EMZ-right`,
    `${extraDeck} occupied`,
  ),
  zones()(
    'one Extra Monster Zone a player',
    duel({ x: extra(synchro), a: field(lamp, 'EMZ-left') }),
    main,
    `${extraDeck} one-extra`,
  ),
  zones()(
    'with a monster that may be in an Extra Monster Zone',
    duel({ x: extra(synchro), a: at(synchro, places.cards) }),
    'cannot tell',
    `${extraDeck} where-not-said`,
  ),
  zones()(
    'a Link Monster: an Extra Monster Zone',
    duel({ x: extra(bridge) }),
    'EMZ-left; EMZ-right',
    `${other} extra`,
  ),
  zones()('no arrow points there', duel({ x: extra(bridge) }), 'EMZ-left; EMZ-right', `${other} no-arrow`),
  zones()(
    'where an arrow of the own Link Monster points',
    duel({ x: extra(bridge), a: field(lamp, 'EMZ-right') }),
    'M3; M4; M5',
    `${other} pointed`,
  ),
  zones()(
    'the second Extra Monster Zone is not for it',
    duel({ x: extra(bridge), a: field(lamp, 'EMZ-right') }),
    'M3; M4; M5',
    `${other} one-extra`,
  ),
  zones()(
    'not where a monster is, arrow or not',
    duel({ x: extra(bridge), a: field(lamp, 'EMZ-right'), b: field(plain, 'M4') }),
    'M3; M5',
    `${other} occupied`,
  ),
  zones()(
    'a Link Monster that nobody said where it is',
    duel({ x: extra(bridge), a: at(lamp, places.cards) }),
    'cannot tell',
    `${other} where-not-said`,
  ),
  zones()(
    "an arrow of the opponent's Link Monster",
    duel({ x: extra(bridge), a: field(post, 'EMZ-right', 'P1') }),
    'M2; EMZ-right',
    'link-summon/opponents-arrows points',
  ),
  zones({ materials: ['a'] })(
    'a Link Monster that leaves as material points nowhere',
    duel({ x: extra(bridge), a: field(lamp, 'EMZ-right') }),
    'EMZ-left; EMZ-right',
    `${other} no-arrow`,
  ),
  zones()(
    'an Extra Link opens the second Extra Monster Zone',
    duel({
      x: extra(post),
      a: field(post, 'EMZ-left'),
      b: field(link('Corner Post', 'top', 'right'), 'M2'),
      c: field(bridge, 'M3'),
      d: field(link('Far Corner', 'left', 'top'), 'M4'),
    }),
    'EMZ-right',
    'link-summon/extra-link makes',
  ),
  zones()(
    'a gap in the row makes none',
    duel({
      x: extra(post),
      a: field(post, 'EMZ-left'),
      b: field(link('Corner Post', 'top', 'right'), 'M2'),
      d: field(link('Far Corner', 'left', 'top'), 'M4'),
    }),
    'M3',
    `${other} one-extra`,
  ),
  zones()(
    'a face-up Pendulum Monster in the Extra Deck needs an arrow',
    duel({ x: faceUp(swaying), a: field(lamp, 'EMZ-left') }),
    'M1; M2; M3',
    `${other} pointed`,
  ),
  zones()(
    'from the GY: a Main Monster Zone',
    duel({ x: at(limited('Old Heron', ['Synchro']), 'gy') }),
    main,
    `${other} free`,
  ),
  zones()('from the GY: no Extra Monster Zone', duel({ x: at(bridge, 'gy') }), main, `${other} not-extra`),
  rows({ ask: 'zones', card: 'x' })(
    'asked when the Summon was told',
    duel({ x: at(bridge, 'gy') }, ...effect([ev('special-summoned', 'x')])),
    main,
    `${other} free`,
  ),
];

const can = (card: string) => rows({ ask: 'can-activate', card, player: 'P0' });
const set: Placed = at(trap('Set Snare'), 'spell-trap-zone');
const backrow = { a: set, b: set, c: set, d: set };

export const zoneNeeds: readonly Row[] = [
  can('errand')(
    'a Spell in the hand, five Spell & Trap Zones full',
    duel({ ...backrow, e: set }),
    'no',
    'spell/when no-zone',
  ),
  can('errand')('one of them free', duel(backrow), 'yes', 'spell/quick-play may'),
  can('x')(
    'a Pendulum Monster in the hand',
    duel({ x: at(swaying, 'hand') }),
    'yes',
    'pendulum/occupied-zones free',
  ),
  can('x')('in the Main Phase', duel({ x: at(swaying, 'hand') }), 'yes', 'pendulum/activate-as-spell open'),
  can('x')(
    'both Pendulum Zones taken',
    duel({ x: at(swaying, 'hand'), a: at(swaying, 'pendulum-zone'), b: at(swaying, 'pendulum-zone') }),
    'no',
    'pendulum/occupied-zones taken',
  ),
  can('x')(
    'all Spell & Trap Zones taken',
    duel({ x: at(swaying, 'hand'), ...backrow, e: set }),
    'no',
    'pendulum/occupied-zones taken',
  ),
  rows({ ask: 'can-activate', card: 'x', player: 'P1' })(
    "in the opponent's turn",
    duel({ x: at(swaying, 'hand', { controller: 'P1', owner: 'P1' }) }),
    'no',
    'pendulum/activate-as-spell not-now',
  ),
  can('x')(
    'while a Chain is under way',
    duel({ x: at(swaying, 'hand') }, activate('errand')),
    'no',
    'pendulum/activate-as-spell chain',
  ),
];

const where = rows({ ask: 'where', card: 'x' });
const goes = (event: Parameters<typeof ev>[0], model: Placed[0], place: Placed[1], more: Placed[2] = {}) =>
  duel({ x: at(model, place, more) }, ...effect([ev(event, 'x')]));

/** Destroyed where a card banishes what would go to the GY. */
const foggy = (model: Placed[0]) =>
  duel(
    { x: at(model, 'monster-zone'), fog: at(monster('Fog Newt', [banishesInstead()]), 'monster-zone') },
    ...effect([ev('destroyed', 'x')]),
  );

export const whereRows: readonly Row[] = [
  where('a monster', goes('destroyed', plain, 'monster-zone'), 'GY', 'move/send goes'),
  where(
    'a Pendulum Monster',
    goes('destroyed', swaying, 'monster-zone'),
    'Extra Deck, face-up',
    'pendulum/to-extra-deck goes',
  ),
  where(
    'in the Pendulum Zone',
    goes('sent-to-gy', swaying, 'pendulum-zone'),
    'Extra Deck, face-up',
    'pendulum/to-extra-deck goes',
  ),
  where('discarded', goes('discarded', swaying, 'hand'), 'GY', 'pendulum/from-elsewhere goes'),
  where('banished', goes('banished', plain, 'monster-zone'), 'banished', 'move/banish goes'),
  where('to the hand', goes('returned-to-hand', swaying, 'monster-zone'), 'hand', 'move/return-to-hand goes'),
  where('to the Deck', goes('returned-to-deck', plain, 'monster-zone'), 'Deck', 'move/return-to-deck goes'),
  where(
    'a Token',
    goes('destroyed', monster('Pebble Token', [], { abilities: ['Token'] }), 'monster-zone'),
    'nowhere',
    'move/tokens goes',
  ),
  where(
    'a Pendulum Monster that is banished instead',
    foggy(swaying),
    'banished',
    'pendulum/other-destination goes',
  ),
  where('any monster that is banished instead', foggy(plain), 'banished', 'move/banish-instead goes'),
  where(
    'as Xyz Material',
    duel(
      { x: at(swaying, 'monster-zone'), y: extra(limited('Nail', ['Xyz'])) },
      summon('y', 'xyz-summoned', { materials: ['x'] }),
    ),
    'Xyz Material',
    'xyz-summon/how goes',
  ),
];
