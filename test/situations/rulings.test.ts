import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../src/cards/catalogue.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { cardsOf, type Ruling } from '../../src/situations/ruling.ts';
import { hasCards, published } from '../support/card-texts.ts';
import { books, isPlayable, rulings, rulingsInWords, situationIn } from '../support/project-data.ts';

/** Yes and no are compared by their first word, a value by its words. */
const agrees = (answer: string, expected: string): boolean => {
  const word = /^(yes|no)\b/.exec(expected)?.[1];
  return word === undefined ? answer.includes(expected) : new RegExp(`^${word}\\b`).test(answer);
};

const titled = (all: readonly Ruling[]) =>
  all.map((ruling) => [`${ruling.id} ${ruling.asked}`, ruling] as const);

/** Plays it: the answer is the recorded one, by the rule that decides, with a source. */
function comesOut(ruling: Ruling, catalogue: Catalogue = books.catalogue): void {
  const verdict = ruleOn(situationIn(ruling, catalogue), { ...books, catalogue });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  const { answer, findings, citations } = verdict.value;
  expect({ answer, agrees: agrees(answer, ruling.answer) }).toEqual({ answer, agrees: true });
  expect(findings[0]?.rule).toBe(ruling.rule);
  expect(citations.length).toBeGreaterThan(0);
}

describe('every ruling of data/rulings comes out, by the rule that decides it', () => {
  test.for(titled(rulings.filter(isPlayable)))('%s', ([, ruling]) => comesOut(ruling));

  const others = rulings.filter((ruling) => !isPlayable(ruling));
  describe.skipIf(!hasCards)('with the published cards of ../shared', () => {
    let catalogue: Catalogue;
    beforeAll(async () => {
      const names = new Set(others.flatMap(cardsOf));
      const cards = (await published()).cards.filter(({ name }) => names.has(name));
      catalogue = makeCatalogue(cards.map(cardModelOf));
    });
    test.for(titled(others))('%s', ([, ruling]) => comesOut(ruling, catalogue));
  });
});

test('its rule and its source are of the rulebook', () => {
  const unknown = rulings.filter(
    ({ rule, source }) =>
      books.rulebook.byId(rule) === undefined ||
      (source !== undefined && books.rulebook.sources[source.source] === undefined),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

test('a ruling in words has an id of its own and a card, and its source is of the rulebook', () => {
  const played = new Set(rulings.map(({ id }) => id));
  const wrong = rulingsInWords.filter(
    ({ id, source, cards }) =>
      played.has(id) ||
      cards.length === 0 ||
      (source !== undefined && books.rulebook.sources[source.source] === undefined),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(rulingsInWords.length).toBeGreaterThan(200);
});

test.skipIf(!hasCards)('the cards of rulings in words are published ones', async () => {
  const names = new Set((await published()).cards.map(({ name }) => name));
  const unknown = rulingsInWords.flatMap(({ id, cards }) =>
    cards.filter((name) => !names.has(name)).map((name) => `${id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
