import { expect, test } from 'vitest';
import { tokens } from '../../src/ask/text/tokens.ts';

const cut = (text: string) => tokens(text).map(({ low }) => low);

test.for([
  ['words and marks', 'It resolves; P0 draws 1.', ['it', 'resolves', ';', 'p0', 'draws', '1', '.']],
  ['a hyphen joins', 'face-up, and not - up', ['face', 'up', ',', 'and', 'not', '-', 'up']],
  [
    'endings are words of their own',
    "P0's don't Harpies' Nest",
    ['p0', "'s", 'don', "'t", 'harpies', "'", 'nest'],
  ],
  ['marks of one kind', '“Newt”, ‘Owl’', ['"', 'newt', '"', ',', "'", 'owl', "'"]],
  ['accents do not count', 'Sorcière', ['sorciere']],
  ['a number with a comma', '1,000 LP', ['1,000', 'lp']],
  ['nothing', ' \u200b\n', []],
] as const)('%s', ([, text, expected]) => expect(cut(text)).toEqual(expected));

test('tokens stand where they say', () => {
  const text = ' “Paper Lantern”  is face-up. ';
  for (const { text: said, from, to } of tokens(text))
    expect(text.slice(from, to).replace(/[“”]/, '"')).toBe(said);
});
