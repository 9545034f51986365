import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { play, unplayable } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { someAction, someCards, someQuestion } from '../support/arbitraries.ts';
import { type Placed, start } from '../support/duels.ts';
import { wrongWith } from '../support/invariants.ts';

/** Every state of a Duel in which what can be played of these actions is played. */
function states(cards: Readonly<Record<string, Placed>>, actions: readonly Action[]): readonly Duel[] {
  const all = [start(cards)];
  for (const action of actions) {
    const now = all.at(-1);
    if (now !== undefined && unplayable(now, action) === null) all.push(play(now, action));
  }
  return all;
}

const last = (all: readonly Duel[]): Duel => {
  const duel = all.at(-1);
  if (duel === undefined) throw new Error('no state');
  return duel;
};

const told = fc.array(someAction, { maxLength: 8 });

/** No card is lost, doubled or changed into another. Effects make Tokens, and nothing else; one that was made stays in the books. */
function keepsItsCards([first, ...later]: readonly Duel[]): void {
  const kept = (duel: Duel) => Object.values(duel.cards).map(({ id, model, owner }) => [id, model, owner]);
  const before = first === undefined ? [] : kept(first);
  for (const duel of later) {
    expect(kept(duel).slice(0, before.length)).toEqual(before);
    for (const { model } of Object.values(duel.cards).slice(before.length))
      expect(model.facts).toMatchObject({ abilities: expect.arrayContaining(['Token']) });
  }
}

/** The timeline only grows; moments never decrease, and each event names a card of the Duel. */
function onlyGrows(all: readonly Duel[]): void {
  for (const [at, duel] of all.entries()) {
    const before = all[at - 1]?.timeline ?? [];
    expect(duel.timeline.slice(0, before.length)).toEqual(before);
    expect(duel.timeline.map(({ index }) => index)).toEqual(duel.timeline.map((_, index) => index));
    const moments = duel.timeline.map(({ moment }) => moment);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(duel.moment).toBe(moments.at(-1) ?? 0);
    for (const { card, names } of duel.timeline) {
      expect(names.length).toBeGreaterThan(0);
      if (card !== undefined) expect(duel.cards[card.id]?.model).toBe(card.after.model);
    }
  }
}

/**
 * A card is before an event where the event before it left the card, unless it was played from there; and what happens at
 * once happens to the cards as they were before all of it.
 */
function followsOn({ timeline }: Duel): void {
  for (const { card, moment, names } of timeline) {
    const ofCard = timeline.filter((each) => each.card?.id === card?.id);
    for (const each of ofCard.filter((other) => other.moment === moment))
      expect(each.card?.before).toEqual(card?.before);
    const earlier = ofCard.findLast((each) => each.moment < moment)?.card?.after;
    if (card === undefined || earlier === undefined || names.includes('effect-activated')) continue;
    const { place, moves, controller } = card.before;
    expect([place, moves, controller]).toEqual([earlier.place, earlier.moves, earlier.controller]);
  }
}

test('whatever is told, the states are in order, and every question has an answer with its grounds', () => {
  fc.assert(
    fc.property(someCards, told, someQuestion, (cards, actions, question) => {
      const all = states(cards, actions);
      for (const duel of all) expect(wrongWith(duel)).toEqual([]);
      keepsItsCards(all);
      onlyGrows(all);
      followsOn(last(all));
      const answer = answerQuestion(last(all), question);
      if (answer.answer === 'cannot tell') expect(answer.missing.length).toBeGreaterThan(0);
      else expect(answer.findings.length).toBeGreaterThan(0);
      expect(answer.claim).not.toBe('');
      for (const { because } of answer.findings) expect(because).not.toMatch(/undefined|[{}]/);
    }),
    { numRuns: 1500 },
  );
});

test('the same actions give the same Duel, and change none that came before', () => {
  fc.assert(
    fc.property(someCards, told, (cards, actions) => {
      const first = states(cards, actions);
      const frozen = structuredClone(first);
      expect(states(cards, actions)).toEqual(first);
      expect(first).toEqual(frozen);
    }),
    { numRuns: 150 },
  );
});
