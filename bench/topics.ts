import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SeedRef } from '../src/rulebook/entry.ts';
import type { Rulebook } from '../src/rulebook/rulebook.ts';

/** A question as players type it, and the places of the seed documents that answer it. */
export interface Topic {
  readonly query: string;
  readonly expect: readonly Place[];
}

/** A place of a seed document; without `rule`, the whole section. */
export type Place = Pick<SeedRef, 'file' | 'section'> & { readonly rule?: string | null | undefined };

/** How often the right place came first, and among the first three, as shares of 1. */
export interface Recall {
  readonly first: number;
  readonly three: number;
}

const placeSchema = z.object({ file: z.string(), section: z.string(), rule: z.string().nullish() });
const ownSchema = z.object({
  part: z.enum(['tune', 'check']),
  query: z.string(),
  expect: z.array(placeSchema).min(1),
});
const topicSchema = z
  .object({
    query: z.string(),
    expected_file: z.string(),
    expected_section: z.string(),
    expected_rule: z.string().nullish(),
    also_acceptable: z.array(placeSchema),
  })
  .transform(
    ({ query, expected_file: file, expected_section: section, expected_rule: rule, also_acceptable }) => ({
      query,
      expect: [{ file, section, rule }, ...also_acceptable],
    }),
  );

const ownFile = path.join(import.meta.dirname, '../test/rulebook/questions.jsonl');
const topicFile = path.join(import.meta.dirname, '../../shared/search/topics.train.jsonl');

const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Our own questions, written from the seeds by one who had not seen the rulebook: a half to tune by, a half to check. */
export const ownTopics = (part: 'tune' | 'check'): readonly Topic[] =>
  z
    .array(ownSchema)
    .parse(linesOf(ownFile))
    .filter((topic) => topic.part === part);

/** The questions of ../shared, or undefined on a machine without it. */
export const sharedTopics = (): readonly Topic[] | undefined =>
  existsSync(topicFile) ? z.array(topicSchema).parse(linesOf(topicFile)) : undefined;

/**
 * Measures the search of a rulebook.
 * @param exact also the number of the rule must be right where the question names one, not only its section
 */
export function recallOf(rulebook: Rulebook, topics: readonly Topic[], exact = false): Recall {
  const ranks = topics.map(({ query, expect }) =>
    rulebook
      .search(query, 3)
      .findIndex(({ rule }) => rule.seed.some((at) => expect.some((place) => isAt(at, place, exact)))),
  );
  const share = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length / ranks.length;
  return { first: share(1), three: share(3) };
}

/** The recall over every list of questions that is here, by section and by the very rule. */
export function recallRows(rulebook: Rulebook): readonly (readonly [string, number, Recall])[] {
  const lists = [
    ['../shared/search/topics.train.jsonl', sharedTopics() ?? []],
    ['our questions, the half to tune by', ownTopics('tune')],
    ['our questions, the half to check', ownTopics('check')],
  ] as const;
  return lists.flatMap(([name, topics]) =>
    topics.length === 0
      ? []
      : [
          [`${name}: section`, topics.length, recallOf(rulebook, topics)],
          [`${name}: rule`, topics.length, recallOf(rulebook, topics, true)],
        ],
  );
}

function isAt(at: SeedRef, { file, section, rule }: Place, exact: boolean): boolean {
  // The topics name the section of 3.04, which has no heading, with an explanation in brackets.
  if (at.file !== file || at.section !== section.replace(/ \(rules 04.*\)$/, '')) return false;
  return !exact || rule == null || (at.rule !== undefined && numbersIn(rule).includes(at.rule));
}

/** `03.6c/03.6p` and `01.7h-m` name several rules. */
function numbersIn(rule: string): readonly string[] {
  const numbers = rule.match(/\d\d\.\d+[a-z]?/g) ?? [];
  const [, stem = '', from, to] = /(\d\d\.\d+)([a-z])-([a-z])/.exec(rule) ?? [];
  if (from === undefined || to === undefined) return numbers;
  const letters = Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  );
  return [...numbers, ...letters.map((letter) => stem + letter)];
}
