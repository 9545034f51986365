import { describe, expect, test } from 'vitest';
import { fieldsOf } from './sent.ts';

describe('a table', () => {
  const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
    fieldsOf({ tone: 'info', title: 'x', sections: [{ heading: 'Table', style: 'table', columns, rows }] });

  test('each row is one line that names its cells, as a phone is narrow', () => {
    expect(table(['Level', 'Tributes'], ['5 or 6', '1'], ['7 or *higher*', '2'])).toEqual([
      {
        name: 'Table',
        value: '• **Level: 5 or 6** · Tributes: 1\n• **Level: 7 or \\*higher\\*** · Tributes: 2',
      },
    ]);
  });

  test('empty cells and empty rows are left out', () => {
    expect(table(['A', '', 'C'], ['', 'two', '3'], ['', '', ''])).toEqual([
      { name: 'Table', value: '• **two** · C: 3' },
    ]);
  });

  test('a long row goes on in a line of its own', () => {
    const fields = table(['Column', 'Other'], ['a'.repeat(600), 'b'.repeat(600)]);
    const values = fields.map(({ value }) => value);
    expect(values).toEqual([`• **Column: ${'a'.repeat(600)}** · Other:`, 'b'.repeat(600)]);
  });

  test('what rows in turn begin with is said once, of a table of three columns', () => {
    const rows = [
      ['1. Start', 'happens', 'the player enters it'],
      ['1. Start', 'happens', 'the monster stays face-down'],
      ['1. Start', 'can activate', 'effects for the start'],
      ['2. End', 'happens', 'cards go to the GY'],
      ['1. Start', 'applies', 'nothing'],
    ];
    expect(table(['When', 'What', 'Which'], ...rows)).toEqual([
      {
        name: 'Table',
        value: [
          '**1\\. Start**',
          '• happens: the player enters it; the monster stays face-down',
          '• can activate: effects for the start',
          '• **2\\. End** · What: happens · Which: cards go to the GY',
          '• **1\\. Start** · What: applies · Which: nothing',
        ].join('\n'),
      },
    ]);
  });
});
