import type { Pausing } from '../in-turns.ts';
import { checkingLog, type LogVerdict } from '../situations/log-check.ts';
import type { Books } from '../situations/rule-on.ts';
import type { Situation } from '../situations/situation.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
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

/**
 * Checks a log in players' own words, a step a sentence or a line. A fact that nobody said and on which it hangs whether a
 * step is legal is missing; nothing is judged in part. Undefined where the text tells of no card, or of nothing done.
 */
export function* checkToldLog(text: string, books: Books, ruleset: Ruleset): Pausing<ToldLog | undefined> {
  const read = understood(sentences(text), books, ruleset);
  if (read?.told === undefined || !read.isSituation) return undefined;
  const { taken, unsaid = [] } = read;
  const log = saysPhase.test(text) ? read.told : withBattlePhase(read.told);
  const missing = missingOf(read);
  if (missing.length > 0) return { is: 'open', missing, taken, draft: log };
  const verdict = yield* checkingLog(log, books, true);
  if (!verdict.ok) return undefined;
  const open = (what: readonly string[]): ToldLog => ({ is: 'open', missing: what, taken, draft: log });
  const hangsOn = new Set<string>();
  for (const { what, otherwise } of unsaid) {
    const told = saysPhase.test(text) ? otherwise : withBattlePhase(otherwise);
    const other = yield* checkingLog(told, books, true);
    if (!other.ok || !isSame(other.value, verdict.value)) hangsOn.add(what);
  }
  if (hangsOn.size > 0) return open([...hangsOn]);
  return { is: 'checked', log, verdict: verdict.value };
}

const isSame = (one: LogVerdict, other: LogVerdict): boolean =>
  one.answer === other.answer && one.illegal?.rule === other.illegal?.rule;

/** Does the text say of any phase that it is so? */
const saysPhase = /\b(?:phase|step|bp|mp\d?)\b/i;

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
  const read = readWords(plain.text, catalogue, ruleset);
  return read.told === undefined
    ? read
    : { ...read, told: { ...read.told, assumed: [...new Set([...plain.taken, ...read.told.assumed])] } };
}

/** A step a line may end without a full stop. */
const sentences = (text: string): string =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:,]$/.test(line) ? line : `${line}.`))
    .join(' ');
