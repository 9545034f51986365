import { kept } from '../../engine/memory-after-flip/kept.ts';
import type { Books } from '../../situations/rule-on.ts';
import { ruleOnStats } from '../../situations/stats-verdict.ts';
import { verdictByRules } from '../../situations/table-verdict.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type AskedKept, keptInWords } from './kept.ts';
import { type AskedModifiers, modifiersInWords } from './modifiers.ts';
import { ruleOnDamageStepWords } from './rule-on-damage-step.ts';

/**
 * Rules on a question in plain words that a table of the rulebook answers, as its slash command does: values and their
 * modifiers (`/stats`), what is remembered (`/remember`), and a card in the Damage Step with no battle told
 * (`/damage-step`). Undefined where it is no such question.
 */
export function ruleOnTables(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const modifiers = modifiersInWords(text);
  if (modifiers !== undefined) return modifiersVerdict(modifiers, books, ruleset);
  const asked = keptInWords(text);
  return asked === undefined
    ? ruleOnDamageStepWords(text, books, ruleset)
    : keptVerdict(asked, books, ruleset);
}

/** The value with the last modifier, and, where that one sets it, what is left when it ends. */
function modifiersVerdict(
  { stat, printed, steps, afterEnd }: AskedModifiers,
  books: Books,
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
  const readAs = [
    `/stats ${stat.toLowerCase()}:${printed} modifiers:"${steps.map(({ words }) => words).join(', ')}"`,
  ];
  if (afterEnd) return { ...after, readAs };
  const last = steps.at(-1);
  const sets = last?.do === 'apply' && last.change.op !== 'plus' && last.change.op !== 'minus';
  if (!sets || now.answer === 'cannot tell' || after.answer === 'cannot tell') return { ...now, readAs };
  return {
    ...now,
    answer: `${now.answer} (and ${after.answer} when it ends)`,
    headline: `${now.headline.replace(/\.$/, '')}, and ${after.answer} when the last one ends.`,
    timeline: after.timeline,
    readAs,
  };
}

const signs = { kept: 'permits', lost: 'forbids', 'no-official-ruling': 'unknown' } as const;

function keptVerdict({ information, after, forgotten }: AskedKept, books: Books, ruleset: Ruleset): Verdict {
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
