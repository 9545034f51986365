import type { CardModel } from '../../../effects/card-model.ts';
import type { Part } from '../../../effects/part.ts';
import { printedWords } from '../../../effects/printed-words.ts';

/** How a clause of an effect is joined to the one before it: what PSCT's conjunctions say (rule text/conjunctions). */
export type ClauseJoin = 'first' | 'and' | 'if-you-do' | 'then' | 'also' | 'sentence';

/** One thing that an effect does, in the words of the text, and how it hangs on the one before it. */
export interface Clause {
  readonly join: ClauseJoin;
  readonly words: string;
}

/** The words of an effect: what stands before its last colon or semicolon, and what it does. In lower case. */
export interface EffectWords {
  /** Condition, cost and targets. */
  readonly before: string;
  readonly does: string;
  readonly clauses: readonly Clause[];
}

/** The words of a part of a card; undefined where the card is known without its text. */
export function effectWords(model: CardModel, part: Part): EffectWords | undefined {
  const text = printedWords(model, part)?.text;
  if (text === undefined) return undefined;
  const bare = text.replace(/\s+/g, ' ').toLowerCase();
  const cut = lastCut(bare);
  const does = bare.slice(cut).trim();
  return { before: bare.slice(0, cut), does, clauses: clausesOf(does) };
}

/** Where the words of the effect itself begin: after its last colon or semicolon outside quotation marks. */
function lastCut(text: string): number {
  let quoted = false;
  let at = 0;
  for (const [index, mark] of [...text].entries()) {
    if (mark === '"') quoted = !quoted;
    if (!quoted && (mark === ';' || mark === ':')) at = index + 1;
  }
  return at;
}

const joins: readonly (readonly [RegExp, ClauseJoin])[] = [
  [/^,? (?:and|but) if you do(?: that| so)?,? /, 'if-you-do'],
  [/^,? and if (?:it|you|they) (?:do|does|did),? /, 'if-you-do'],
  [/^,? (?:and )?then,? /, 'then'],
  [/^,? also,? (?:after that,? )?/, 'also'],
  [/^\. (?=[a-z])/, 'sentence'],
  [
    /^,? and (?=(?:special summon|draw|destroy|banish|add|send|return|negate|inflict|discard|shuffle|place|set|equip|take|attach|tribute|gain|change|double|halve)\b)/,
    'and',
  ],
];

function clausesOf(does: string): readonly Clause[] {
  const found: Clause[] = [];
  let join: ClauseJoin = 'first';
  let from = 0;
  let quoted = false;
  for (let at = 0; at < does.length; at += 1) {
    if (does[at] === '"') quoted = !quoted;
    if (quoted || !/[ ,.]/.test(does[at] ?? '')) continue;
    const rest = does.slice(at);
    const next = joins.find(([form]) => form.test(rest));
    if (next === undefined) continue;
    found.push({ join, words: does.slice(from, at).trim() });
    join = next[1];
    from = at + (next[0].exec(rest)?.[0].length ?? 0);
    at = from - 1;
  }
  found.push({ join, words: does.slice(from).replace(/\.$/, '').trim() });
  return found.filter(({ words }) => words !== '');
}

/**
 * Which clauses are carried out, when some cannot be: "A, and if you do, B" and "A, then B" need A for B, "A and B" needs
 * both, "also" needs nothing (rules text/conjunction-...). Whether a new sentence does is not said.
 * @param can whether the thing that a clause says can be done by itself; undefined where that is not known
 */
export function carriedOut(
  clauses: readonly Clause[],
  can: (clause: Clause, at: number) => boolean | undefined,
): readonly (boolean | undefined)[] {
  const alone = clauses.map((clause, at) => can(clause, at));
  const done: (boolean | undefined)[] = [];
  for (const [at, { join }] of clauses.entries()) {
    const own = both(alone[at], clauses[at + 1]?.join === 'and' ? alone[at + 1] : true);
    done.push(both(own, needed(join, done[at - 1])));
  }
  return done;
}

/** What the clause before it makes of a clause: a sentence of its own after something left undone stays open. */
function needed(join: ClauseJoin, before: boolean | undefined): boolean | undefined {
  if (join === 'first' || join === 'also') return true;
  return join === 'sentence' && before !== true ? undefined : before;
}

function both(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  if (a === false || b === false) return false;
  return a === undefined || b === undefined ? undefined : true;
}
