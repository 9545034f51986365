import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { valueOrThrow } from '../../src/platform/problem.ts';
import { loadConcepts } from '../../src/qa/concepts.ts';
import { makeQaIndex, type QaEntry, type QaIndex, type QaText } from '../../src/qa/qa-index.ts';
import type { QaShelf } from '../../src/qa/repository.ts';
import type { ToArchive } from './archive.ts';

/** Real published files and facts, where the project's shared folder is beside the checkout. */
export const sharedQas = path.resolve(import.meta.dirname, '../../../shared/qa');
export const hasShared = existsSync(sharedQas);

/** A Q&A as the public repository has it, with words of ours. */
export const published = ({ number, date, cards }: QaEntry): string =>
  JSON.stringify({
    fid: number,
    databaseDate: date,
    title: 'How many lanterns burn?',
    question: 'Two lanterns stand side by side.',
    answer: 'One.',
    tags: ['lantern'],
    mentionedCards: cards,
  });

/** An archive's files, in the folder that GitHub puts around them. */
export const archived = (entries: readonly QaEntry[]): readonly ToArchive[] => [
  { name: 'pax_global_header', content: '52 comment=0123456789abcdef0123456789abcdef01234567\n', type: 'g' },
  { name: 'repository-0123/', content: '', type: '5' },
  { name: 'repository-0123/README.md', content: '# Not a Q&A\n' },
  ...entries.map((entry) => ({ name: `repository-0123/${entry.number}.json`, content: published(entry) })),
];

/** So many invented Q&As: number N is of day N % 28 + 1, about card N % 7 + 1 and, every third, card 100. */
export const someQas = (count: number, from = 1): readonly QaEntry[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return {
      number,
      date: `2025-01-${String((number % 28) + 1).padStart(2, '0')}`,
      cards: [(number % 7) + 1, ...(number % 3 === 0 ? [100] : [])],
    };
  });

/** Any list of Q&As, each number once. */
export const anyQas = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 99_999 }),
    date: fc
      .date({ min: new Date('2014-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    cards: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
  }),
  { selector: ({ number }) => number, maxLength: 40, minLength: 1 },
);

/** Q&As without what is noted of their texts. */
export const factsOf = (entries: readonly QaEntry[] = []): readonly QaEntry[] =>
  entries.map(({ number, date, cards }) => ({ number, date, cards }));

/** An index synced just now, from nowhere. */
export const indexOf = (entries: readonly QaEntry[], syncedAt = Date.now()): QaIndex =>
  makeQaIndex(entries, { from: 'a test', syncedAt });

/** The table of concepts of the project. */
export const concepts = valueOrThrow(
  loadConcepts(path.resolve(import.meta.dirname, '../../data/qa/concepts.json')),
);

/** A shelf that has this index and these texts by number, and keeps what it is given. */
export const shelfWith = (
  index: QaIndex | undefined,
  texts: ReadonlyMap<number, QaText> = new Map(),
): QaShelf => {
  let kept = index;
  const written = new Map(texts);
  return {
    concepts,
    current: async () => kept,
    read: async () => kept,
    keep: async (next) => {
      kept = next;
    },
    write: () => ({
      add: async (number, text) => {
        written.set(number, text);
        return 0;
      },
      end: async () => (written.size === 0 ? undefined : { edition: 'a', blocks: 1 }),
      drop: async () => written.clear(),
    }),
    drop: async () => {},
    text: async ({ number }) => written.get(number),
  };
};
