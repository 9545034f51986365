import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/cards/open-catalogue.ts';
import { namedCards } from '../../../src/commands/library/find-qas.ts';
import { drawn, shippedStore } from '../../support/shipped-cards.ts';

const TEXTS = 40;
const forms: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b, c) => `${a} and ${b} and ${c}`,
  (a, b, c) => `does ${a} negate ${b} if ${c} is on the field`,
  (a, b, c) => `i chain ${c} to ${a} with ${b} out`,
  (a, b, c) => `can ${a.toUpperCase()} target ${b} while they control ${c}`,
  (a, b, c) => `${b}, ${a.toLowerCase()}, ${c}?`,
];

test('of three names in a text, in any order and case, 97 in 100 are found', () => {
  const store = shippedStore();
  const catalogue = openCatalogue(store, { origin: {}, nicknames: new Map(), modelOf: noModel });
  const chance = drawn(30);
  const one = (): string => catalogue.names[Math.floor(chance.next().value * store.size)] ?? '';
  const missed: string[] = [];
  for (let at = 0; at < TEXTS; at += 1) {
    const names: [string, string, string] = [one(), one(), one()];
    const [a, b, c] = names.map((name) => (at % 2 === 0 ? name.toLowerCase() : name));
    const text = forms[at % forms.length]?.(a ?? '', b ?? '', c ?? '') ?? '';
    const found = new Set(namedCards(text, catalogue).cards.flatMap((each) => each.map(({ name }) => name)));
    missed.push(...names.filter((name) => !found.has(name)).map((name) => `${name}: ${text}`));
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.03 * 3 * TEXTS);
}, 60_000);

function noModel(): never {
  throw new Error('all models are there');
}
