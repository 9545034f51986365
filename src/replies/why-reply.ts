import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Verdict } from '../situations/verdict.ts';
import { pageOf } from './page.ts';
import type { Reply, Section } from './reply.ts';
import { menuOf, ruleLine, ruleTitle } from './rule-reply.ts';
import { findingSigns, verdictTitle } from './verdict-reply.ts';

/** The lines that lead through the findings of a verdict. */
export interface WhyLines {
  /** Rules on it again, and shows the whole. */
  readonly whole: string;
  of(number: number): string;
}

/**
 * One finding of a verdict as a judge would explain it: what is found, the rule that says so, and where that stands. The
 * ruling itself is said with it, so that a finding for it is not taken for the answer.
 * @param asked which finding, from 1; the verdict has one at least
 */
export function whyReply(verdict: Verdict, rulebook: Rulebook, asked: number, lines: WhyLines): Reply {
  const page = pageOf(verdict.findings, asked, 1, lines.of);
  const [finding] = page.items;
  if (finding === undefined) throw new Error('a verdict without findings has nothing to explain');
  const rule = rulebook.byId(finding.rule);
  const sign = findingSigns[finding.verdict];
  const section = (heading: string, text: string): Section => ({ heading, style: 'text', lines: [{ text }] });
  const related = (rule?.related ?? []).flatMap((id) => rulebook.byId(id) ?? []);
  return {
    tone: 'info',
    title: [
      `${sign.charAt(0).toUpperCase()}${sign.slice(1)}`,
      ...(rule === undefined ? [] : [ruleTitle(rule)]),
    ].join(': '),
    lead: sentence(finding.because),
    sections: [
      ...(rule === undefined ? [] : [section('The rule', rule.statement)]),
      section('The ruling', `${verdictTitle(verdict)}. ${verdict.headline}`),
    ],
    ...(rule === undefined ? {} : { sources: rulebook.citations(rule, verdict.ruleset) }),
    footer: [page.footer, `rule ${finding.rule}`, verdict.ruleset.toUpperCase(), 'in our words']
      .filter((part) => part !== undefined)
      .join(' · '),
    choices: [
      ...page.choices,
      { label: 'The whole ruling', line: lines.whole, turns: true },
      ...(rule === undefined ? [] : [{ label: 'Open the rule', line: ruleLine(rule) }]),
    ],
    ...menuOf('Related rules', related),
  };
}

/** A reason as a sentence of its own. */
const sentence = (because: string): string =>
  `${because.charAt(0).toUpperCase()}${because.slice(1)}${/[.!?]$/.test(because) ? '' : '.'}`;
