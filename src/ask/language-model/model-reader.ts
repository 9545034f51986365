import type { Catalogue } from '../../cards/catalogue.ts';
import type { Log } from '../../platform/log.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type Complete, type ModelReading, readWithModel } from './read-with-model.ts';

/** Reads texts by a language model. */
export interface ModelReader {
  /**
   * What a model makes of a text; undefined where it did not answer, or where this server has used up its day. Never throws.
   * @param asker the server or the person whose day it counts to
   */
  read(text: string, asker: string, books: ModelBooks): Promise<ModelReading | undefined>;
}

interface ModelBooks {
  readonly catalogue: Catalogue;
  readonly ruleset: Ruleset;
}

/** How many texts a server, or a person outside servers, may have read in a day, by one process of the bot. */
export const MOST_A_DAY = 200;
/** How many texts that were read are remembered. */
const MOST_KEPT = 500;
const DAY_MS = 86_400_000;

/** A reader that remembers what it has read, and counts what each server asks for in a day (UTC). */
export function modelReader(complete: Complete, log: Log, now: () => number = Date.now): ModelReader {
  const kept = new Map<string, ModelReading>();
  let day = -1;
  let used = new Map<string, number>();
  const mayAsk = (asker: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) [day, used] = [today, new Map()];
    const before = used.get(asker) ?? 0;
    used.set(asker, before + 1);
    if (before === MOST_A_DAY)
      log('info', 'a server has used up what a language model reads for it in a day');
    return before < MOST_A_DAY;
  };
  return {
    async read(text, asker, books) {
      const key = `${books.ruleset} ${text}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!mayAsk(asker)) return undefined;
      try {
        const reading = await readWithModel(text, books, complete);
        const [oldest] = kept.keys();
        if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(key, reading);
        return reading;
      } catch (error) {
        // It is another's server: whatever it does, the answer of the grammar stands.
        log('warn', 'the language model did not read a text', { error });
        return undefined;
      }
    },
  };
}
