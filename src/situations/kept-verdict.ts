import type { MonsterFacts } from '../card-model/facts.ts';
import {
  type Information,
  type Interruption,
  type KeptAnswer,
  type KeptFinding,
  kept,
} from '../engine/memory-after-flip/kept.ts';
import { fail, ok, type Result } from '../platform/problem.ts';
import { type TableBooks, type TableQuestion, tableVerdict } from './table-verdict.ts';
import type { Verdict } from './verdict.ts';

/** What `/remember` asks. */
export interface KeptQuestion extends TableQuestion {
  readonly after: Interruption;
}

/** What is remembered of one piece of information. */
export interface KeptRow {
  /** In words: "from where it was Summoned". */
  readonly what: string;
  readonly answer: KeptAnswer;
}

/** The verdict, and its rows for a table. */
export interface KeptVerdict {
  readonly verdict: Verdict;
  readonly rows: readonly KeptRow[];
}

export const keptSigns = { kept: 'permits', lost: 'forbids', 'no-official-ruling': 'unknown' } as const;
/** What becomes of a piece of information, in words. */
export const keptSummaries = {
  kept: 'remembered',
  lost: 'forgotten',
  'no-official-ruling': 'no official ruling',
} as const;

/** What is remembered of a monster flipped face-down or banished for a time. A problem: a card that is no monster. */
export function ruleOnKept(asked: KeptQuestion, books: TableBooks): Result<KeptVerdict> {
  const start = performance.now();
  const { name, facts } = asked.card.card;
  if (facts.cardType !== 'monster') {
    const expected =
      'must be a monster: only of monsters something is remembered when they are flipped face-down';
    return fail({ code: 'not-a-monster', found: name, expected });
  }
  const cannot = impossible(facts, asked.after);
  if (cannot !== undefined) {
    const finding = { rule: cannot.rule, verdict: 'forbids', because: cannot.because } as const;
    const headline = `That cannot happen to ${name}: ${cannot.because}.`;
    return ok({
      verdict: tableVerdict(asked, { answer: 'no', headline, findings: [finding] }, books, start),
      rows: [],
    });
  }
  const { kept: table } = books.tables;
  const words = books.rulebook.byId('kept/information')?.table?.words ?? {};
  const found = table
    .filter(({ information }) => concerns(facts, information))
    .map(({ information }) => ({
      what: words[information] ?? information,
      finding: kept(table, information, asked.after),
    }));
  const verdict = tableVerdict(
    asked,
    {
      answer: summary(found),
      headline: `What is remembered of ${name} ${asked.after === 'flipped-face-down' ? 'when it is flipped face-down' : 'when it is banished for a time and returns'}.`,
      findings: found.map(({ what, finding: { rule, answer } }) => ({
        rule,
        verdict: keptSigns[answer],
        because: `${what}: ${keptSummaries[answer]}`,
      })),
    },
    books,
    start,
  );
  return ok({ verdict, rows: found.map(({ what, finding }) => ({ what, answer: finding.answer })) });
}

interface Found {
  readonly what: string;
  readonly finding: KeptFinding;
}

function summary(found: readonly Found[]): string {
  const parts = (['kept', 'lost', 'no-official-ruling'] as const).flatMap((answer) => {
    const those = found.filter(({ finding }) => finding.answer === answer).map(({ what }) => what);
    return those.length === 0 ? [] : [`${keptSummaries[answer]}: ${those.join('; ')}`];
  });
  return parts.join('. ');
}

/** What cannot be done with the monster at all, and the rule that says so. */
function impossible(
  { abilities }: MonsterFacts,
  after: Interruption,
): { readonly rule: string; readonly because: string } | undefined {
  if (abilities.includes('Token'))
    return {
      rule: 'move/tokens',
      because: 'a Token is always face-up, and disappears when it leaves the field',
    };
  if (after === 'flipped-face-down' && abilities.includes('Link'))
    return { rule: 'link/never-defense', because: 'a Link Monster cannot be turned face-down' };
  return undefined;
}

/** Can a monster of this kind have such information? */
function concerns({ abilities }: MonsterFacts, information: Information): boolean {
  const has = (...some: readonly MonsterFacts['abilities'][number][]) =>
    some.some((each) => abilities.includes(each));
  switch (information) {
    case 'material-properties':
    case 'material-copies':
      return has('Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual');
    case 'gemini-again':
      return has('Gemini');
    case 'flip-summoned':
      return !has('Link');
    default:
      return true;
  }
}
