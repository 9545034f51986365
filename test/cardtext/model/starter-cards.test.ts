import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { canMissTiming, isActivated, isMandatory } from '../../../src/card-model/activated.ts';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import type { ActivatedEffect } from '../../../src/card-model/part.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { starterCards } from '../../support/starter-cards.ts';

const { cards } = hasCards ? await published() : { cards: [] };

const gist = (part: ActivatedEffect) => ({
  kind: part.kind,
  mandatory: isMandatory(part),
  canMiss: canMissTiming(part),
  limit: part.limit?.scope,
  cost: part.cost.length > 0,
  targets: part.targets.length > 0,
  events: 'on' in part ? [...new Set(part.on.map(({ event }) => event))].toSorted() : [],
});
const effectsOf = ({ parts }: CardModel) => parts.filter(isActivated).map(gist);
/** All but words: those of the records are our own. */
const summoningOf = ({ summoning: { procedure: _, procedures, ...rest } }: CardModel) => ({
  ...rest,
  procedures: procedures?.map((each) => ({ ...each, onlyIf: each.onlyIf.map(({ holds }) => holds) })),
});

describe.skipIf(!hasCards)('models of published texts (needs ../shared)', () => {
  const byName = new Map(cards.map((card) => [card.name, card]));
  const pairs = starterCards.flatMap((byHand) => {
    const card = byName.get(byHand.name);
    return card === undefined ? [] : [{ byHand, read: cardModelOf(card) }];
  });
  const differing = (of: (model: CardModel) => unknown) =>
    pairs.filter(({ byHand, read }) => !isDeepStrictEqual(of(byHand), of(read)));

  test('their Summoning conditions are those that were written by hand', () => {
    expect(differing(summoningOf).map(({ read }) => read.name)).toEqual([]);
  });

  test('their effects are, in kind, timing, limit, cost, targets and events, for nine in ten', () => {
    expect(pairs.length).toBeGreaterThan(90);
    expect(differing(effectsOf).length / pairs.length).toBeLessThan(0.1);
  });

  test('where they differ, it is never that one may miss the timing and the other not', () => {
    const when = (model: CardModel) => model.parts.filter(isActivated).map((part) => canMissTiming(part));
    const wrong = differing(when).filter(({ read }) => !hasUnread(read));
    expect(wrong.map(({ read }) => read.name)).toEqual([]);
  });
});

const hasUnread = ({ parts }: CardModel): boolean =>
  parts.some((part) => part.kind === 'unread' || (isActivated(part) && part.unreadTiming !== undefined));
