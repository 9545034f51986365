import { expect, test } from 'vitest';
import { cellText, rowCells } from '../../src/replies/table-row.ts';

const columns = ['What it is', 'start', 'middle', 'end'];

test.for<[readonly string[], readonly string[], string]>([
  [['Level', 'Tributes'], ['5 or 6', '1'], 'Level: 5 or 6 · Tributes: 1'],
  [columns, ['a boost', 'yes', 'yes', 'no'], 'a boost · start, middle: yes · end: no'],
  [columns, ['a trigger', 'yes', 'no', 'yes'], 'a trigger · start: yes · middle: no · end: yes'],
  [columns, ['a Counter Trap', 'yes', 'yes', 'yes'], 'a Counter Trap · yes'],
  [columns, ['a gap', '', 'no', 'no'], 'a gap · middle, end: no'],
  [columns, ['', '', '', ''], ''],
  [['', 'b'], ['x', 'y'], 'x · b: y'],
  [['Information', ''], ['its Level', 'forgotten'], 'its Level · forgotten'],
])('%j %j', ([names, row, text]) => {
  expect(rowCells(names, row).map(cellText).join(' · ')).toBe(text);
});
