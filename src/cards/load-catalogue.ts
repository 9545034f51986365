import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CardModel, cardModelSchema } from '../effects/card-model.ts';
import { fail, ok, type Result } from '../problem.ts';
import type { Catalogue } from './catalogue.ts';
import { nameSearch } from './name-search.ts';

/** Loads the starter catalogue: one card a file of data/cards. A problem names the first file that is broken. */
export function loadCatalogue(folder: string): Result<Catalogue> {
  const cards: CardModel[] = [];
  const expected = 'a card of the starter catalogue (data/cards)';
  const hint = 'Restore it from the repository (git checkout data).';
  try {
    for (const name of readdirSync(folder).toSorted()) {
      if (!name.endsWith('.json')) continue;
      const file = path.join(folder, name);
      const parsed = cardModelSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (parsed.success) {
        cards.push(parsed.data);
        continue;
      }
      const [issue] = parsed.error.issues;
      return fail({
        code: 'bad-data',
        found: `${file}, at ${issue?.path.join('.')}: ${issue?.message}`,
        expected,
        hint,
      });
    }
  } catch (error) {
    return fail({
      code: 'bad-data',
      found: error instanceof Error ? error.message : String(error),
      expected,
      hint,
    });
  }
  if (cards.length === 0) return fail({ code: 'bad-data', found: `no card in ${folder}`, expected, hint });
  return ok(makeCatalogue(cards));
}

/** Makes a catalogue of cards. */
export function makeCatalogue(cards: readonly CardModel[]): Catalogue {
  const search = nameSearch(cards);
  return { size: cards.length, cards, ...search };
}
