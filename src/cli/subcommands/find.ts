import type { App } from '../../app/app.ts';
import type { Request } from '../arguments.ts';
import { type ExitStatus, exitStatus } from '../program.ts';
import { linesOf, type Streams, writeLine } from '../streams.ts';

type FindRequest = Extract<Request, { readonly kind: 'find' }>;

/** What a query finds, best first: as it is printed as JSON, and as what it is called. */
type Finder = (
  query: string,
  limit: number,
) => readonly { readonly row: { readonly score: number }; readonly name: string }[];

/** Finds cards by name, or rules by topic. A card without a passcode is told by its number at Konami, or else by its name. */
function finderOf(what: FindRequest['what'], { services: { catalogue, rulebook } }: App): Finder {
  if (what === 'rules')
    return (query, limit) =>
      rulebook
        .search(query, limit)
        .map(({ rule: { id, title, seed }, score }) => ({
          row: { id, title, score, seed },
          name: `${title} [${id}]`,
        }));
  // The first search opens what is not open yet: better now than in the time of somebody's query.
  catalogue.search('the first search', 1);
  return (query, limit) =>
    catalogue
      .search(query, limit)
      .map(({ name, password, konamiId, score }) => ({
        row: { password: password ?? (konamiId === undefined ? `n:${name}` : `k${konamiId}`), name, score },
        name,
      }));
}

/** Answers one query a line with one line of results, so that the lines of both stay side by side. */
export async function findLines(
  { what, json, limit }: FindRequest,
  app: App,
  streams: Streams,
): Promise<ExitStatus> {
  const find = finderOf(what, app);
  for await (const line of linesOf(streams.input)) {
    const query = line.trim();
    const start = performance.now();
    const results = query === '' ? [] : find(query, limit);
    const ms = Math.round((performance.now() - start) * 1000) / 1000;
    const printed = json
      ? JSON.stringify({ query, ms, results: results.map(({ row }) => row) })
      : `${query}: ${results.map(({ row, name }) => `${name} (${row.score.toFixed(2)})`).join('; ')}`;
    await writeLine(streams.output, printed);
  }
  return exitStatus.answered;
}
