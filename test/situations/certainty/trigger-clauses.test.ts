import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import type { TriggerEvent } from '../../../src/card-model/part.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { type Books, ruleOn } from '../../../src/situations/rule-on.ts';
import type { Verdict } from '../../../src/situations/verdict.ts';
import type { EventName } from '../../../src/vocabulary/events.ts';
import type { Place } from '../../../src/vocabulary/places.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { situation } from '../../support/duels.ts';
import { books as projectBooks } from '../../support/project-data.ts';

const books: Books = { ...projectBooks, catalogue: makeCatalogue([]) };

/** What can be told to happen to a card by an effect, and where it is before. */
const told: Readonly<Partial<Record<EventName, Place>>> = {
  destroyed: 'monster-zone',
  'sent-to-gy': 'monster-zone',
  banished: 'monster-zone',
  'left-the-field': 'monster-zone',
  discarded: 'hand',
  'special-summoned': 'gy',
};

interface Effect {
  readonly model: CardModel;
  readonly part: number;
  readonly on: readonly TriggerEvent[];
}

/** The effect after what it answers was done to its card by an effect of the opponent. */
function asked({ model, part, on }: Effect, clause = (event: TriggerEvent) => event): Verdict | undefined {
  const [event] = on;
  const place = event === undefined ? undefined : (event.from?.[0] ?? told[event.event]);
  if (event === undefined || place === undefined) return undefined;
  const changed = model.parts.map((each, at) =>
    each.kind === 'trigger' && at === part ? { ...each, on: on.map(clause) } : each,
  );
  const happens = { event: event.event, card: 'asked', cause: 'effect', player: 'P1' } as const;
  const verdict = ruleOn(
    situation({ asked: [{ ...model, parts: changed }, place] }, [{ do: 'happen', events: [happens] }], {
      question: { ask: 'activates', card: 'asked', part },
    }),
    books,
  );
  return verdict.ok ? verdict.value : undefined;
}

const isSettledYes = (verdict: Verdict | undefined): boolean =>
  verdict?.answer === 'yes' && verdict.certainty === 'settled';

/** Clauses that ask for the contrary of what was told, or for what nobody can tell. */
const contrary: Readonly<Record<string, (event: TriggerEvent) => TriggerEvent>> = {
  'what was not read': (event) => ({ ...event, reads: 'the lanterns wander' }),
  'battle, where an effect did it': (event) => ({ ...event, by: ['battle'] }),
  'an effect of its own player': (event) => ({ ...event, byWhom: 'you' }),
  'another place before': (event) => ({ ...event, from: ['xyz-material'] }),
  'that the opponent controlled it': (event) => ({ ...event, was: { controller: 'opponent' } }),
  'that it is LP that are gained': (event) => ({ ...event, lp: { how: 'gain', who: 'you' } }),
  'that it did it itself': (event) => ({ ...event, byCard: 'this', reads: 'the lanterns wander' }),
};

describe.skipIf(!hasCards)('the triggers of real cards, about what happens to their own card', () => {
  let effects: readonly Effect[] = [];
  beforeAll(async () => {
    const { cards } = await published();
    effects = cards
      .filter((_, at) => at % 25 === 7)
      .map(cardModelOf)
      .flatMap((model) =>
        model.parts.flatMap((each, part) =>
          each.kind === 'trigger' && each.on.length === 1 && each.on[0]?.of === 'this'
            ? [{ model, part, on: each.on }]
            : [],
        ),
      )
      .filter((each) => isSettledYes(asked(each)));
  });

  test.for(Object.entries(contrary))('asking for %s keeps no settled yes', ([, clause]) => {
    expect(effects.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: effects.length - 1 }), (at) => {
        const found = effects[at];
        if (found === undefined) return;
        const verdict = asked(found, clause);
        expect({ card: found.model.name, is: isSettledYes(verdict) }).toEqual({
          card: found.model.name,
          is: false,
        });
      }),
      { numRuns: 60 },
    );
  });
});
