import { elapsedMs } from '../../platform/elapsed.ts';
import { valueOrThrow } from '../../platform/problem.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { citationsFor } from '../../situations/cite.ts';
import type { Books } from '../../situations/rule-on.ts';
import { unplayed, type Verdict, type VerdictFinding } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type Decided, decide } from './decide.ts';
import { type GeneralRules, loadGeneralRules } from './general-rules.ts';
import { readProposition } from './read-proposition.ts';

/**
 * Rules on a question about kinds of cards by what rules say formally; nothing is played. Undefined where no rule comes
 * near the question. "cannot tell" where a rule does, but words were not read or more was told than it speaks of.
 */
export function ruleOnGeneral(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const proposition = readProposition(text, books.catalogue);
  const decided = proposition === undefined ? undefined : decide(proposition, statementsOf(books.rulebook));
  const entry = decided === undefined ? undefined : books.rulebook.byId(decided.rule);
  if (decided === undefined || entry === undefined) return undefined;
  const { answer, headline, missing } = said(decided, entry);
  const findings = [{ rule: entry.id, verdict: findingOf(answer), because: entry.statement }];
  return unplayed({
    answer,
    headline,
    tier: 'rule',
    ruleset,
    findings,
    citations: citationsFor(findings, books.rulebook, ruleset),
    missing,
    ms: elapsedMs(start),
  });
}

const statements = new WeakMap<Rulebook, GeneralRules>();

/** What the rules of a rulebook say formally: read at the first question that needs it. */
function statementsOf(rulebook: Rulebook): GeneralRules {
  const read = statements.get(rulebook) ?? valueOrThrow(loadGeneralRules(rulebook));
  statements.set(rulebook, read);
  return read;
}

const said = (decided: Decided, { title }: RuleEntry): Pick<Verdict, 'answer' | 'headline' | 'missing'> =>
  decided.is === 'decided'
    ? { answer: decided.answer, headline: `${title}.`, missing: [] }
    : {
        answer: 'cannot tell',
        headline: `The nearest rule: ${title}. Not everything asked is settled by it.`,
        missing: decided.missing,
      };

function findingOf(answer: string): VerdictFinding['verdict'] {
  if (answer === 'cannot tell') return 'unknown';
  return answer === 'no' ? 'forbids' : 'permits';
}
