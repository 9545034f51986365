import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { type Books, ruleOn } from '../../src/situations/rule-on.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { published, sharedCards } from './card-texts.ts';
import { books } from './project-data.ts';

/** The rulings to test against, where the project's shared folder is beside the checkout. */
const folder = path.resolve(import.meta.dirname, '../../../shared/rulings');
export const hasRulings = existsSync(folder) && existsSync(sharedCards);

const rowSchema = z.looseObject({
  id: z.string(),
  family: z.string().optional(),
  topic: z.string().optional(),
  situation: z.string(),
  question: z.string(),
  answer: z.string(),
});
export type RulingRow = z.infer<typeof rowSchema>;

/** The rows of a file of rulings. */
export const rulingRows = (file: string): readonly RulingRow[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => rowSchema.parse(JSON.parse(line)));

/** The published cards that these rows could name, read from their texts, with the project's rulebook. */
export async function booksFor(rows: readonly RulingRow[]): Promise<Books> {
  const { cards: all } = await published();
  const said = rows.map(({ situation, question }) => `${situation} ${question}`.toLowerCase()).join('\n');
  const cards = all.filter(({ name }) => said.includes(name.toLowerCase()));
  return { ...books, catalogue: makeCatalogue(cards.map(cardModelOf)) };
}

const asked = new WeakMap<RulingRow, { readonly verdict: Verdict | undefined; readonly ms: number }>();

/** What the bot says to a row, which is asked once, and how long it took. */
export function ask(row: RulingRow, among: Books) {
  const start = performance.now();
  const known = asked.get(row);
  if (known !== undefined) return known;
  const verdict = ruleOnWords(`${row.situation} ${row.question}`, among, 'tcg');
  const said = { verdict, ms: performance.now() - start };
  asked.set(row, said);
  return said;
}

/** How verdicts compare with the answers of rows: `open` is "cannot tell". */
export interface Compared {
  readonly all: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly open: number;
  /** Settled verdicts without a finding, or without a source. */
  readonly uncited: number;
  /** How long each took, in milliseconds. */
  readonly times: readonly number[];
}

/** Asks rows whose answer begins with yes or no, or is ATK and DEF, in their plain words. */
export function compare(rows: readonly RulingRow[], among: Books): Compared {
  let right = 0;
  let open = 0;
  let uncited = 0;
  const wrong: string[] = [];
  const times: number[] = [];
  const compared = rows.filter(({ answer }) => settled(answer) !== undefined);
  for (const row of compared) {
    const { id, answer } = row;
    const { verdict, ms } = ask(row, among);
    times.push(ms);
    const said = verdict === undefined ? undefined : settled(verdict.answer);
    if (said === undefined) open += 1;
    else if (said === settled(answer)) right += 1;
    else wrong.push(id);
    if (
      said !== undefined &&
      verdict !== undefined &&
      verdict.findings.length * verdict.citations.length === 0
    )
      uncited += 1;
  }
  return { all: compared.length, right, wrong, open, uncited, times };
}

const yesOrNo = (answer: string): string | undefined => /^(yes|no)\b/.exec(answer)?.[1];

/** What of an answer is compared: yes or no, or the ATK and DEF that it gives. */
const settled = (answer: string): string | undefined =>
  yesOrNo(answer) ?? /^ATK \d+ \/ DEF \d+$/.exec(answer)?.[0];

/** Does ruling again on the situation of a verdict give the same verdict? Rows where it does not. */
export function notTheSame(rows: readonly RulingRow[], among: Books): readonly string[] {
  return rows.flatMap((row) => {
    const { verdict } = ask(row, among);
    if (verdict === undefined || verdict.situation === null || verdict.answer === 'cannot tell') return [];
    const again = ruleOn(verdict.situation, among);
    return again.ok && again.value.answer === verdict.answer && again.value.headline === verdict.headline
      ? []
      : [row.id];
  });
}

/**
 * Asks rows whose answer may be a value (zones, names, a number) in their plain words: the rows that are wrong, left open,
 * or settled without a finding or a source. Lists are the same where they have the same members.
 */
export function compareValues(
  rows: readonly RulingRow[],
  among: Books,
): {
  readonly wrong: readonly string[];
  readonly open: readonly string[];
  readonly uncited: readonly string[];
} {
  const judged = rows.map((row) => {
    const { id, answer } = row;
    const { verdict } = ask(row, among);
    const said = verdict?.answer ?? 'cannot tell';
    const cited = (verdict?.findings.length ?? 0) * (verdict?.citations.length ?? 0) > 0;
    return {
      id,
      open: said === 'cannot tell' || !isComparable(said, answer),
      right: agree(said, answer),
      cited,
    };
  });
  return {
    wrong: judged.flatMap(({ id, open, right }) => (open || right ? [] : [id])),
    open: judged.flatMap(({ id, open }) => (open ? [id] : [])),
    uncited: judged.flatMap(({ id, open, cited }) => (open || cited ? [] : [id])),
  };
}

const members = (answer: string): readonly string[] => answer.toLowerCase().split('; ').toSorted();

function agree(said: string, answer: string): boolean {
  const expected = yesOrNo(answer);
  if (expected !== undefined) return yesOrNo(said) === expected;
  return members(said).join('; ') === members(answer).join('; ') || said.startsWith(answer);
}

/** A place that is another one is compared by its words, as the rows' own comparison has it: then it is not settled. */
const isComparable = (said: string, answer: string): boolean =>
  yesOrNo(answer) !== undefined ||
  answer.includes(';') ||
  answer === 'none' ||
  agree(said, answer) ||
  said.includes(';');
