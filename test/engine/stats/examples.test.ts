import { expect, test } from 'vitest';
import { z } from 'zod';
import { ladder } from '../../../src/engine/state/values/ladder.ts';
import { modifierKinds } from '../../../src/engine/state/values/tables.ts';
import { readTable } from '../../../src/rulebook/table.ts';
import { books } from '../../support/project-data.ts';
import { ruleTables } from '../../support/rule-tables.ts';
import { readChange } from './climb.ts';

const change = z.string().transform((cell, context) => {
  const read = readChange(cell);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'must be a change: +700, -600, =100, half-current ...' });
  return z.NEVER;
});
const figure = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number);
const figureOrNone = z.union([z.literal('').transform(() => null), figure]);

/** A row of the table of rule stats/examples: a case with its figures; an empty cell is not given by the source. */
const exampleRowSchema = z.strictObject({
  original: figure,
  previous: z.enum(modifierKinds),
  first: change,
  new: z.enum(modifierKinds),
  second: change,
  applies: figure,
  'new-stops': figureOrNone,
  'both-stop': figureOrNone,
});

const read = readTable(books.rulebook.byId('stats/examples'), 'stats/examples', exampleRowSchema);
if (!read.ok) throw new Error(read.problem.found);

test('the examples of the rulebook are all there', () => {
  expect(read.value).toHaveLength(8);
  expect(read.value.flatMap((row) => row['new-stops'] ?? [])).toHaveLength(7);
});

test.for(read.value.map((row, at) => [at + 1, row] as const))(
  'example %i comes out with its figures',
  ([, row]) => {
    const result = ladder(
      row.original,
      [
        { do: 'apply', id: 'previous', kind: row.previous, change: row.first },
        { do: 'apply', id: 'new', kind: row.new, change: row.second },
        { do: 'end', id: 'new' },
        { do: 'end', id: 'previous' },
      ],
      ruleTables.stats,
    );
    if (!result.ok) throw new Error(result.problem.found);
    const [, applies, newStops, bothStop] = result.value.map(({ current }) => current);
    expect({
      applies,
      'new-stops': row['new-stops'] === null ? null : newStops,
      'both-stop': row['both-stop'] === null ? null : bothStop,
    }).toEqual({ applies: row.applies, 'new-stops': row['new-stops'], 'both-stop': row['both-stop'] });
    expect(bothStop).toBe(row.original);
  },
);
