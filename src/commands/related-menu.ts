import type { Menu, MenuChoice, Reply, Section } from '../replies/reply.ts';
import { ruleLine, ruleTitle } from '../replies/rule-reply.ts';
import { atAGlance, ofTheWholeAlone, section, whyHeading } from '../replies/verdict-reply.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { Command, Outcome } from './command.ts';

/** As many rules are offered: those that decide first. */
const RULES = 12;

/** A ruling with a menu of its rules, related ones and Q&As (`qas`, the nearest first), where it has no menu yet. */
export function withRelated(
  reply: Reply,
  verdict: Verdict,
  rulebook: Rulebook,
  qas: readonly MenuChoice[],
): Reply {
  if (reply.menu !== undefined || reply.tone === 'info' || verdict.findings.length === 0) return reply;
  const rules = rulesOf(verdict, rulebook);
  if (rules.length + qas.length === 0) return reply;
  return {
    ...reply,
    menu: { heading: headingOf(rules, qas, verdict), choices: [...rules, ...qas], selectOnly: true },
  };
}

function rulesOf({ findings }: Verdict, rulebook: Rulebook): readonly MenuChoice[] {
  const deciding = findings.map(({ rule }) => rule);
  const related = deciding.flatMap((id) => rulebook.byId(id)?.related ?? []);
  return [...new Set([...deciding, ...related])]
    .flatMap((id) => rulebook.byId(id) ?? [])
    .slice(0, RULES)
    .map((rule) => ({ label: ruleTitle(rule), line: ruleLine(rule), detail: rule.statement }));
}

/** What a menu holds; of official Q&As, what they are worth in the TCG. */
function headingOf(
  rules: readonly MenuChoice[],
  qas: readonly MenuChoice[],
  { ruleset }: Verdict,
): Menu['heading'] {
  if (qas.length === 0) return 'Related rules';
  const heading = rules.length === 0 ? 'Official Q&As' : 'Related rules and official Q&As';
  return ruleset === 'tcg' ? `${heading} (OCG: no formal force in the TCG)` : heading;
}

/** A command whose rulings name the rule that decides them in a line: one place for all of them. */
export const namingItsRule = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) => {
    const outcome: Outcome = await command.run(values, asker, services);
    if (!outcome.ok || outcome.verdict === undefined) return outcome;
    return { ...outcome, reply: withRuleLine(outcome.reply, outcome.verdict, services.rulebook) };
  },
});

/** A ruling that names its deciding rule at a glance where the reason stands above already; the whole has the reasons. */
function withRuleLine(reply: Reply, { findings, headline }: Verdict, rulebook: Rulebook): Reply {
  const [first] = findings;
  const rule = first === undefined ? undefined : rulebook.byId(first.rule);
  if (first === undefined || rule === undefined || !headline.includes(first.because)) return reply;
  const named = section('The rule', 'text', [{ text: rule.title, ...atAGlance }]);
  const sections = (reply.sections ?? []).flatMap((each): readonly Section[] =>
    each.style === 'table' || each.heading !== whyHeading ? [each] : [named, ofTheWholeAlone(each)],
  );
  return { ...reply, sections };
}
