import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type Keyv from 'keyv';
import { z } from 'zod';
import { asStorageFailure } from '../storage/storage-failure.ts';
import { type KeptTexts, type QaText, qaTextSchema } from './qa-index.ts';

/** So many texts stand in one block: together they take a third of the room, and one is still read in well under a millisecond. */
const IN_BLOCK = 32;

const blockSchema = z.array(z.tuple([z.number(), qaTextSchema]));
const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

const keyOf = (edition: KeptTexts['edition'], block: number): string => `qa:text:${edition}:${block}`;

/** Takes the texts of an edition, one after the other, and keeps them in blocks as they come: few are held at a time. */
export interface TextWriter {
  /** Takes a text, and gives the block that it will stand in. */
  add(number: number, text: QaText): Promise<number>;
  /** Keeps what is left. Undefined where there was no text. */
  end(): Promise<KeptTexts | undefined>;
  /** Takes away what was kept so far. */
  drop(): Promise<void>;
}

/** Begins the edition that is not in use. A storage that fails is thrown as `StorageFailure`. */
export function textWriter(store: Keyv<unknown>, inUse: KeptTexts | undefined): TextWriter {
  const edition = inUse?.edition === 'a' ? 'b' : 'a';
  let blocks = 0;
  let open: [number, QaText][] = [];
  const flush = async (): Promise<void> => {
    if (open.length === 0) return;
    const [block, texts] = [blocks, open];
    [blocks, open] = [blocks + 1, []];
    const value = (await packed(JSON.stringify(texts))).toString('base64');
    await store.set(keyOf(edition, block), value).catch(asStorageFailure);
  };
  return {
    async add(number, text) {
      const block = blocks;
      open.push([number, text]);
      if (open.length === IN_BLOCK) await flush();
      return block;
    },
    async end() {
      await flush();
      return blocks === 0 ? undefined : { edition, blocks };
    },
    drop: () => dropTexts(store, { edition, blocks }),
  };
}

/** Takes an edition away. */
export async function dropTexts(store: Keyv<unknown>, { edition, blocks }: KeptTexts): Promise<void> {
  for (let block = 0; block < blocks; block += 1)
    await store.delete(keyOf(edition, block)).catch(asStorageFailure);
}

/** A text that is kept; undefined where it is gone or damaged. A storage that fails throws a `StorageFailure`. */
export async function readText(
  store: Keyv<unknown>,
  number: number,
  edition: KeptTexts['edition'],
  block: number,
): Promise<QaText | undefined> {
  const kept = await store.get(keyOf(edition, block)).catch(asStorageFailure);
  if (typeof kept !== 'string') return undefined;
  try {
    const texts = JSON.parse((await unpacked(Buffer.from(kept, 'base64'))).toString('utf8'));
    return blockSchema.parse(texts).find(([each]) => each === number)?.[1];
  } catch {
    return undefined;
  }
}
