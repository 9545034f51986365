import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Target } from '../../src/card-model/part.ts';
import { type ClauseKind, readClause } from '../../src/cardtext/phrases/read-clause.ts';
import { cutSentences } from './cut.ts';

/** How many clauses of a kind there are, and how many were read whole. */
export interface Share {
  readonly all: number;
  readonly read: number;
}

/** What reading all clauses of a catalogue came to. */
export interface Coverage {
  readonly shares: Readonly<Record<ClauseKind, Share>>;
  /** The unread clauses as patterns, names and numbers left out, the most frequent first. */
  readonly unread: readonly { readonly kind: ClauseKind; readonly pattern: string; readonly times: number }[];
  /** The longest that one clause took, in milliseconds, and all of them together. */
  readonly slowest: number;
  readonly total: number;
}

const cardsSchema = z.array(
  z.object({
    monster_type_line: z.string().optional(),
    text: z.object({ en: z.string().nullish() }).nullish(),
    pendulum_effect: z.object({ en: z.string().nullish() }).nullish(),
  }),
);

/** Reads every clause of the cards in a file (a gzipped JSON array of records). Throws where the file is none. */
export function clauseCoverage(file: string): Coverage {
  const cards = cardsSchema.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  const texts = cards
    .filter((card) => !/Normal/.test(card.monster_type_line ?? ''))
    .flatMap((card) => [card.text?.en, card.pendulum_effect?.en])
    .filter((text) => typeof text === 'string');
  const counts = { cost: [0, 0], target: [0, 0], resolution: [0, 0] } satisfies Record<ClauseKind, number[]>;
  const patterns = new Map<string, { kind: ClauseKind; pattern: string; times: number }>();
  let [slowest, total] = [0, 0];
  for (const sentence of texts.flatMap(cutSentences)) {
    let given: readonly Target[] | undefined;
    for (const { kind, text } of sentence) {
      const start = performance.now();
      const read = readClause(text, kind, given);
      const took = performance.now() - start;
      slowest = Math.max(slowest, took);
      total += took;
      const count = counts[kind];
      count[0] = (count[0] ?? 0) + 1;
      if (read !== null) count[1] = (count[1] ?? 0) + 1;
      else note(patterns, kind, text);
      if (kind === 'target') given = read?.targets;
    }
  }
  const share = (kind: ClauseKind): Share => ({ all: counts[kind][0] ?? 0, read: counts[kind][1] ?? 0 });
  return {
    shares: { cost: share('cost'), target: share('target'), resolution: share('resolution') },
    unread: [...patterns.values()].toSorted((a, b) => b.times - a.times),
    slowest,
    total,
  };
}

function note(
  patterns: Map<string, { kind: ClauseKind; pattern: string; times: number }>,
  kind: ClauseKind,
  text: string,
): void {
  const pattern = text
    .replace(/"[^"]*"/g, '"..."')
    .replace(/\d[\d,]*/g, '#')
    .replace(/^You can /, 'you can ');
  const key = `${kind} ${pattern}`;
  const before = patterns.get(key);
  if (before === undefined) patterns.set(key, { kind, pattern, times: 1 });
  else before.times += 1;
}
