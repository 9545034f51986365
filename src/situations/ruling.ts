import type { Catalogue } from '../cards/catalogue.ts';
import { readTextFolder } from '../platform/data-file.ts';
import { fail, ok, problemOf, type Result, shorten } from '../platform/problem.ts';
import type { CitationRef } from '../rulebook/entry.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { textsOf } from './language/lines.ts';
import { readSituation } from './language/read.ts';
import { tokensOf } from './language/tokens.ts';
import type { Situation } from './situation.ts';

/** A ruling of data/rulings: in our words, and the same situation in the situation language. A test plays every one. */
export interface Ruling {
  readonly id: string;
  /** The rule that decides: the verdict's first finding. Its sources are the ruling's, beside the ruling's own. */
  readonly rule: string;
  readonly ruleset: Ruleset;
  /** Where it was ruled so, as data/rules/sources.json names it. */
  readonly source?: CitationRef;
  /** When it was published or last changed, as 2022-12-30. */
  readonly date?: string;
  /** The situation and its question, in words. */
  readonly asked: string;
  /** Begins with yes or no, or is a value. */
  readonly answer: string;
  /** The situation in the situation language; its ruleset is that of the head. */
  readonly text: string;
}

/** A ruling of data/rulings/in-words: in our words alone, so that it is found and shown but not played. */
export interface RulingInWords extends Omit<Ruling, 'rule' | 'text'> {
  /** The names of its cards. */
  readonly cards: readonly string[];
  readonly why: string;
  /** What keeps it from being played: what the language cannot say, or what the engine does not settle. */
  readonly missing?: string;
}

/** A ruling that is shown beside answers on its cards. */
export type Recorded = Ruling | RulingInWords;

/** Can it be played again? */
export const isPlayed = (recorded: Recorded): recorded is Ruling => 'text' in recorded;

const head =
  /^ruling (?<id>[A-Z][\w-]*): (?<rule>[a-z][a-z-]*\/[a-z0-9-]+|in words)(?:, (?<ruleset>TCG|OCG))?(?:, (?<source>[a-z][a-z0-9-]*)(?: (?<number>\d+))?)?(?:, (?<date>\d{4}-\d\d-\d\d))?$/;
const headForm =
  'a head such as: ruling OWN-001: trigger/missed-timing, OCG, qa 12345, 2024-02-29 (what stands after the rule may be left out)';
const words = /^(?<asked>.*\?) (?<answer>[^?]+)$/;
const wordsForm = 'the situation and its question in words, and the answer: I draw. Is it my turn? yes';

/** Loads data/rulings in the order of file names. A problem names the file and line, or an id that is there twice. */
export const loadRulings = (folder: string): Result<readonly Ruling[]> => loadFolder(folder, readRulings);

/** Loads data/rulings/in-words, in the same way. */
export const loadRulingsInWords = (folder: string): Result<readonly RulingInWords[]> =>
  loadFolder(folder, readRulingsInWords);

function loadFolder<T extends Recorded>(
  folder: string,
  readFile: (text: string, file: string) => Result<readonly T[]>,
): Result<readonly T[]> {
  const files = readTextFolder(folder);
  if (!files.ok) return files;
  const all = new Map<string, T>();
  for (const { file, data } of files.value) {
    const read = readFile(data, file);
    if (!read.ok) return read;
    for (const ruling of read.value) {
      if (all.has(ruling.id))
        return fail(problemOf('bad-data ruling', `${file}, a second ruling with the id ${ruling.id}`));
      all.set(ruling.id, ruling);
    }
  }
  return ok([...all.values()]);
}

/** Reads rulings, parted by empty lines: a head, the words with the answer, the situation; `file` is for problems. */
export const readRulings = (text: string, file: string): Result<readonly Ruling[]> =>
  readBlocks(text, file, ({ head: { rule = '', ...told }, rest, line }) =>
    rest.length === 0
      ? broken(file, line, '', 'the situation, in the situation language')
      : ok({ ...told, rule, text: rest.join('\n') }),
  );

/** Reads rulings in words alone: a head with `in words` for the rule, the words, `cards: A; B`, `why: ...`, `missing: ...`. */
export const readRulingsInWords = (text: string, file: string): Result<readonly RulingInWords[]> =>
  readBlocks(text, file, ({ head: { rule, ...told }, rest: [names = '', reason = '', ...more], line }) => {
    const cards = /^cards: (?<all>.+)$/.exec(names)?.groups?.all;
    const why = /^why: (?<words>.+)$/.exec(reason)?.groups?.words;
    if (cards === undefined) return broken(file, line, names, 'its cards: cards: Dandylion; Raigeki');
    if (why === undefined)
      return broken(file, line + 1, reason, 'the reason in our words: why: it was a cost');
    const missing = /^missing: (?<words>.+)$/.exec(more[0] ?? '')?.groups?.words;
    const [beyond] = missing === undefined ? more : more.slice(1);
    if (beyond !== undefined)
      return broken(
        file,
        line + 2,
        beyond,
        'what is missing (missing: ...), or an empty line and the next ruling',
      );
    return ok({ ...told, cards: cards.split('; '), why, ...(missing === undefined ? {} : { missing }) });
  });

interface Block {
  readonly head: Omit<Ruling, 'rule' | 'text'> & { readonly rule: string };
  readonly rest: readonly string[];
  /** The line of the file that the rest begins with. */
  readonly line: number;
}

function readBlocks<T>(text: string, file: string, read: (block: Block) => Result<T>): Result<readonly T[]> {
  const all: T[] = [];
  let number = 1;
  for (const block of text.replaceAll('\r\n', '\n').split(/\n(?=\n)/)) {
    const lines = block.split('\n');
    const [first = '', second = '', ...rest] = lines.filter((line) => line.trim() !== '');
    const at = number + Math.max(0, lines.indexOf(first));
    number += lines.length;
    if (first === '') continue;
    const { id, rule, ruleset = 'TCG', source, number: where, date } = head.exec(first)?.groups ?? {};
    const { asked, answer } = words.exec(second)?.groups ?? {};
    if (id === undefined || rule === undefined) return broken(file, at, first, headForm);
    if (asked === undefined || answer === undefined) return broken(file, at + 1, second, wordsForm);
    const ruling = read({
      head: {
        id,
        rule,
        ruleset: ruleset === 'OCG' ? 'ocg' : 'tcg',
        ...(source === undefined
          ? {}
          : { source: { source, ...(where === undefined ? {} : { number: +where }) } }),
        ...(date === undefined ? {} : { date }),
        asked,
        answer,
      },
      rest,
      line: at + 2,
    });
    if (!ruling.ok) return ruling;
    all.push(ruling.value);
  }
  return ok(all);
}

const broken = (file: string, line: number, found: string, expected: string): Result<never> =>
  fail({
    code: 'bad-data',
    found: `${file}, line ${line} (${found === '' ? 'nothing' : `"${shorten(found)}"`})`,
    expected: `must be ${expected}`,
    hint: 'See CONTRIBUTING.md for the form of a ruling, or restore the file: git checkout data',
  });

/** The situation of a ruling, to be played. A problem is the first thing in it that was not read, such as an unknown card. */
export function situationOf({ text, ruleset }: Ruling, catalogue: Catalogue): Result<Situation> {
  const read = readSituation(text, { catalogue, ruleset });
  if (read.ok) return ok(read.situation);
  const [first, ...more] = read.problems;
  return fail({ ...first, ...(more.length === 0 ? {} : { more }) });
}

/** The names of the cards of a ruling that a catalogue has to know: all that it sets up and does not describe. */
export function cardsOf(recorded: Recorded): readonly string[] {
  if (!isPlayed(recorded)) return recorded.cards;
  const lines = textsOf(recorded.text).map((line) => {
    const tokens = tokensOf(line);
    return { line, tokens: tokens.ok ? tokens.tokens : [] };
  });
  const described = new Set(
    lines.flatMap(({ tokens: [of, card] }) => (of?.folded === 'card' && card ? [card.text] : [])),
  );
  const names = lines
    .filter(({ line }) => setsUp.test(line))
    .flatMap(({ tokens }) =>
      tokens.flatMap(({ kind, text }, at) => {
        const isFirst = kind === 'text' && tokens[at - 1]?.kind === 'sign';
        const id = tokens[at + 1]?.folded === 'as' ? tokens[at + 2]?.text : text;
        return isFirst && !described.has(id ?? text) && !described.has(text) ? [text] : [];
      }),
    );
  return [...new Set(names)];
}

const setsUp = /^(?:P[01] (?:has|controls)|in the|banished|as Xyz Material)\b[^":]*:/;
