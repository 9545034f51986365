import { expect, test } from 'vitest';
import { exampleRowSchema } from '../../../src/engine/stats/change.ts';
import { ladder } from '../../../src/engine/stats/ladder.ts';
import { readTable } from '../../../src/rulebook/table.ts';
import { books } from '../../support/project-data.ts';
import { ruleTables } from '../../support/rule-tables.ts';

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
