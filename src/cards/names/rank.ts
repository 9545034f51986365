import Fuse from 'fuse.js';
import { atOnce, type Pausing } from '../../platform/cooperative.ts';
import { beginningSo, withInitials, withSamePairs, withTwoBeginnings, withTypedWords } from './candidates.ts';
import { compactName } from './fold-name.ts';
import { initialsOf } from './initials.ts';
import type { NameTable } from './name-table.ts';
import { lowerBound } from './packed.ts';
import { matchWords } from './word-match.ts';

/** An entry of a table with how well it fits, 1 for the name itself. */
export interface Ranked {
  readonly entry: number;
  readonly score: number;
}

/** An entry that is like what was typed, letter by letter. */
export interface Alike extends Ranked {
  readonly name: string;
  /** How many letters differ. */
  readonly wrong: number;
}

/** Names of which more than this share differs are not shown. */
const MOST_DIFFERENT = 0.5;
/** As many names that have the typed words are enough to choose the best of. */
const ENOUGH = 50;

/** The scores: a name with all typed words is above one that is like them, but where few of its letters were typed. */
const scores = {
  /** Beginning as typed in the middle of its words ("blueeyes"); all typed words at its beginning; anywhere. */
  glued: 0.86,
  begins: 0.72,
  hasWords: 0.68,
  quality: 0.16,
  coverage: 0.04,
  inOrder: 0.02,
  /** Being well known adds up to this; where whole words were typed, up to that. */
  known: 0.06,
  knownByWords: 0.14,
  initials: 0.84,
  looseInitials: 0.78,
  knownByInitials: 0.1,
  /** One that only has its words or is like it is below the name itself, and what was not typed of it counts half. */
  alike: 0.97,
  missing: 0.3,
} as const;

/** All entries that may be meant, best first: those with the typed words, with these initials, and with these letters. */
export function* rankNames(table: NameTable, words: string): Pausing<readonly Ranked[]> {
  const best = new Map<number, number>();
  const offer = (entry: number, score: number): void => {
    if (score > (best.get(entry) ?? 0)) best.set(entry, score);
  };
  const typed = words.split(' ');
  for (const entry of beginningSo(table, words)) offer(entry, beginningScore(table, typed, entry));
  const letters = compactName(words);
  for (const entry of withInitials(table, words)) {
    const all = initialsOf(table.words.at(entry)).includes(letters);
    const score = all ? scores.initials : scores.looseInitials;
    offer(entry, score + scores.knownByInitials * known(table, entry));
  }
  if (typed.length === 1)
    for (const entry of withTwoBeginnings(table, words))
      offer(entry, wordScore(table, typed, entry, scores.hasWords) ?? 0);
  let found = 0;
  for (const entry of withTypedWords(table, typed)) {
    const score = wordScore(table, typed, entry, scores.hasWords);
    if (score === undefined) continue;
    offer(entry, score);
    found += 1;
    if (found === ENOUGH) break;
  }
  yield;
  for (const { entry, score } of yield* alikeOf(table, words)) offer(entry, score);
  return [...best]
    .map(([entry, score]) => ({ entry, score }))
    .sort((a, b) => b.score - a.score || a.entry - b.entry);
}

/** The entries that are most like what was typed, as fuse.js measures it: the share of letters that differ. */
export const alike = (table: NameTable, words: string): readonly Alike[] => atOnce(alikeOf(table, words));

function* alikeOf(table: NameTable, words: string): Pausing<readonly Alike[]> {
  const entries = withSamePairs(table, words);
  yield;
  const names = entries.map((entry) => table.words.at(entry));
  const fuse = new Fuse(names, {
    includeScore: true,
    ignoreLocation: true,
    ignoreFieldNorm: true,
    shouldSort: false,
    threshold: MOST_DIFFERENT,
  });
  return fuse.search(words).flatMap(({ refIndex, item: name, score: different = 1 }) => {
    const entry = entries[refIndex];
    if (entry === undefined) return [];
    const missing = Math.abs(name.length - words.length) / Math.max(name.length, words.length);
    const score = scores.alike * (1 - different) * (1 - scores.missing * missing);
    return [{ entry, name, score, wrong: Math.round(different * words.length) }];
  });
}

function beginningScore(table: NameTable, typed: readonly string[], entry: number): number {
  const score = wordScore(table, typed, entry, scores.begins);
  return score ?? scores.glued + scores.known * known(table, entry);
}

/** How well the words that were typed stand in an entry's name, or undefined where they do not. */
function wordScore(
  table: NameTable,
  typed: readonly string[],
  entry: number,
  base: number,
): number | undefined {
  const match = matchWords(typed, table.words.at(entry).split(' '));
  if (match === undefined) return undefined;
  const { quality, coverage, inOrder } = match;
  const score =
    base +
    scores.quality * quality +
    scores.coverage * coverage +
    (inOrder ? scores.inOrder : 0) +
    (quality === 1 ? scores.knownByWords : scores.known) * known(table, entry);
  return Math.min(scores.alike, score);
}

/** How well known a card is, from 0 to 1: entries stand in that order, and it matters most among the first. */
const known = ({ size }: NameTable, entry: number): number => 1 - Math.log(1 + entry) / Math.log(1 + size);

/** Is this name, spaces apart, the very one that was typed? */
export function entriesNamed({ compact, byCompact }: NameTable, words: string): readonly number[] {
  const text = compactName(words);
  const named: number[] = [];
  for (let at = lowerBound(compact, text); at < compact.length && compact.at(at) === text; at += 1)
    named.push(byCompact[at] ?? 0);
  return named;
}
