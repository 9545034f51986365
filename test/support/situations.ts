import fc from 'fast-check';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { abilities, attributes, type Facts, spellTrapProperties } from '../../src/effects/facts.ts';
import { deedsAsked, effectsAsked } from '../../src/engine/answer/happened.ts';
import { unseenPlaces } from '../../src/engine/state/players.ts';
import { type CardSetup, type Situation, situationSchema } from '../../src/situations/situation.ts';
import { causes } from '../../src/vocabulary/causes.ts';
import { damageStepTimings } from '../../src/vocabulary/damage-step.ts';
import { eventNames } from '../../src/vocabulary/events.ts';
import { phases } from '../../src/vocabulary/phases.ts';
import { places } from '../../src/vocabulary/places.ts';
import { rulesets } from '../../src/vocabulary/rulesets.ts';
import { summonWays } from '../../src/vocabulary/summons.ts';
import { linkArrows, monsterZones, spellTrapZones } from '../../src/vocabulary/zones.ts';
import { ifThis, when } from './duels.ts';

/** Any situation that its schema allows, sensible or not: what the situation language has to say and to read. */

type Action = Situation['actions'][number];
type Told = Extract<Action, { do: 'happen' }>['events'][number];

/** Names and ids with everything that could be taken for a part of a line. */
const awkward = [
  'Dandylion',
  'the monster',
  'P0',
  'a and b',
  'by "x", then (y)',
  'nothing',
  'line\nbreak\r',
  'back\\slash "',
  'semi; colon: {brace}',
  '“curly”',
  '  spaces  ',
  'can it be?',
] as const;
const word = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
);

const some = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((each) => (each === undefined ? {} : { [key]: each }));
const all = <T>(...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<T> =>
  fc.tuple(...parts).map((each) => Object.assign({}, ...each));
const fixed = (value: object) => fc.constant(value);

const player = fc.constantFrom('P0', 'P1');
const place = fc.constantFrom(...places.ids);
const way = fc.constantFrom(...summonWays.ids);
const position = fc.constantFrom('attack', 'defense');
const zone = fc.constantFrom(...monsterZones.ids);
const spellTrapZone = fc.constantFrom(...spellTrapZones.ids);
const stat = fc.oneof(fc.nat(9999), fc.nat(), fc.constant('?'));

const facts: fc.Arbitrary<Facts> = fc.oneof(
  all<Facts>(
    fixed({ cardType: 'monster' }),
    some('attribute', fc.constantFrom(...attributes)),
    some('type', fc.oneof(fc.constantFrom('Zombie', 'Sea Serpent', 'Beast-Warrior'), word)),
    fc
      .array(fc.constantFrom(...abilities), { minLength: 1, maxLength: 4 })
      .map((each) => ({ abilities: each })),
    some('level', fc.nat(13)),
    some('rank', fc.nat(13)),
    some('link', fc.integer({ min: 1, max: 8 })),
    some('atk', stat),
    some('def', stat),
    some('scale', fc.nat(13)),
    some('arrows', fc.uniqueArray(fc.constantFrom(...linkArrows), { minLength: 1, maxLength: 4 })),
  ),
  all<Facts>(
    fc.constantFrom('spell', 'trap').map((cardType) => ({ cardType })),
    fc.constantFrom(...spellTrapProperties).map((property) => ({ property })),
  ),
);

const model = all(
  word.map((name) => ({ name })),
  facts.map((each) => ({ facts: each })),
  some('parts', fc.constantFrom([when('destroyed')], [ifThis('banished'), when('drawn')])),
  some('summoning', fc.constant({ noNormalSummonSet: true, ways: ['fusion-summoned'] })),
  some('note', word),
  some('password', fc.integer({ min: 1, max: 99_999_999 })),
);

/** A card that was read from a text. */
const readFromText = fc
  .tuple(word, facts)
  .map(([name, each]) =>
    cardModelOf({ name, facts: each, text: 'If this card is sent to the GY: You can draw 1 card.' }),
  );

const counterName = fc.oneof(
  fc.constantFrom('Spell Counter', 'Counter', 'Trap Counter', 'spell Counter', 'Counter Counter', 'COUNTER'),
  word,
);
const counters = fc
  .array(fc.tuple(counterName, fc.integer({ min: 1, max: 20 })), { maxLength: 3 })
  .map((each) => Object.fromEntries(each));

/** Some of these fields, at least one: a situation that says nothing of a player leaves the player out. */
const someOf = (...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  all<object>(...parts).filter((each) => Object.keys(each).length > 0);
const knownOf = someOf(
  some('lp', fc.nat(16_000)),
  some('unseen', someOf(...unseenPlaces.map((each) => some(each, fc.nat(60))))),
);
const players = someOf(some('P0', knownOf), some('P1', knownOf));

const card = (
  id: string,
  ids: readonly [string, ...string[]],
  known: readonly string[],
): fc.Arbitrary<CardSetup> =>
  all<CardSetup>(
    fixed({ id }),
    fc.oneof(fc.constantFrom(...known), model, readFromText).map((each) => ({ card: each })),
    place.map((each) => ({ place: each })),
    some('owner', player),
    some('controller', player),
    some('faceUp', fc.boolean()),
    some('zone', zone),
    some('spellTrapZone', spellTrapZone),
    some('position', position),
    some('properlySummoned', fc.constantFrom('yes', 'no', 'unknown')),
    some('summoned', way),
    some('summonedAgain', fc.boolean()),
    some('negated', fc.boolean()),
    some('activated', fc.boolean()),
    some('attachedTo', fc.constantFrom(...ids)),
    some('equippedTo', fc.constantFrom(...ids)),
    some('counters', counters),
  );

/** Actions about these cards. */
function action(ids: readonly [string, ...string[]]): fc.Arbitrary<Action> {
  const id = fc.constantFrom(...ids);
  const cards = fc.array(id, { maxLength: 3 });
  const told = all<Told>(
    fc.constantFrom(...eventNames).map((event) => ({ event })),
    some('card', id),
    some('cause', fc.constantFrom(...causes.ids)),
    some('by', id),
    some('player', player),
    some('to', place),
    some('controller', player),
    some('position', position),
    some('onto', id),
    some('for', way),
    some('note', word),
  );
  const atOnce = fc.array(told, { minLength: 1, maxLength: 3 });
  const about = id.map((each) => ({ card: each }));
  const summoning = [
    about,
    way.map((each) => ({ way: each })),
    some('player', player),
    some('tributes', cards),
    some('materials', cards),
    some('together', fc.array(id, { minLength: 1, maxLength: 2 })),
    some('zone', zone),
  ];
  return fc.oneof(
    all<Action>(
      fixed({ do: 'activate' }),
      about,
      some('zone', spellTrapZone),
      some('part', fc.nat(3)),
      some('player', player),
      some(
        'cost',
        fc.oneof(
          fc.array(told, { maxLength: 3 }),
          fc
            .tuple(
              fc.constantFrom('discarded', 'tributed', 'banished', 'detached', 'sent-to-gy'),
              fc.array(id, { minLength: 1, maxLength: 2 }),
            )
            .map(([event, those]) => those.map((each) => ({ event, card: each }))),
        ),
      ),
      some('targets', cards),
      some('chosen', cards),
    ),
    all<Action>(
      fixed({ do: 'resolve' }),
      some('happens', fc.array(atOnce, { maxLength: 3 })),
      some('chosen', cards),
      some('optional', fc.array(fc.boolean(), { maxLength: 3 })),
      some('picked', fc.array(fc.nat(3), { maxLength: 3 })),
      some('negated', fc.constantFrom('activation', 'effect')),
    ),
    all<Action>(fixed({ do: 'summon' }), ...summoning),
    all<Action>(fixed({ do: 'declare-summon' }), ...summoning),
    fc.constant<Action>({ do: 'complete-summon' }),
    all<Action>(fixed({ do: 'negate-summon' }), some('by', id)),
    all<Action>(
      fixed({ do: 'happen' }),
      some('in', fc.constantFrom('open', 'battle', 'summon')),
      atOnce.map((events) => ({ events })),
    ),
    fc.constantFrom(...phases.ids).map((phase): Action => ({ do: 'phase', phase })),
    all<Action>(fixed({ do: 'end-turn' }), some('player', player)),
    all<Action>(
      fixed({ do: 'pass' }),
      player.map((each) => ({ player: each })),
    ),
    all<Action>(
      fixed({ do: 'lp' }),
      player.map((each) => ({ player: each })),
      fc.constantFrom('loses', 'gains', 'pays', 'takes').map((how) => ({ how })),
      fc.nat(9000).map((lp) => ({ lp })),
      some('by', id),
    ),
    all<Action>(
      fixed({ do: 'counters' }),
      about,
      fc.constantFrom('placed', 'removed').map((how) => ({ how })),
      fc
        .record({ count: fc.integer({ min: 1, max: 12 }), name: counterName })
        .map((each) => ({ counters: each })),
    ),
    all<Action>(fixed({ do: 'attack' }), about, some('target', id)),
    all<Action>(fixed({ do: 'negate-attack' }), some('by', id)),
    all<Action>(fixed({ do: 'replay' }), some('target', id)),
    fc.constant<Action>({ do: 'stop-attack' }),
    all<Action>(
      fixed({ do: 'battle' }),
      fc.constantFrom(...damageStepTimings.ids, 'over').map((to) => ({ to })),
      some('effects', fc.constantFrom('mandatory', 'all')),
    ),
  );
}

const plainQuestions = [
  'resolves',
  'properly-summoned',
  'change-position',
  'effect-monster',
  'non-effect-monster',
  'summoned-again',
  'summon-negatable',
  'negated',
  'on-field',
  'left-the-field',
  'can-attack-directly',
  'destroyed-by-battle',
] as const;

function question(ids: readonly [string, ...string[]]): fc.Arbitrary<Situation['question']> {
  const id = fc.constantFrom(...ids);
  const about = id.map((each) => ({ card: each }));
  const as = fc.constantFrom('summon', 'set', 'again').map((each) => ({ as: each }));
  const asks = (...words: readonly string[]) => fc.constantFrom(...words).map((ask) => ({ ask }));
  return fc.oneof(
    all<Situation['question']>(asks(...plainQuestions), about),
    all<Situation['question']>(
      asks('activates', 'misses-timing', 'who-activates'),
      about,
      some('part', fc.nat(3)),
    ),
    all<Situation['question']>(
      asks('can-activate'),
      about,
      some('part', fc.nat(3)),
      some('player', player),
      some('granted', fc.constant(true)),
      some(
        'at',
        fc.array(fc.constantFrom('declared', ...damageStepTimings.ids), { minLength: 1, maxLength: 3 }),
      ),
    ),
    all<Situation['question']>(asks('chain-order'), some('card', id)),
    all<Situation['question']>(asks('lp'), some('player', player)),
    all<Situation['question']>(asks('who-may')),
    all<Situation['question']>(
      asks('may-respond'),
      player.map((each) => ({ player: each })),
    ),
    all<Situation['question']>(asks('can-attack'), about, some('target', id)),
    all<Situation['question']>(asks('replay', 'battle-result', 'battle-destroys')),
    all<Situation['question']>(asks('battle-lp', 'battle-damage'), some('player', player)),
    all<Situation['question']>(
      asks('activates-in-battle', 'timing-in-battle'),
      about,
      some('part', fc.nat(3)),
    ),
    all<Situation['question']>(asks('special-summon'), about, some('by', id), some('way', way)),
    all<Situation['question']>(asks('normal-summon'), about, as, some('player', player)),
    all<Situation['question']>(asks('needs-tributes', 'how-many-tributes'), about, as),
    all<Situation['question']>(asks('where'), about),
    all<Situation['question']>(asks('can-be-targeted'), about, some('by', id)),
    all<Situation['question']>(
      asks('rating'),
      about,
      fc.constantFrom('level', 'rank', 'link').map((which) => ({ which })),
    ),
    all<Situation['question']>(
      asks('happened'),
      about,
      fc.constantFrom(...deedsAsked).map((deed) => ({ deed })),
    ),
    all<Situation['question']>(
      asks('effect-does'),
      about,
      fc.constantFrom(...effectsAsked).map((does) => ({ does })),
    ),
    all<Situation['question']>(
      asks('zones'),
      about,
      some('way', way),
      some('player', player),
      some('materials', fc.array(id, { maxLength: 2 })),
    ),
    all<Situation['question']>(
      asks('same-column'),
      about,
      id.map((other) => ({ other })),
    ),
    all<Situation['question']>(asks('in-column'), about),
    all<Situation['question']>(
      asks('material-summon'),
      about,
      some('player', player),
      fc.array(id, { minLength: 1, maxLength: 2 }).map((materials) => ({ materials })),
    ),
    all<Situation['question']>(
      asks('own-procedure'),
      about,
      some('player', player),
      some('used', fc.array(id, { minLength: 1, maxLength: 2 })),
      some('granted', fc.constant(true)),
    ),
    all<Situation['question']>(
      asks('normal-summons-left'),
      player.map((each) => ({ player: each })),
    ),
    all<Situation['question']>(
      asks('pendulum-summons'),
      player.map((each) => ({ player: each })),
      some('cards', fc.array(id, { minLength: 1, maxLength: 2 })),
      some('atOnce', fc.constant(true)),
    ),
    all<Situation['question']>(
      asks('stats'),
      about,
      some('which', fc.constant('original')),
      some('stat', fc.constantFrom('atk', 'def')),
    ),
    all<Situation['question']>(
      asks('ends'),
      fc.constantFrom('end-phase', 'end-of-turn').map((until) => ({ until })),
    ),
  );
}

/**
 * Any situation.
 * @param known names of cards of the catalogue; the other cards are described
 */
export const someSituation = (known: readonly string[]): fc.Arbitrary<Situation> =>
  fc
    .uniqueArray(
      word.filter((each) => each.length <= 60),
      { minLength: 1, maxLength: 4 },
    )
    .chain((ids) => {
      const [first = 'a', ...others] = ids;
      const some4: readonly [string, ...string[]] = [first, ...others];
      const counts = fc.record({ P0: fc.nat(3), P1: fc.nat(3) });
      return all<object>(
        fc.record({
          ruleset: fc.constantFrom(...rulesets),
          turnPlayer: player,
          phase: fc.constantFrom(...phases.ids),
          normalSummonsUsed: counts,
          normalSummonsAllowed: counts,
          cards: fc.tuple(...ids.map((id) => card(id, some4, known))),
          actions: fc.array(action(some4), { maxLength: 5 }),
          question: question(some4),
          assumed: fc.array(fc.oneof(word, fc.constant('')), { maxLength: 2 }),
        }),
        some('players', players),
        some('turnNumber', fc.integer({ min: 1, max: 99 })),
      );
    })
    .map((each) => situationSchema.parse(each));
