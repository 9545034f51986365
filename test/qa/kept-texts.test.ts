import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Keyv from 'keyv';
import { describe, expect, test } from 'vitest';
import { qaShelf } from '../../src/qa/repository.ts';
import { syncQas } from '../../src/qa/sync.ts';
import { concepts, published, someQas } from '../support/qas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A source of so many published Q&As. */
function sourceOf(count: number, name: string): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, someQas(count).map(published).join('\n'));
  return file;
}

const shelfOver = (map: Map<string, unknown>) =>
  qaShelf({ store: new Keyv<unknown>({ store: map }), log: () => undefined, concepts: () => concepts });
const textKeys = (map: Map<string, unknown>) => [...map.keys()].filter((key) => key.includes('qa:text'));

describe('the texts of a sync', () => {
  test('are kept in blocks beside the index, and read again by another process', async () => {
    const map = new Map<string, unknown>();
    await syncQas(shelfOver(map), { from: sourceOf(100, 'a.jsonl') });
    expect(textKeys(map)).toHaveLength(4);
    const other = shelfOver(map);
    const index = await other.read();
    for (const number of [1, 50, 100]) {
      const entry = index?.byNumber(number);
      if (index === undefined || entry === undefined) throw new Error('no such Q&A');
      expect(await other.text(entry, index)).toMatchObject({ answer: 'One.' });
      expect(entry.concepts).toBeTypeOf('number');
    }
  });

  test('of a new index take the place of the old ones', async () => {
    const map = new Map<string, unknown>();
    await syncQas(shelfOver(map), { from: sourceOf(100, 'b.jsonl') });
    const before = textKeys(map);
    await syncQas(shelfOver(map), { from: sourceOf(90, 'c.jsonl') });
    const after = textKeys(map);
    expect(after).toHaveLength(3);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });

  test('of an index that is refused are taken away, and the old ones stay', async () => {
    const map = new Map<string, unknown>();
    await syncQas(shelfOver(map), { from: sourceOf(100, 'd.jsonl') });
    const before = textKeys(map);
    const synced = await syncQas(shelfOver(map), { from: sourceOf(40, 'e.jsonl') });
    expect(synced.ok).toBe(false);
    expect(textKeys(map)).toEqual(before);
  });

  test('that are damaged are no text', async () => {
    const map = new Map<string, unknown>();
    await syncQas(shelfOver(map), { from: sourceOf(3, 'f.jsonl') });
    const shelf = shelfOver(map);
    const index = await shelf.read();
    const entry = index?.byNumber(1);
    if (index === undefined || entry === undefined) throw new Error('no such Q&A');
    for (const [key] of map) if (key.includes('qa:text')) map.set(key, '{"value":"lanterns"}');
    expect(await shelf.text(entry, index)).toBeUndefined();
  });
});
