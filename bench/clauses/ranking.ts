import { readPublished } from '../../src/cards/published-file.ts';
import { inputOf } from '../../src/cardtext/grammar/grammar.ts';
import { forms, normal } from '../../src/cardtext/phrases/read-clause.ts';
import { clause } from '../../src/cardtext/phrases/verb-phrases.ts';
import { counted } from './shares.ts';

/** Words at which the grammar stops, and what reading them would do. */
export interface Missing {
  /** The first words that it does not know, names and numbers left out; "(meaning)" where all words are known. */
  readonly words: string;
  /** How many cards have nothing else that is not read. */
  readonly unblocks: number;
  /** How many clauses stop there. */
  readonly clauses: number;
}

/** How many words tell one missing phrase from another. */
const long = 3;

/** The phrases that are missing in the texts of today, by how many cards each alone would unblock. */
export async function missingPhrases(file: string): Promise<readonly Missing[]> {
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const all = new Map<string, Missing>();
  for (const card of published.value.cards) {
    const { today, sentences } = counted(card);
    const unread = sentences.flat();
    if (!today) continue;
    for (const text of unread) {
      const words = stopAt(text);
      const { unblocks, clauses } = all.get(words) ?? { unblocks: 0, clauses: 0 };
      all.set(words, { words, unblocks: unblocks + (unread.length === 1 ? 1 : 0), clauses: clauses + 1 });
    }
  }
  return [...all.values()].toSorted((a, b) => b.unblocks - a.unblocks || b.clauses - a.clauses);
}

function stopAt(text: string): string {
  const rest = unknownRest(text)
    .replace(/"[^"]*"/g, '"..."')
    .replace(/\d[\d,]*/g, '#')
    .trim();
  return rest === '' ? '(meaning)' : rest.split(/\s+/).slice(0, long).join(' ');
}

/**
 * How far the words of a clause are known: the rest that no step begins, as it stands; empty where all of it is known
 * and only its meaning is not.
 */
function unknownRest(text: string): string {
  const rests = forms(normal(text)).map((form) => {
    return form.slice(Math.max(0, ...clause.ends(inputOf(form), 0)));
  });
  return rests.toSorted((a, b) => a.length - b.length)[0] ?? '';
}
