import fc from 'fast-check';
import { type Situation, situationSchema } from '../../src/situations/situation.ts';
import { phases } from '../../src/vocabulary/phases.ts';
import { rulesets } from '../../src/vocabulary/rulesets.ts';

import { action } from './situation-parts/actions.ts';
import { card, players } from './situation-parts/cards.ts';
import { all, player, some, word } from './situation-parts/pieces.ts';
import { question } from './situation-parts/questions.ts';

/** Any situation that its schema allows, sensible or not: what the situation language has to say and to read. */

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
