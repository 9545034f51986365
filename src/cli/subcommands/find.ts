import type { Catalogue, Found } from '../../cards/catalogue.ts';
import type { SeedRef } from '../../rulebook/entry.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import { linesOf, type Streams, writeLine } from '../streams.ts';

/** A card as `find cards` prints it. */
export interface CardRow {
  readonly password: number | string;
  readonly name: string;
  readonly score: number;
}

/** A rule as `find rules` prints it, with the places of the seeds that it covers. */
export interface RuleRow {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly seed: readonly SeedRef[];
}

/** What a query finds, best first. */
export type Finder = (query: string, limit: number) => readonly (CardRow | RuleRow)[];

/** Finds cards by name. A card without a passcode is told by its number at Konami, or else by its name. */
export function cardFinder(catalogue: Catalogue): Finder {
  // The first search opens what is not open yet: better now than in the time of somebody's query.
  catalogue.search('the first search', 1);
  return (query, limit) => catalogue.search(query, limit).map(cardRow);
}

/** Finds rules by topic. */
export function ruleFinder(rulebook: Rulebook): Finder {
  return (query, limit) =>
    rulebook
      .search(query, limit)
      .map(({ rule, score }) => ({ id: rule.id, title: rule.title, score, seed: rule.seed }));
}

function cardRow({ name, password, konamiId, score }: Found): CardRow {
  return { password: password ?? (konamiId === undefined ? `n:${name}` : `k${konamiId}`), name, score };
}

/** Answers one query a line with one line of results, so that the lines of both stay side by side. */
export async function findLines(
  find: Finder,
  request: { readonly json: boolean; readonly limit: number },
  streams: Streams,
): Promise<ExitStatus> {
  for await (const line of linesOf(streams.input)) {
    const query = line.trim();
    const start = performance.now();
    const results = query === '' ? [] : find(query, request.limit);
    const ms = Math.round((performance.now() - start) * 1000) / 1000;
    const printed = request.json
      ? JSON.stringify({ query, ms, results })
      : `${query}: ${results.map(label).join('; ')}`;
    await writeLine(streams.output, printed);
  }
  return exitStatus.answered;
}

function label(row: CardRow | RuleRow): string {
  const name = 'name' in row ? row.name : `${row.title} [${row.id}]`;
  return `${name} (${row.score.toFixed(2)})`;
}
