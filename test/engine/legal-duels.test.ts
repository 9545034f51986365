import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { cardModelOf, type ModelSource } from '../../src/cardtext/model/card-model-of.ts';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { play } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { models, someQuestion } from '../support/arbitraries.ts';
import { hasCards, published } from '../support/card-texts.ts';
import { type Placed, start } from '../support/duels.ts';
import { wrongWith } from '../support/invariants.ts';
import { brokenRules } from '../support/kept-rules.ts';
import { type LegalStep, playLegally } from '../support/legal-duel.ts';

/** How many actions a Duel has here, and what is asked of it in between. */
const ACTIONS = 200;
const ASKED_EVERY = 25;

const picks = fc.array(fc.nat({ max: 997 }), { minLength: ACTIONS, maxLength: ACTIONS });
const questions = fc.array(someQuestion, { minLength: 6, maxLength: 6 });
const seat = fc.constantFrom(
  { place: 'hand', controller: 'P0' },
  { place: 'hand', controller: 'P1' },
  { place: 'hand', controller: 'P0' },
  { place: 'monster-zone', controller: 'P1' },
  { place: 'gy', controller: 'P0' },
  { place: 'deck', controller: 'P1' },
  { place: 'extra-deck', controller: 'P0' },
  { place: 'spell-trap-zone', controller: 'P1', faceUp: false },
) satisfies fc.Arbitrary<{ place: Placed[1]; controller: string; faceUp?: boolean }>;
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** A card where its kind may be: no Spell in a Monster Zone, only monsters of the Extra Deck there. */
function placed(
  model: CardModel,
  { place, controller, ...more }: typeof seat extends fc.Arbitrary<infer S> ? S : never,
): Placed {
  const { facts } = model;
  const extra =
    facts.cardType === 'monster' &&
    facts.abilities.some((each) => ['Fusion', 'Synchro', 'Xyz', 'Link'].includes(each));
  const player = { controller: controller === 'P1' ? ('P1' as const) : ('P0' as const) };
  if (extra) return [model, 'extra-deck', { ...player, faceUp: false }];
  const odd =
    place === 'extra-deck' ||
    (place === 'monster-zone' && facts.cardType !== 'monster') ||
    (place === 'spell-trap-zone' && facts.cardType === 'monster');
  return odd ? [model, 'hand', player] : [model, place, { ...player, ...more }];
}

const boardOf = (pool: readonly CardModel[]) =>
  fc.tuple(...ids.map(() => fc.tuple(fc.nat({ max: pool.length - 1 }), seat))).map((all) =>
    Object.fromEntries(
      all.flatMap(([at, where], index): [string, Placed][] => {
        const model = pool[at];
        return model === undefined ? [] : [[ids[index] ?? '', placed(model, where)]];
      }),
    ),
  );

const kept = ({ cards }: Duel) => Object.values(cards).map(({ id, model, owner }) => [id, model.name, owner]);

/** Is the same action a second time another state, or does it change the one before it? */
function changedBy(before: Duel, action: Action, after: Duel): readonly string[] {
  const frozen = structuredClone(before);
  const again = play(before, action);
  return [
    ...(isDeepStrictEqual(again, after) ? [] : ['another state the second time']),
    ...(isDeepStrictEqual(frozen, before) ? [] : ['the state before was changed']),
  ];
}

/** What is wrong with a step: a card lost or doubled, a zone or count that cannot be, a limit exceeded, another state the next time. */
function wrongWithStep({ before, action, after }: LegalStep, at: number): readonly string[] {
  const cards = kept(before);
  const made = Object.values(after.cards).slice(cards.length);
  return [
    ...wrongWith(after),
    ...brokenRules(after),
    ...(JSON.stringify(kept(after).slice(0, cards.length)) === JSON.stringify(cards)
      ? []
      : ['a card is lost']),
    ...made.flatMap(({ model: { facts } }) =>
      facts.cardType === 'monster' && facts.abilities.includes('Token') ? [] : ['a card was made'],
    ),
    ...(at % ASKED_EVERY === 0 ? changedBy(before, action, after) : []),
  ];
}

/** Plays a Duel, and looks at every step of it. */
function holds(
  board: Readonly<Record<string, Placed>>,
  picked: readonly number[],
  asked: readonly Parameters<typeof answerQuestion>[1][],
) {
  const steps = playLegally(start(board, { players: { P0: { lp: 8000 }, P1: { lp: 8000 } } }), picked);
  expect(steps.length).toBe(ACTIONS);
  for (const [at, step] of steps.entries()) {
    expect([step.action, wrongWithStep(step, at)]).toEqual([step.action, []]);
    if (at % ASKED_EVERY > 0) continue;
    for (const question of asked) {
      const { answer, missing, findings, claim } = answerQuestion(step.after, question);
      expect([question, answer === 'cannot tell' ? missing.length : findings.length]).not.toEqual([
        question,
        0,
      ]);
      expect(claim).not.toBe('');
    }
  }
}

test('invented cards: a Duel of 200 legal actions is in order at every step', { timeout: 400_000 }, () => {
  fc.assert(fc.property(boardOf(models), picks, questions, holds), { numRuns: 2, endOnFailure: true });
});

describe.skipIf(!hasCards)('real cards (needs ../shared)', () => {
  let cards: readonly ModelSource[] = [];
  beforeAll(async () => {
    cards = (await published()).cards;
  }, 120_000);

  test('a Duel of 200 legal actions is in order at every step', { timeout: 400_000 }, () => {
    const chosen = fc.array(fc.nat({ max: 13_000 }), { minLength: 12, maxLength: 12 });
    const withCards = chosen.chain((numbers) =>
      boardOf(
        numbers.flatMap((at) => {
          const card = cards[at % cards.length];
          return card === undefined ? [] : [cardModelOf(card)];
        }),
      ),
    );
    fc.assert(fc.property(withCards, picks, questions, holds), { numRuns: 1, endOnFailure: true });
  });
});
