import type { Catalogue, Found } from '../cards/catalogue.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { linesOf, type Streams, writeLine } from './streams.ts';
import type { RuleRow } from './wiring.ts';

/** A card as `find cards` prints it. */
export interface CardRow {
  readonly password: number | string;
  readonly name: string;
  readonly score: number;
}

/** What a query finds, best first. */
export type Finder = (query: string, limit: number) => readonly (CardRow | RuleRow)[];

/** Finds cards by name. A card without a passcode is told by its number at Konami, or else by its name. */
export function cardFinder(catalogue: Catalogue): Finder {
  return (query, limit) => catalogue.search(query, limit).map(cardRow);
}

function cardRow({ card, score }: Found): CardRow {
  const { name, password, konamiId } = card;
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
