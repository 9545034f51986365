import { describe, expect, test } from 'vitest';
import { cardModelSchema } from '../../../src/card-model/card-model.ts';
import { storeInMemory } from '../../../src/cards/card-store.ts';
import { openCatalogue } from '../../../src/cards/open-catalogue.ts';
import type { PublishedCard } from '../../../src/cards/published.ts';

const card = (name: string, more: Partial<PublishedCard> = {}): PublishedCard => ({
  name,
  facts: { cardType: 'spell', property: 'Normal' },
  text: '',
  ...more,
});

const cards = [
  card('Paper Lantern', {
    password: 10001234,
    konamiId: 77,
    printings: 3,
    setNumbers: ['WICK-EN012', 'WICK-012'],
  }),
  card('Paper Lantern Ember', { password: 10001235, printings: 9 }),
  card('Paper Lantern of the Deep', { password: 10001236, printings: 1 }),
  card('Lantern Keeper', {
    password: 10001237,
    printings: 5,
    otherNames: { de: 'Laternenwächter', ja: '提灯の番人', fr: 'Gardien de la Lanterne' },
  }),
  card('Marsh Warden', { konamiId: 78, printings: 2, otherNames: { de: 'Sumpfwart' } }),
  card('Marsh Warden - Second Watch', { printings: 1 }),
  card('Number 12: Gate', { printings: 1, otherNames: { ko: 'No.12 등불의 문' } }),
  card('Number 13: Gate', { printings: 1 }),
  card('W:W Wick & Wax', { printings: 4 }),
  card('Lantern Clan - Keeper in the Fog', { printings: 1 }),
  card('Cup of the Moor', { printings: 1 }),
  card('Marshtwin Ladder', { printings: 1 }),
  card('Emberling', { printings: 1 }),
  card('Sumpfwart', { password: 10001240 }),
  card('Glow-Worm', { printings: 1, otherNames: { ja: '光・虫' } }),
  card('Glowworm', { printings: 6, otherNames: { ja: '光虫' } }),
  card('Twin', { password: 10001241, printings: 1 }),
  card('Twin', { password: 10001242, printings: 7 }),
];
const nicknames = new Map([
  ['pled', ['Paper Lantern Ember']],
  ['watch', ['Marsh Warden', 'Marsh Warden - Second Watch']],
  ['lamp', ['No Card Of Ours', 'Lantern Keeper']],
]);
const catalogue = openCatalogue(storeInMemory(cards.map((each) => ({ card: each }))), {
  origin: {},
  nicknames,
  modelOf: ({ name, password, konamiId, facts }) =>
    cardModelSchema.parse({ name, password, konamiId, facts }),
});
const first = (typed: string) => catalogue.search(typed, 5)[0]?.name;

describe('the card that comes first', () => {
  test.for([
    ['its name', 'paper lantern', 'Paper Lantern'],
    ['its name, other punctuation', 'ww wick and wax', 'W:W Wick & Wax'],
    ['without its spaces', 'paperlantern', 'Paper Lantern'],
    ['a passcode', '10001237', 'Lantern Keeper'],
    ['a passcode with zeros before it', '0010001237', 'Lantern Keeper'],
    ['the number in the official database', 'k78', 'Marsh Warden'],
    ['a set number', 'wick-en012', 'Paper Lantern'],
    ['a set number without its hyphen', 'WICK012', 'Paper Lantern'],
    ['a nickname', 'pled', 'Paper Lantern Ember'],
    ['a nickname of which one card is unknown', 'lamp', 'Lantern Keeper'],
    ['a name in German', 'laternenwachter', 'Lantern Keeper'],
    ['a name in Japanese', '提灯の番人', 'Lantern Keeper'],
    ['a name in Korean that has "No." itself', 'No.12 등불의 문', 'Number 12: Gate'],
    ['a name that another one has without its dot', '光・虫', 'Glow-Worm'],
    ['and that other one', '光虫', 'Glowworm'],
    ['half a name in French', 'gardien lanterne', 'Lantern Keeper'],
    ['a German name with a wrong letter', 'laternenwechter', 'Lantern Keeper'],
    ['an English name that is another one in German', 'sumpfwart', 'Sumpfwart'],
    ['words in another order', 'keeper lantern', 'Lantern Keeper'],
    ['beginnings of words', 'mar war sec', 'Marsh Warden - Second Watch'],
    ['first letters', 'plotd', 'Paper Lantern of the Deep'],
    ['first letters of what follows the family', 'kitf', 'Lantern Clan - Keeper in the Fog'],
    ['first letters without "the" alone', 'cotm', 'Cup of the Moor'],
    ['first letters of a word that two make', 'mtl', 'Marshtwin Ladder'],
    ['beginnings of two words, joined', 'maladd', 'Marshtwin Ladder'],
    ['a whole word in a well known name before the beginning of another', 'ember', 'Paper Lantern Ember'],
    ['a wrong letter', 'marsh wardan', 'Marsh Warden'],
    ['two letters in each other’s place', 'lantern kepeer', 'Lantern Keeper'],
    ['a number shortened', 'no. 13', 'Number 13: Gate'],
    ['of two with one name the better known', 'twin', 'Twin'],
    ['of two that differ in punctuation alone the one that is written so', 'glow-worm', 'Glow-Worm'],
    ['or whose words are the same', 'glow worm', 'Glow-Worm'],
    ['or the other', 'GLOWWORM', 'Glowworm'],
  ] as const)('%s: %s', ([, typed, name]) => expect(first(typed)).toBe(name));

  test('while typing: names that begin so, the best known first', () => {
    expect(catalogue.search('pap', 5).map(({ name }) => name)).toEqual([
      'Paper Lantern Ember',
      'Paper Lantern',
      'Paper Lantern of the Deep',
    ]);
  });

  test('no card comes twice', () => {
    const found = catalogue.search('lantern', 20).map(({ name }) => name);
    expect(new Set(found).size).toBe(found.length);
  });

  test('a result says which card it is, and has it read', () => {
    expect(catalogue.search('k78', 1)).toMatchObject([{ name: 'Marsh Warden', konamiId: 78, score: 1 }]);
    expect(catalogue.search('k78', 1)[0]?.card.name).toBe('Marsh Warden');
  });

  test.for([[''], ['   '], ['?!'], ['x'.repeat(6000)], ['\u{1F0CF}'], ['\uffff']] as const)(
    'nothing for %j',
    ([typed]) => expect(catalogue.search(typed, 5)).toEqual([]),
  );
});

describe('the card that is picked', () => {
  const picked = (typed: string) => {
    const result = catalogue.pick(typed);
    return result.ok ? result.value : result.problem.choices?.map(({ label }) => label);
  };

  test.for([
    ['paper lantern', 'Paper Lantern'],
    ['10001234', 'Paper Lantern'],
    ['sumpfwart', 'Sumpfwart'],
  ] as const)('%s is no guess', ([typed, name]) => {
    expect(picked(typed)).toMatchObject({ card: { name } });
    expect(picked(typed)).not.toHaveProperty('takenFrom');
  });

  test.for([
    ['pled', 'Paper Lantern Ember'],
    ['WICK-012', 'Paper Lantern'],
    ['Laternenwächter', 'Lantern Keeper'],
    ['lantern kepper', 'Lantern Keeper'],
  ] as const)('what was taken for %s is told', ([typed, name]) => {
    expect(picked(typed)).toMatchObject({ card: { name }, takenFrom: typed });
  });

  test('of cards with the same name the better known is taken', () => {
    expect(picked('twin')).toMatchObject({ card: { password: 10001242 } });
  });

  test.for([
    ['a nickname of two cards', 'watch', ['Marsh Warden', 'Marsh Warden - Second Watch']],
    ['a name that two have without their punctuation', 'g.lowworm', ['Glow-Worm', 'Glowworm']],
    ['half a name', 'marsh', ['Marsh Warden', 'Marsh Warden - Second Watch']],
    ['a number that no card has', 'Number 14: Gate', ['Number 12: Gate', 'Number 13: Gate']],
  ] as const)('%s is asked about', ([, typed, offered]) => {
    expect(picked(typed)).toEqual(expect.arrayContaining([...offered]));
    expect(catalogue.pick(typed).ok).toBe(false);
  });
});

test('cards without a search: the best known, and by their number in the official database', () => {
  expect(catalogue.known(2).map(({ name }) => name)).toEqual(['Paper Lantern Ember', 'Twin']);
  expect([catalogue.nameOf(78), catalogue.nameOf(5), catalogue.nameOf(0)]).toEqual([
    'Marsh Warden',
    undefined,
    undefined,
  ]);
  expect(catalogue.cards).toHaveLength(cards.length);
});
