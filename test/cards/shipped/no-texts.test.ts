import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedFile } from '../../../src/app/open-cards.ts';
import { type CardModel, cardModelSchema } from '../../../src/card-model/card-model.ts';
import { readUnreadWords } from '../../../src/card-model/unread-words.ts';
import { loadStarters } from '../../../src/cards/load-catalogue.ts';
import type { PublishedCard } from '../../../src/cards/published.ts';
import { withPhrases } from '../../../src/cards/shipped/map-words.ts';
import { leavesOf, runsOf, withoutWords, wordsOf } from '../../../src/cards/shipped/without-words.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { readerVersion } from '../../../src/platform/model-version.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { dataFolder } from '../../support/project-data.ts';
import { shipped, shippedStore } from '../../support/shipped-cards.ts';

const file = shippedFile(dataFolder);
const MOST_BYTES = 3 * 1024 * 1024;

type Runs = ReadonlySet<string>;
const textRuns = ({ text, pendulum = '' }: PublishedCard): readonly string[] => [
  ...runsOf(wordsOf(text)),
  ...runsOf(wordsOf(pendulum)),
];

/** A model without what left-out words answer: that changes with the rules, not with the reader. */
const withoutAnswers = (model: CardModel | undefined): unknown =>
  JSON.parse(JSON.stringify(model).replace(/(, (?:\*|[0-9a-f]+)[oeypa][dge])(?: [\w-]{4})+\]/g, '$1]'));

const starters = loadStarters(path.join(dataFolder, 'cards'));
const byHand = new Set(starters.ok ? starters.value.map(({ name }) => name) : []);

test('the catalogue of the project has at most 3 MB', () =>
  expect(readFileSync(file).length).toBeLessThanOrEqual(MOST_BYTES));

test('every tenth of its models is one that the program knows', () => {
  const { size, stored } = shippedStore();
  const wrong = Array.from({ length: Math.ceil(size / 10) }, (_, at) => stored(10 * at).model).filter(
    (model) => !cardModelSchema.safeParse(model).success,
  );
  expect(wrong.map((model) => model?.name)).toEqual([]);
});

describe.skipIf(!hasCards)('against the published texts', () => {
  let cards: readonly PublishedCard[] = [];
  beforeAll(async () => {
    cards = (await published()).cards;
  }, 60_000);

  /** Of each model of the file that shares a run with texts: its card and the run. */
  const shared = (runsOfModel: (model: CardModel) => readonly string[], printed: (name: string) => Runs) => {
    const found: string[] = [];
    for (const { model } of shipped().cards()) {
      if (byHand.has(model.name)) continue;
      const run = runsOfModel(model).find((each) => printed(model.name).has(each));
      if (run !== undefined) found.push(`${model.name}: ${run}`);
    }
    return found;
  };

  test('no words of a model are a run of eight words of any text', () => {
    const all = new Set(cards.flatMap(textRuns));
    const ofEach = (model: CardModel) => leavesOf(model).flatMap(({ text }) => runsOf(wordsOf(text)));
    expect(shared(ofEach, () => all)).toEqual([]);
  }, 120_000);

  test('nor are all words of a model together one of its own text', () => {
    const own = new Map(cards.map((card) => [card.name, new Set(textRuns(card))]));
    const joined = (model: CardModel) =>
      runsOf(
        wordsOf(
          leavesOf(model)
            .map(({ text }) => text)
            .join(' '),
        ),
      );
    expect(shared(joined, (name) => own.get(name) ?? new Set())).toEqual([]);
  }, 120_000);

  test.skipIf(readerVersion(path.dirname(dataFolder)) !== shipped().about.models)(
    'a model is the one that is read from the text, but for the words that are left out',
    () => {
      const { size, stored } = shippedStore();
      const models = new Map<string, CardModel>();
      for (let card = 0; card < size; card += 1) {
        const { model } = stored(card);
        if (model !== undefined) models.set(`${model.konamiId} ${model.name}`, model);
      }
      const checked = cards.filter(({ name }, at) => at % 20 === 0 && !byHand.has(name));
      let whole = 0;
      for (const card of checked) {
        const read = cardModelOf(card);
        const { text: _, ...withoutText } = read;
        const model = models.get(`${card.konamiId} ${card.name}`);
        const unread = readUnreadWords(JSON.stringify(model)).length > 0;
        if (!unread) whole += 1;
        const expected = unread ? withPhrases(withoutWords(read)) : withoutText;
        expect(withoutAnswers(model), card.name).toEqual(withoutAnswers(expected));
      }
      expect(whole).toBeGreaterThan(checked.length / 4);
    },
    120_000,
  );
});
