import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Verdict } from '../situations/verdict.ts';
import { pageOf } from './page.ts';
import type { Reply } from './reply.ts';
import { menuOf, ruleLine, ruleTitle } from './rule-reply.ts';
import { dotted, findingSigns, section, verdictTitle } from './verdict-reply.ts';

/** The lines that lead through the findings of a verdict. */
export interface WhyLines {
  /** Rules on it again, and shows the whole. */
  readonly whole: string;
  of(number: number): string;
}

/** The finding with number `asked` as a judge would explain it: the rule that says so, where it stands, and the ruling itself. */
export function whyReply(verdict: Verdict, rulebook: Rulebook, asked: number, lines: WhyLines): Reply {
  const page = pageOf(verdict.findings, asked, 1, lines.of);
  const [finding] = page.items;
  if (finding === undefined) throw new Error('a verdict without findings has nothing to explain');
  const rule = rulebook.byId(finding.rule);
  const sign = findingSigns[finding.verdict];
  const related = (rule?.related ?? []).flatMap((id) => rulebook.byId(id) ?? []);
  return {
    tone: 'info',
    title: [
      `${sign.charAt(0).toUpperCase()}${sign.slice(1)}`,
      ...(rule === undefined ? [] : [ruleTitle(rule)]),
    ].join(': '),
    lead: sentence(finding.because),
    sections: [
      ...(rule === undefined ? [] : [section('The rule', 'text', [rule.statement])]),
      section('The ruling', 'text', [`${verdictTitle(verdict)}. ${verdict.headline}`]),
    ],
    ...(rule === undefined ? {} : { sources: rulebook.citations(rule, verdict.ruleset) }),
    footer: dotted(page.footer, `rule ${finding.rule}`, verdict.ruleset.toUpperCase(), 'in our words'),
    choices: [
      ...page.choices,
      { label: 'The whole ruling', line: lines.whole, turns: true },
      ...(rule === undefined ? [] : [{ label: 'Open the rule', line: ruleLine(rule) }]),
    ],
    ...menuOf('Related rules', related),
  };
}

const sentence = (because: string): string =>
  `${because.charAt(0).toUpperCase()}${because.slice(1)}${/[.!?]$/.test(because) ? '' : '.'}`;
