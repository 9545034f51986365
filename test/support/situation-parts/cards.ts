import fc from 'fast-check';
import { abilities, attributes, type Facts, spellTrapProperties } from '../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { unseenPlaces } from '../../../src/engine/state/players.ts';
import type { CardSetup } from '../../../src/situations/situation.ts';
import { linkArrows } from '../../../src/vocabulary/zones.ts';
import { ifThis, when } from '../duels.ts';

import { all, fixed, place, player, position, some, spellTrapZone, stat, way, word, zone } from './pieces.ts';

export const facts: fc.Arbitrary<Facts> = fc.oneof(
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

export const model = all(
  word.map((name) => ({ name })),
  facts.map((each) => ({ facts: each })),
  some('parts', fc.constantFrom([when('destroyed')], [ifThis('banished'), when('drawn')])),
  some('summoning', fc.constant({ noNormalSummonSet: true, ways: ['fusion-summoned'] })),
  some('note', word),
  some('password', fc.integer({ min: 1, max: 99_999_999 })),
);

/** A card that was read from a text. */
export const readFromText = fc
  .tuple(word, facts)
  .map(([name, each]) =>
    cardModelOf({ name, facts: each, text: 'If this card is sent to the GY: You can draw 1 card.' }),
  );

export const counterName = fc.oneof(
  fc.constantFrom('Spell Counter', 'Counter', 'Trap Counter', 'spell Counter', 'Counter Counter', 'COUNTER'),
  word,
);
export const counters = fc
  .array(fc.tuple(counterName, fc.integer({ min: 1, max: 20 })), { maxLength: 3 })
  .map((each) => Object.fromEntries(each));

/** Some of these fields, at least one: a situation that says nothing of a player leaves the player out. */
export const someOf = (...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  all<object>(...parts).filter((each) => Object.keys(each).length > 0);
export const knownOf = someOf(
  some('lp', fc.nat(16_000)),
  some('unseen', someOf(...unseenPlaces.map((each) => some(each, fc.nat(60))))),
);
export const players = someOf(some('P0', knownOf), some('P1', knownOf));

export const card = (
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
