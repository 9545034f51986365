import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ok } from '../../platform/problem.ts';
import { type CardStore, type StoredCard, storeInMemory } from '../card-store.ts';
import { type CompiledStore, openCompiled } from '../compiled/open-compiled.ts';
import { writeCompiled } from '../compiled/write-compiled.ts';
import { withPhrases } from './map-words.ts';
import type { ShippedFile } from './read-shipped.ts';

const beside = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'keep.ts')];

/**
 * Opens the cards of the shipped catalogue. They are unpacked once, into the first of `kept` that can be written, by a program
 * of its own: what it takes of the memory for it goes with it. Where none can, they are held in memory.
 */
export function openShipped(shipped: ShippedFile, kept: readonly string[]): CardStore {
  const known = openKept(shipped, kept);
  if (known !== undefined || kept.length === 0) return known ?? storeInMemory([...storedCards(shipped)]);
  spawnSync(process.execPath, [...beside, shipped.file, ...kept]);
  return openKept(shipped, kept) ?? storeInMemory([...storedCards(shipped)]);
}

/** What was unpacked of this very catalogue, and is whole. */
function openKept({ tag }: ShippedFile, kept: readonly string[]): CompiledStore | undefined {
  for (const file of kept) {
    const opened = openCompiled(file);
    if (!opened?.ok) continue;
    if (opened.value.about.tag === tag) return opened.value;
    opened.value.close();
  }
  return undefined;
}

/** Unpacks the shipped catalogue into the first of these files that can be written. */
export async function unpack(shipped: ShippedFile, files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      await writeCompiled(file, async (writer) => {
        for (const card of storedCards(shipped)) writer.add(card);
        writer.end({ ...shipped.about, tag: shipped.tag });
        return ok(undefined);
      });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
}

/** Its cards as they are stored, with the phrases of the game in words again. */
function* storedCards({ cards }: ShippedFile): Generator<StoredCard, void> {
  for (const { model, names } of cards()) yield { model: withPhrases(model), names };
}
