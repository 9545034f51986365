import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemLine } from '../../src/platform/problem.ts';
import { syncQas } from '../../src/qa/sync.ts';
import { books } from '../support/project-data.ts';
import { hasShared, sharedQas, shelfWith } from '../support/qas.ts';

describe.skipIf(!hasShared)('the Q&As that data/rules cites (../shared/qa)', () => {
  test('are in the official database, or their rule says that they were withdrawn', async () => {
    const from = path.join(sharedQas, 'index.jsonl.gz');
    const synced = await syncQas(shelfWith(undefined), { from });
    if (!synced.ok) throw new Error(problemLine(synced.problem));
    const { index } = synced.value;
    const lost = books.rulebook.rules.flatMap(({ id, sources, note = '' }) =>
      sources.flatMap(({ source, number }) =>
        source === 'qa' &&
        number !== undefined &&
        !index.has(number) &&
        !note.includes(`withdrawn Q&A ${number}`)
          ? [`${id}: Q&A ${number}`]
          : [],
      ),
    );
    expect(lost).toEqual([]);
  });
});
