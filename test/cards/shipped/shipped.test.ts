import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Footprint } from '../../../src/card-model/aspects.ts';
import {
  isUnreadWords,
  printUnreadWords,
  readUnreadWords,
  sayUnreadWords,
} from '../../../src/card-model/unread-words.ts';
import { openCatalogue } from '../../../src/cards/open-catalogue.ts';
import type { PublishedCard } from '../../../src/cards/published.ts';
import { openShipped, readShipped } from '../../../src/cards/shipped/read-shipped.ts';
import { phrasesVersion } from '../../../src/cards/shipped/stock-phrases.ts';
import { withoutWords } from '../../../src/cards/shipped/without-words.ts';
import { shippedBytes } from '../../../src/cards/shipped/write-shipped.ts';
import { footprintOf } from '../../../src/cardtext/footprint.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster, spell } from '../../support/card-texts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const strange =
  'Each Paper Lantern in the window may glow a little brighter than all of its neighbours in the street.';
const guarded = `This card cannot be destroyed by your opponent's card effects. ${strange}`;

const cards: readonly PublishedCard[] = [
  { name: 'Lantern Keeper', password: 11, facts: spell(), text: 'Draw 1 card.', printings: 2 },
  {
    name: 'Lantern Guard',
    konamiId: 12,
    facts: monster(),
    text: guarded,
    otherNames: { de: 'Laternenwächter', ja: '提灯の番人' },
    setNumbers: ['WICK-EN001'],
    printings: 5,
  },
];
const about = {
  from: 'data/catalogue',
  published: 2,
  aside: 0,
  models: 'v1',
  date: '2026-11-23',
  phrases: phrasesVersion(),
};
const shippedCards = (all: readonly PublishedCard[]) =>
  all.map((card) => ({ named: card, model: withoutWords(cardModelOf(card)) }));

const opened = () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'cards.br');
  const kept = path.join(folder, 'kept', 'names.bin');
  writeFileSync(file, shippedBytes(shippedCards(cards), about));
  const open = () => {
    const read = readShipped(file);
    if (read?.ok !== true) throw new Error('it does not open');
    const store = openShipped(read.value, [path.join(file, 'no folder'), kept]);
    return openCatalogue(store, { origin: {}, nicknames: new Map(), modelOf: noModel });
  };
  return { open, file, kept };
};

function noModel(): never {
  throw new Error('all models are there');
}

describe('a shipped catalogue', () => {
  test('is the same bytes for the same cards, in whatever order they come', () =>
    expect(shippedBytes(shippedCards(cards.toReversed()), about)).toEqual(
      shippedBytes(shippedCards(cards), about),
    ));

  test('finds cards by their names in all languages, their numbers and slips', () => {
    const catalogue = opened().open();
    const found = ['lantern guard', 'laternenwachter', '提灯の番人', 'WICK-EN001'].map(
      (name) => catalogue.exact(name)?.name,
    );
    expect(found).toEqual(Array(4).fill('Lantern Guard'));
    expect(catalogue.exact('11')?.name).toBe('Lantern Keeper');
    expect(catalogue.search('lanten gaurd', 1)[0]?.name).toBe('Lantern Guard');
    expect(catalogue.search('laternenwechter', 1)[0]?.name).toBe('Lantern Guard');
    expect(catalogue.known(1)[0]?.name).toBe('Lantern Guard');
    expect(catalogue.nameIn('Lantern Guard', 'de')).toBe('Laternenwächter');
    expect(catalogue.nameIn('Lantern Keeper', 'de')).toBeUndefined();
    expect(catalogue.textIn('Lantern Guard', 'de')).toBeUndefined();
  });

  test('has the models as they are read, where no words of them are left out', () => {
    const { text: _, ...read } = cardModelOf(cards[0] as PublishedCard);
    expect(opened().open().exact('Lantern Keeper')).toEqual(read);
  });

  test('keeps what takes long to make, and makes it anew where that is damaged', () => {
    const { open, kept } = opened();
    const find = () => open().exact('laternenwachter')?.name;
    expect(find()).toBe('Lantern Guard');
    const { mtimeMs } = statSync(kept);
    expect(find()).toBe('Lantern Guard');
    expect(statSync(kept).mtimeMs).toBe(mtimeMs);
    writeFileSync(kept, '');
    expect(find()).toBe('Lantern Guard');
    expect(statSync(kept).size).toBeGreaterThan(0);
  });

  test.for([
    ['is missing', undefined],
    ['is none', 'something else'],
    ['breaks off', shippedBytes(shippedCards(cards), about).subarray(0, 40)],
  ] as const)('that %s is told', ([, bytes]) => {
    const file = path.join(temporaryFolder(), 'cards.br');
    if (bytes !== undefined) writeFileSync(file, bytes);
    const store = readShipped(file);
    expect(store === undefined ? undefined : store.ok).toBe(bytes === undefined ? undefined : false);
  });
});

describe('a model without words', () => {
  const { parts } = withoutWords(cardModelOf(cards[1] as PublishedCard));

  test('keeps phrases of the game, and says of other words where they were, how many, and what they can touch', () => {
    const texts = JSON.stringify(parts);
    expect(texts).toContain('{not-destroyed|');
    const [words, ...more] = readUnreadWords(texts);
    expect(more).toEqual([]);
    expect(words).toMatchObject({ box: 'main', count: 19, span: [guarded.indexOf('Each'), guarded.length] });
    expect(words?.footprint).toEqual(footprintOf(strange));
  });

  test.for([
    'If this face-up card is destroyed in a Monster Zone, you can place its paper in the window of the street.',
    'All "Paper Lantern" monsters and "Paper Moon" monsters on the field can attack twice during a night.',
    'You can send 1 "Paper Lantern" from the window to the street to draw the eye of a neighbour.',
    'A monster Summoned using this card as material cannot be destroyed by the light of the street.',
  ])('tells all that they can touch, of whom and when: %s', (words) => {
    const footprint = footprintOf(words);
    const printed = printUnreadWords({ number: 1, box: 'main', span: [0, 9], count: 9, footprint });
    const [read] = readUnreadWords(`(${printed})`).map((each) => each.footprint);
    const inOrder = (each: Footprint | undefined) => ({
      ...each,
      aspects: [each?.aspects].flat().toSorted(),
    });
    expect(inOrder(read)).toEqual(inOrder(footprint));
    expect(footprintOf(printed)).toEqual(read);
    expect(readUnreadWords(JSON.stringify([printed]))).toEqual(readUnreadWords(printed));
    expect(footprint.only ?? footprint.named).toBeDefined();
  });

  test('is said in a form that people read', () => {
    const unread = parts.find(({ kind }) => kind === 'unread');
    const words = unread?.kind === 'unread' ? unread.reads : '';
    expect(sayUnreadWords(`not read: ${words}`)).toBe('not read: (see the card: 19 words)');
    expect(sayUnreadWords(`it is changed (${words}).`)).toBe('it is changed (see the card: 19 words).');
    expect(isUnreadWords(`${words}.`)).toBe(true);
    expect(isUnreadWords(`draw, then ${words}`)).toBe(false);
  });

  test('what stands beside such words counts too', () => {
    const unread = parts.find(({ kind }) => kind === 'unread');
    const words = unread?.kind === 'unread' ? unread.reads : '';
    const { aspects: touched } = footprintOf(`if ${words}: destroy this card`);
    expect(touched === 'everything' || touched.includes('destruction')).toBe(true);
  });
});
