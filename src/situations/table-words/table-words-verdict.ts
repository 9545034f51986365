import { kept } from '../../engine/kept-information/kept.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { ruleOnStats } from '../stats-verdict.ts';
import { type TableBooks, verdictByRules } from '../table-verdict.ts';
import type { Verdict } from '../verdict.ts';
import { type AskedAppliedLast, appliedLastInWords } from './applied-last-words.ts';
import { type AskedKept, keptInWords } from './kept-words.ts';
import { type AskedModifiers, modifiersInWords } from './modifier-words.ts';

/**
 * Rules on a question in plain words that names no card and that a table of the rulebook answers: values and their
 * modifiers (stats/interaction), and what is remembered (kept/information). Undefined where it is no such question.
 */
export function ruleOnTableWords(text: string, books: TableBooks, ruleset: Ruleset): Verdict | undefined {
  const modifiers = modifiersInWords(text);
  if (modifiers !== undefined) return modifiersVerdict(modifiers, books, ruleset);
  const last = appliedLastInWords(text);
  if (last !== undefined) return appliedLastVerdict(last, books, ruleset);
  const asked = keptInWords(text);
  return asked === undefined ? undefined : keptVerdict(asked, books, ruleset);
}

/** The value with the last modifier, and, where that one sets it, what is left when it ends. */
function modifiersVerdict(
  { stat, printed, steps, afterEnd }: AskedModifiers,
  books: TableBooks,
  ruleset: Ruleset,
): Verdict | undefined {
  const number = steps.filter(({ do: what }) => what === 'apply').length;
  const ends = { do: 'end', number, words: `end ${number}` } as const;
  const asked = { name: undefined, stat, printed, ruleset, assumed: [] };
  const [now, after] = [steps, [...steps, ends]].map((each) => {
    const ruled = ruleOnStats({ ...asked, steps: each }, books);
    return ruled.ok ? ruled.value.verdict : undefined;
  });
  if (now === undefined || after === undefined) return undefined;
  if (afterEnd) return after;
  const last = steps.at(-1);
  const sets = last?.do === 'apply' && last.change.op !== 'plus' && last.change.op !== 'minus';
  if (!sets || now.answer === 'cannot tell' || after.answer === 'cannot tell') return now;
  return {
    ...now,
    answer: `${now.answer} (and ${after.answer} when it ends)`,
    headline: `${now.headline.replace(/\.$/, '')}, and ${after.answer} when the last one ends.`,
    timeline: after.timeline,
  };
}

const lastAnswers = {
  'which-is-last': {
    answer: 'the special effect that is always applied last: it is re-applied on top of the new one, last',
    because:
      'as soon as another modifier is applied, the special continuous effect is applied again on top of it',
  },
  'does-the-rest-return': {
    answer: 'yes',
    because: 'when it stops applying, everything else is applied again, the lingering modifiers included',
  },
} as const satisfies Readonly<Record<AskedAppliedLast, object>>;

function appliedLastVerdict(asked: AskedAppliedLast, books: TableBooks, ruleset: Ruleset): Verdict {
  const start = performance.now();
  const { answer, because } = lastAnswers[asked];
  const headline = `${because.charAt(0).toUpperCase()}${because.slice(1)}.`;
  const findings = [{ rule: 'stats/applied-last', verdict: 'permits', because }] as const;
  return verdictByRules({ answer, headline, findings }, books, ruleset, start);
}

const signs = { kept: 'permits', lost: 'forbids', 'no-official-ruling': 'unknown' } as const;

function keptVerdict(
  { information, after, forgotten }: AskedKept,
  books: TableBooks,
  ruleset: Ruleset,
): Verdict {
  const start = performance.now();
  const { answer, rule, because } = kept(books.tables.kept, { information, after });
  const words = books.rulebook.byId('kept/information')?.table?.words ?? {};
  const what = words[information] ?? information;
  const yes = (answer === 'kept') !== forgotten;
  const itself = information === 'once-per-turn' && after === 'flipped-face-down';
  const but = itself ? ' Of an effect that flips its own monster face-down it is remembered.' : '';
  return verdictByRules(
    {
      answer: answer === 'no-official-ruling' ? 'adjusting (undecided)' : yes ? 'yes' : 'no',
      headline: `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${because}.${but}`,
      findings: [{ rule, verdict: signs[answer], because: `${what}: ${because}` }],
    },
    books,
    ruleset,
    start,
  );
}
