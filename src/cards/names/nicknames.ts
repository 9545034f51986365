import { z } from 'zod';
import { readDataFolder } from '../../platform/data-file.ts';
import { lazily } from '../../platform/lazy.ts';
import { ok, type Result, valueOrThrow } from '../../platform/problem.ts';
import { nameWords } from './fold-name.ts';

/** A file of data/names: the English name of a card, and what players call it. */
export const nicknameFileSchema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));

/** What players call cards: the English names that each folded nickname stands for. */
export type Nicknames = ReadonlyMap<string, readonly string[]>;
/** Of them what a search needs. */
export type CalledSo = Pick<Nicknames, 'get'>;

/** The nicknames of a folder, read when one is first looked for: a card that is named by its name needs none. */
export function nicknamesLater(folder: string): CalledSo {
  const nicknames = lazily(() => valueOrThrow(loadNicknames(folder)));
  return { get: (words) => nicknames().get(words) };
}

/** Reads the nicknames of a folder. A problem names the first file that is broken. */
export function loadNicknames(folder: string): Result<Nicknames> {
  const files = readDataFolder(folder, nicknameFileSchema);
  if (!files.ok) return files;
  const nicknames = new Map<string, string[]>();
  for (const { data } of files.value) {
    for (const [card, names] of Object.entries(data)) {
      for (const words of names.map(nameWords)) {
        const cards = nicknames.get(words);
        if (cards === undefined) nicknames.set(words, [card]);
        else cards.push(card);
      }
    }
  }
  return ok(nicknames);
}
