import type { Pausing } from '../platform/cooperative.ts';
import { checkingLog, type LogVerdict, type NotReadStep, type PlainLog } from '../situations/log-check.ts';
import type { Books } from '../situations/rule-on.ts';
import type { Situation } from '../situations/situation.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { namesIn } from './names/names-in.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { inPlainWords } from './slang/in-plain-words.ts';

/** What a log in plain words came to: the log as it was understood and its verdict, or what was not understood of it. */
export type ToldLog =
  | { readonly is: 'checked'; readonly log: Situation; readonly verdict: LogVerdict }
  | {
      readonly is: 'open';
      readonly missing: readonly string[];
      readonly taken: readonly string[];
      readonly draft?: Situation;
    };

/** Checks a log, a step a sentence or line; what was not understood is not judged. Undefined: no card, no deed. */
export function* checkToldLog(text: string, books: Books, ruleset: Ruleset): Pausing<ToldLog | undefined> {
  const { read, notRead } = yield* readLog(steps(text), books, ruleset);
  if (read?.told === undefined || !read.isSituation) return undefined;
  const { taken, unsaid = [], saysPhase = false, saidPlaces = [] } = read;
  const asPlayed = (told: Situation): Situation => (saysPhase ? told : withBattlePhase(told));
  const log = asPlayed(read.told);
  const missing = missingOf(read);
  const open = (what: readonly string[]): ToldLog => ({ is: 'open', missing: what, taken, draft: log });
  if (missing.length > 0) return open([...missing, ...notRead.flatMap(({ why }) => why)]);
  const plain: PlainLog = { phases: saysPhase, notRead, saidPlaces };
  const verdict = yield* checkingLog(log, books, plain);
  if (!verdict.ok) return undefined;
  const hangsOn = new Set<string>();
  let surely: Checked | undefined = { log, verdict: verdict.value };
  for (const { what, otherwise, more = false } of unsaid) {
    const other = yield* checkingLog(asPlayed(otherwise), books, plain);
    if (!other.ok || !isSame(other.value, verdict.value)) hangsOn.add(what);
    surely =
      other.ok && !more ? laterOf(surely, { log: asPlayed(otherwise), verdict: other.value }) : undefined;
  }
  if (hangsOn.size === 0) return { is: 'checked', log, verdict: verdict.value };
  return surely === undefined ? open([...hangsOn]) : { is: 'checked', ...surely };
}

interface Checked {
  readonly log: Situation;
  readonly verdict: LogVerdict;
}

/** Of a log that is illegal however a fact was, the way in which it is so the latest; undefined where it may be legal. */
function laterOf(one: Checked | undefined, other: Checked): Checked | undefined {
  const [at, otherAt] = [one, other].map((each) => each?.verdict.illegal?.number);
  if (at === undefined || otherAt === undefined) return undefined;
  return otherAt > at ? other : one;
}

interface ReadLog {
  readonly read: ReadWords | undefined;
  readonly notRead: readonly NotReadStep[];
}

/** So many sentences of a log may be left out as not understood; a log with more of them is not read at all. */
const MOST_NOT_READ = 4;

/** Reads a log; where it is not understood whole, without the sentences with which the reading begins to lack something. */
function* readLog(text: string, books: Books, ruleset: Ruleset): Pausing<ReadLog> {
  const whole = understood(text, books, ruleset);
  if (whole?.told === undefined || missingOf(whole).length === 0) return { read: whole, notRead: [] };
  let kept = sentencesOf(text, books);
  const notRead: NotReadStep[] = [];
  for (let tries = 0; tries < MOST_NOT_READ && kept.length > 1; tries += 1) {
    const at = sentenceNotRead(kept, firstNotRead(kept, books, ruleset), books, ruleset);
    yield;
    const before = at === 0 ? undefined : understood(kept.slice(0, at).join(' '), books, ruleset);
    const lost = understood(kept.slice(0, at + 1).join(' '), books, ruleset);
    notRead.push({
      text: kept[at] ?? '',
      before: stepsOf(before?.told),
      why: lost === undefined ? [] : missingOf(lost),
    });
    kept = kept.toSpliced(at, 1);
    const read = understood(kept.join(' '), books, ruleset);
    if (read?.told === undefined) break;
    if (missingOf(read).length === 0) return { read, notRead };
  }
  return { read: whole, notRead: [] };
}

/** The first sentence with which the text is not understood whole: the smallest part of it that is not, from its beginning. */
function firstNotRead(kept: readonly string[], books: Books, ruleset: Ruleset): number {
  let [good, bad] = [0, kept.length];
  while (bad - good > 1) {
    const half = Math.floor((good + bad) / 2);
    const read = understood(kept.slice(0, half).join(' '), books, ruleset);
    // What names no card yet lacks nothing.
    if (read === undefined || (read.told !== undefined && missingOf(read).length > 0)) bad = half;
    else good = half;
  }
  return bad - 1;
}

/** Where the words that were not understood stand: a sentence that names no card may be lost before the first that does. */
function sentenceNotRead(kept: readonly string[], first: number, books: Books, ruleset: Ruleset): number {
  const [words] = understood(kept.slice(0, first + 1).join(' '), books, ruleset)?.notRead ?? [];
  const at = words === undefined ? -1 : kept.findIndex((each) => each.includes(words));
  return at === -1 || at > first ? first : at;
}

/** How many steps were surely made: a Chain that is still open at the end of what was told resolves later. */
const stepsOf = (told: Situation | undefined): number =>
  (told?.actions.findLastIndex(({ do: done }) => done !== 'resolve') ?? -1) + 1;

/** A text by its sentences; a full stop in a name ends none. */
function sentencesOf(text: string, { catalogue }: Books): readonly string[] {
  const { all, isNamed } = namesIn(text, catalogue);
  const ends = all.flatMap(({ kind, text: mark, to }, at) =>
    kind === 'mark' && /^[.!?]$/.test(mark) && !isNamed(at) ? [to] : [],
  );
  const last = ends.at(-1) ?? 0;
  const parts = [...ends, ...(text.slice(last).trim() === '' ? [] : [text.length])];
  return parts.map((to, at) => text.slice(parts[at - 1] ?? 0, to).trim());
}

const isSame = (one: LogVerdict, other: LogVerdict): boolean =>
  one.answer === other.answer && one.illegal?.line === other.illegal?.line;

/** A log in which nobody said a phase, and that begins with a Summon and goes on to an attack, goes to the Battle Phase. */
function withBattlePhase(log: Situation): Situation {
  const attack = log.actions.findIndex((each) => each.do === 'attack');
  if (!log.actions.slice(0, Math.max(attack, 0)).some(({ do: kind }) => kind === 'summon')) return log;
  return {
    ...log,
    phase: 'main-1',
    actions: [
      ...log.actions.slice(0, attack),
      { do: 'phase', phase: 'battle' },
      ...log.actions.slice(attack),
    ],
  };
}

/** What a log that is not understood lacks; a question is none of its steps. */
const missingOf = ({ missing, asks }: ReadWords): readonly string[] => [
  ...missing.filter((each) => each !== 'what is asked'),
  ...(asks === true ? ['what was done instead of a question: a log asks nothing'] : []),
];

/** The text as it is read, with what was put in other words. */
function understood(text: string, { catalogue }: Books, ruleset: Ruleset): ReadWords | undefined {
  const plain = inPlainWords(text, catalogue);
  const read = readWords(plain.text, catalogue, ruleset, 'log');
  return read.told === undefined
    ? read
    : { ...read, told: { ...read.told, assumed: [...new Set([...plain.taken, ...read.told.assumed])] } };
}

/** A step a line may end without a full stop. */
const steps = (text: string): string =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:,]$/.test(line) ? line : `${line}.`))
    .join(' ');
