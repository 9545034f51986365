import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../src/replies/reply.ts';
import { hasMore, printReply } from '../../../src/replies/terminal/terminal.ts';

describe('a table', () => {
  const printed = (width: number, columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
    printReply(
      { tone: 'info', title: 'X', sections: [{ heading: 'Table', style: 'table', columns, rows }] },
      { color: false, width },
    );

  test('stands in columns where it fits', () => {
    expect(printed(24, ['Level', 'Tributes'], ['5 or 6', '1'], ['7 or higher', '2'])).toBe(
      [
        '· X',
        '',
        'Table',
        '  Level        Tributes',
        '  -----------  --------',
        '  5 or 6       1',
        '  7 or higher  2',
      ].join('\n'),
    );
  });

  test('breaks long cells between words', () => {
    expect(printed(25, ['Speed', 'Cards'], ['1', 'Ignition, Trigger and Flip'], ['2', 'Quick'])).toBe(
      [
        '· X',
        '',
        'Table',
        '  Speed  Cards',
        '  -----  ----------------',
        '  1      Ignition,',
        '         Trigger and Flip',
        '  2      Quick',
      ].join('\n'),
    );
  });

  test('the room goes to the column that needs it', () => {
    const row = ['an optional effect about its own card', 'if met', 'no'];
    expect(printed(40, ['What it is', 'before it', 'after'], row)).toBe(
      [
        '· X',
        '',
        'Table',
        '  What it is               before  after',
        '                           it',
        '  -----------------------  ------  -----',
        '  an optional effect       if met  no',
        '  about its own card',
      ].join('\n'),
    );
  });

  test('is told row by row where a cell would take too many lines', () => {
    const text = 'Ignition Effects, Trigger Effects and Flip Effects of monsters, and most of Spells';
    expect(printed(22, ['Speed', 'Cards'], ['1', text], ['2', ''])).toContain(
      '  - Speed: 1 · Cards:\n    Ignition Effects,',
    );
  });

  test('is told row by row where a word is wider than its column', () => {
    expect(printed(26, ['S', 'Cards'], ['1', `a ${'x'.repeat(30)}`])).toContain('  - S: 1 · Cards: a\n');
  });

  test.for([
    [16, true, false],
    [17, false, true],
  ] as const)('of %i rows is read at a glance: %s', ([count, isThere, isMore]) => {
    const rows = Array.from({ length: count }, (_, at) => [String(at), 'x']);
    const reply: Reply = {
      tone: 'info',
      title: 'X',
      sections: [{ heading: 'Table', style: 'table', columns: ['A', 'B'], rows }],
    };
    expect(printReply(reply, { color: false, part: 'glance' }).includes('Table')).toBe(isThere);
    expect(hasMore(reply, { color: false })).toBe(isMore);
  });
});
