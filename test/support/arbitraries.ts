import fc from 'fast-check';
import type { CardModel } from '../../src/card-model/card-model.ts';
import type { Question } from '../../src/engine/question.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Happens } from '../../src/engine/state/event.ts';
import { causes } from '../../src/vocabulary/causes.ts';
import { eventNames } from '../../src/vocabulary/events.ts';
import { phases } from '../../src/vocabulary/phases.ts';
import { places } from '../../src/vocabulary/places.ts';
import { specialSummonWays, summonWays } from '../../src/vocabulary/summons.ts';
import { monsterZones } from '../../src/vocabulary/zones.ts';
import {
  activation,
  banishesInstead,
  continuous,
  ifThis,
  limited,
  monster,
  must,
  negatesMonsters,
  type Placed,
  spell,
  trap,
  trigger,
  when,
} from './duels.ts';

/** Small Duels of invented cards, and anything that may be told of them. */

/** One of every family of verbs, so that each meets whatever state the actions before it made. */
const manyThings = [
  { do: 'change-atk', what: { target: 0 }, amount: 700, until: 'end-of-turn' },
  { do: 'change-level', what: { target: 0 }, amount: 2, until: 'end-phase', joined: 'also' },
  { do: 'negate-effects', what: { target: 0 }, until: 'end-of-next-turn', joined: 'also' },
  { do: 'take-control', what: { target: 0 }, until: 'end-phase', joined: 'also' },
  { do: 'special-summon', what: { target: 0 }, joined: 'also' },
  {
    do: 'special-summon-token',
    what: { count: 2, filter: { names: ['Grit Token'], reads: '(Rock/EARTH/Level 1/ATK 0/DEF 0)' } },
    joined: 'also',
  },
  { do: 'place-counter', what: { target: 0 }, amount: 1, reads: 'Dust Counter', joined: 'also' },
  { do: 'inflict-damage', amount: 3000, who: 'both', joined: 'also' },
  {
    do: 'attach',
    what: { target: 0 },
    onto: { count: 1, from: ['monster-zone'], filter: { abilities: ['Xyz'] } },
    joined: 'also-after-that',
  },
  {
    do: 'destroy',
    what: { count: 1, from: ['monster-zone'], filter: {} },
    delayed: 'during the End Phase',
    joined: 'also',
  },
  {
    do: 'banish',
    what: { count: 1, from: ['monster-zone'], filter: {} },
    until: 'end-phase',
    joined: 'also',
  },
  { do: 'flip-face-down', what: { count: 1, from: ['monster-zone'], filter: {} }, joined: 'then' },
  { do: 'set', what: 'this', joined: 'also' },
] as const;

/** Invented cards of every kind. */
export const models: readonly CardModel[] = [
  monster('Lantern Newt', [
    when('destroyed'),
    ifThis('sent-to-gy', { limit: { scope: 'name', counts: 'use', per: 'turn' } }),
  ]),
  monster('Mossback Elk', [
    must('left-the-field'),
    trigger('if', { event: 'special-summoned', of: { cardType: 'monster' } }),
  ]),
  monster('Two-Faced Newt', [{ kind: 'flip', mandatory: false }], { abilities: ['Gemini', 'Effect'] }),
  monster('Swinging Newt', [ifThis('banished')], { abilities: ['Effect', 'Pendulum'], scale: 3 }),
  monster('Pebble Token', [], { abilities: ['Token'] }),
  monster('Iron Toad', [
    {
      kind: 'ignition',
      cost: [{ do: 'tribute', what: 'this' }],
      does: [{ do: 'draw' }],
      mustBeFaceUpToResolve: true,
    },
  ]),
  limited('Brazen Heron', ['Synchro']),
  limited('Swaying Heron', ['Synchro', 'Pendulum']),
  limited('Tallow Saint', ['Ritual']),
  limited('Proud Boar', [], { special: 'must-first-be', ways: ['summoned-by-own-procedure'] }),
  spell('Old Orchard', [activation(), trigger('if', { event: 'drawn', of: {} })], 'Field'),
  spell('Landslide', [
    activation([
      { do: 'destroy', what: { count: 'all', from: ['monster-zone'] } },
      { do: 'draw', joined: 'then' },
    ]),
  ]),
  spell('Whole Errand', [activation(manyThings, { targets: [{ count: 1 }] })]),
  monster('Busy Newt', [
    { kind: 'ignition', cost: [{ do: 'pay-lp', amount: 500 }], does: manyThings, targets: [{ count: 1 }] },
  ]),
  monster('Fog Warden', [
    continuous({
      do: 'change-atk',
      what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster' } },
      amount: -300,
    }),
  ]),
  trap(
    'Closed Door',
    [
      activation([
        { do: 'negate-activation' },
        { do: 'negate-summon', joined: 'or' },
        { do: 'destroy', what: 'those', joined: 'if-you-do' },
      ]),
    ],
    'Counter',
  ),
  spell(
    'Dull Sword',
    [activation([{ do: 'equip', what: 'this', onto: { target: 0 } }], { targets: [{ count: 1 }] })],
    'Equip',
  ),
  limited('Brass Heron', ['Xyz']),
  trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'),
  trap('Leaden Air', [activation(), negatesMonsters], 'Continuous'),
];

const ids = ['a', 'b', 'c', 'd'] as const;
/** One id is of no card: what names it cannot be played. */
const anyId = fc.constantFrom(...ids, 'a', 'b', 'nobody');
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((each) => (each === undefined ? {} : { [key]: each }));
const player = fc.constantFrom('P0' as const, 'P1' as const);
const both = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
  fc.tuple(a, b).map(([x, y]): A & B => ({ ...x, ...y }));

const placed: fc.Arbitrary<Placed> = fc.tuple(
  fc.constantFrom(...models),
  fc.constantFrom(...places.ids),
  both(maybe('faceUp', fc.boolean()), both(maybe('owner', player), maybe('controller', player))),
);

export const someCards: fc.Arbitrary<Readonly<Record<string, Placed>>> = fc
  .tuple(placed, placed, placed, placed)
  .map(([a, b, c, d]) => ({ a, b, c, d }));

const happens: fc.Arbitrary<Happens> = fc
  .tuple(
    fc.constantFrom(...eventNames),
    maybe('card', anyId),
    maybe('cause', fc.constantFrom(...causes.ids)),
    maybe('by', anyId),
    maybe('player', player),
  )
  .map(([event, ...more]) => Object.assign({ event }, ...more));

const way = fc.constantFrom(...summonWays.ids);
const summoning = fc
  .tuple(
    anyId,
    way,
    maybe('tributes', fc.array(anyId, { maxLength: 2 })),
    maybe('materials', fc.array(anyId, { maxLength: 2 })),
    maybe('together', fc.array(anyId, { minLength: 1, maxLength: 2 })),
    maybe('zone', fc.constantFrom(...monsterZones.ids)),
  )
  .map(([card, each, tributes, materials, together, zone]) => ({
    card,
    way: each,
    ...tributes,
    ...materials,
    ...together,
    ...zone,
  }));

export const someAction: fc.Arbitrary<Action> = fc.oneof(
  fc
    .tuple(
      anyId,
      maybe('part', fc.nat({ max: 1 })),
      maybe('cost', fc.array(happens, { maxLength: 2 })),
      maybe('targets', fc.array(anyId, { maxLength: 2 })),
    )
    .map(([card, ...more]): Action => Object.assign({ do: 'activate' as const, card }, ...more)),
  fc
    .tuple(
      maybe('happens', fc.array(fc.array(happens, { minLength: 1, maxLength: 3 }), { maxLength: 3 })),
      maybe('negated', fc.constantFrom('activation', 'effect')),
      maybe('chosen', fc.array(anyId, { maxLength: 2 })),
    )
    .map((more): Action => Object.assign({ do: 'resolve' as const }, ...more)),
  summoning.map((each): Action => ({ do: 'summon', ...each })),
  summoning.map((each): Action => ({ do: 'declare-summon', ...each })),
  fc.constant<Action>({ do: 'complete-summon' }),
  fc.constant<Action>({ do: 'negate-summon' }),
  fc
    .tuple(
      fc.constantFrom('open' as const, 'battle' as const),
      fc.array(happens, { minLength: 1, maxLength: 3 }),
    )
    .map(([stage, events]): Action => ({ do: 'happen', in: stage, events })),
  fc.constantFrom(...phases.ids).map((phase): Action => ({ do: 'phase', phase })),
);

const card = fc.constantFrom(...ids);
const as = fc.constantFrom('summon' as const, 'set' as const, 'again' as const);

export const someQuestion: fc.Arbitrary<Question> = fc.oneof(
  fc
    .tuple(fc.constantFrom('activates' as const, 'who-activates' as const), card)
    .map(([ask, id]): Question => ({ ask, card: id })),
  fc
    .tuple(
      fc.constantFrom(
        'resolves' as const,
        'properly-summoned' as const,
        'change-position' as const,
        'effect-monster' as const,
        'non-effect-monster' as const,
        'summoned-again' as const,
        'summon-negatable' as const,
        'on-field' as const,
        'left-the-field' as const,
      ),
      card,
    )
    .map(([ask, id]): Question => ({ ask, card: id })),
  fc
    .tuple(card, maybe('by', card), maybe('way', fc.constantFrom(...specialSummonWays)))
    .map(([id, ...more]): Question => Object.assign({ ask: 'special-summon' as const, card: id }, ...more)),
  fc
    .tuple(card, as, maybe('player', player))
    .map(([id, each, more]): Question => ({ ask: 'normal-summon', card: id, as: each, ...more })),
  fc
    .tuple(fc.constantFrom('needs-tributes' as const, 'how-many-tributes' as const), card, as)
    .map(([ask, id, each]): Question => ({ ask, card: id, as: each })),
  fc
    .tuple(fc.constantFrom('zones' as const, 'where' as const), card)
    .map(([ask, id]): Question => ({ ask, card: id })),
  fc
    .tuple(card, fc.array(card, { minLength: 1, maxLength: 2 }))
    .map(([id, materials]): Question => ({ ask: 'material-summon', card: id, materials })),
  fc
    .tuple(card, fc.option(fc.array(card, { minLength: 1, maxLength: 2 }), { nil: undefined }))
    .map(
      ([id, used]): Question => ({ ask: 'own-procedure', card: id, ...(used === undefined ? {} : { used }) }),
    ),
  player.map((each): Question => ({ ask: 'normal-summons-left', player: each })),
  fc
    .tuple(player, maybe('atOnce', fc.constant(true as const)))
    .map(([each, more]): Question => ({ ask: 'pendulum-summons', player: each, ...more })),
  fc
    .constantFrom('end-phase' as const, 'end-of-turn' as const)
    .map((until): Question => ({ ask: 'ends', until })),
  fc
    .tuple(
      card,
      maybe('which', fc.constant('original' as const)),
      maybe('stat', fc.constantFrom('atk' as const, 'def' as const)),
    )
    .map(([id, ...more]): Question => Object.assign({ ask: 'stats' as const, card: id }, ...more)),
);
