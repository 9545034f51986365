import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeckList, deckParts, readDeck } from '../../src/decks/read-deck.ts';
import { problemLine } from '../../src/platform/problem.ts';

const base64 = (passcodes: readonly number[]): string => {
  const bytes = Buffer.alloc(passcodes.length * 4);
  for (const [index, passcode] of passcodes.entries()) bytes.writeUInt32LE(passcode, index * 4);
  return bytes.toString('base64');
};
const ydke = (deck: DeckList): string =>
  `ydke://${deckParts.map((part) => `${base64(deck[part])}!`).join('')}`;
const ydk = ({ main, extra, side }: DeckList): string =>
  ['#created by somebody', '#main', ...main, '#extra', ...extra, '!side', ...side].join('\r\n');

const passcodes = fc.array(fc.integer({ min: 1, max: 4_294_967_295 }), { maxLength: 60 });
const someDeck = fc
  .record({ main: passcodes, extra: passcodes, side: passcodes })
  .filter(({ main, extra, side }) => main.length + extra.length + side.length > 0);

describe('a Deck is read', () => {
  test('from a YDKE link and from a .ydk file alike, also on one line', () => {
    fc.assert(
      fc.property(someDeck, (deck) => {
        expect(readDeck(ydke(deck))).toEqual({ ok: true, value: deck });
        expect(readDeck(ydk(deck))).toEqual({ ok: true, value: deck });
        // A remark loses its line where lines are joined: it stands before the first part.
        expect(readDeck(` ${ydk(deck).replaceAll('\r\n', ' ')} `)).toEqual({ ok: true, value: deck });
      }),
    );
  });

  test('from a link as it stands in a message', () => {
    const deck = { main: [483, 99], extra: [], side: [27551] };
    for (const text of [
      `<${ydke(deck)}>`,
      `\`${ydke(deck)}\``,
      `\`\`\`\n${ydke(deck)}\n\`\`\``,
      `mine: ${ydke(deck)} ok?`,
    ])
      expect(readDeck(text)).toEqual({ ok: true, value: deck });
  });

  test('without the remarks of its file, wherever they stand', () => {
    const text = '#created by 12 people\n#main\n483\n# 7 more to come\n99\n#extra\n!side\n27551\n';
    expect(readDeck(text)).toEqual({ ok: true, value: { main: [483, 99], extra: [], side: [27551] } });
  });

  test('never with an error thrown, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `ydke://${rest}`),
        ),
        (text) => {
          expect(typeof readDeck(text).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('what is no Deck is told, in one line', () => {
  const hint =
    'Copy a YDKE link from a deck builder, or the text of a .ydk file: #main, passcodes, #extra, passcodes, !side, passcodes.';
  test.each([
    ['', `no Deck: must be a YDKE link or the text of a .ydk file. ${hint}`],
    ['my deck', `my deck: must be a YDKE link or the text of a .ydk file. ${hint}`],
    ['ydke://AAAA', `ydke://AAAA: must have three parts with "!" after each, to be a YDKE link. ${hint}`],
    ['ydke://AAAA!!!', `ydke://AAAA!!!: must have whole passcodes in Base64 in its main part. ${hint}`],
    ['ydke://!*!!', `ydke://!*!!: must have whole passcodes in Base64 in its extra part. ${hint}`],
    ['ydke://!!!', `ydke://!!!: must have cards in it. ${hint}`],
    [
      'ydke://4wEAAA==!!',
      `ydke://4wEAAA==!!: must have three parts with "!" after each, to be a YDKE link. ${hint}`,
    ],
    ['ydke://!!! ydke://!!!', `ydke://!!! ydke://!!!: must have one YDKE link, not several. ${hint}`],
    ['#main #extra !side', `#main #extra !side: must have cards in it. ${hint}`],
    ['#main 12 Dandylion', `Dandylion: must be a passcode, as it stands in the main part. ${hint}`],
    ['#main 1'.padEnd(2000, ' 1'), /must have at most 500 cards, and not \d+/],
  ])('%s', (text, said) => {
    const read = readDeck(text);
    const line = read.ok ? 'read' : problemLine(read.problem);
    if (typeof said === 'string') expect(line).toBe(said);
    else expect(line).toMatch(said);
  });
});
