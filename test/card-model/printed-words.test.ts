import { expect, test } from 'vitest';
import { printedWords, withPrinted } from '../../src/card-model/printed-words.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { ifThis, monster } from '../support/duels.ts';

const text = 'If this card is banished: You can pay 500 LP; draw 1 card.';
const read = cardModelOf({
  name: 'Paper Lantern',
  facts: { cardType: 'monster', abilities: ['Effect'] },
  text,
});
const [effect] = read.parts;

test('the printed words of an effect, with those that decide', () => {
  if (effect === undefined) throw new Error('no effect');
  const words = printedWords(read, effect);
  expect(words).toMatchObject({ text, span: [0, text.length] });
  expect(words?.strong.map(([from, to]) => text.slice(from, to))).toEqual(['If', 'pay 500 LP']);
});

test('a card that is known without its text has none', () => {
  const byHand = monster('Paper Lantern', [ifThis('banished')]);
  const [part] = byHand.parts;
  if (part === undefined) throw new Error('no effect');
  expect(printedWords(byHand, part)).toBeUndefined();
});

test('a model made by hand takes the places from the text, where the effects are of the same kinds', () => {
  const same = withPrinted(monster('Paper Lantern', [ifThis('banished')]), read);
  const [part] = same.parts;
  if (part === undefined) throw new Error('no effect');
  expect(printedWords(same, part)?.text).toBe(text);
  const other = withPrinted(monster('Paper Lantern', [{ kind: 'ignition' }]), read);
  expect(other.text).toEqual({ main: text });
  expect(other.parts.some((each) => 'printed' in each && each.printed !== undefined)).toBe(false);
});

test('the head of a bullet is among its words', () => {
  const bullets =
    '● Attack Position: Once per turn: You can draw 1 card.\n● Defense Position: You can gain 500 LP.';
  const { name, facts } = read;
  const model = cardModelOf({ name, facts, text: bullets });
  expect(model.parts.map((part) => printedWords(model, part)?.text)).toEqual([
    'Attack Position: Once per turn: You can draw 1 card.',
    'Defense Position: You can gain 500 LP.',
  ]);
});
