import type { Reply, Section } from '../../replies/reply.ts';
import { atAGlance, ofTheWholeAlone, section, whyHeading } from '../../replies/verdict-reply.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Command, Outcome } from '../command.ts';

/** A command whose rulings name the rule that decides them in a line: one place for all of them. */
export const namingItsRule = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) => {
    const outcome: Outcome = await command.run(values, asker, services);
    if (!outcome.ok || outcome.verdict === undefined) return outcome;
    return { ...outcome, reply: withRuleLine(outcome.reply, outcome.verdict, services.rulebook) };
  },
});

/**
 * A ruling that names the rule which decides it by its title at a glance, where its reason stands above already; the whole has
 * the reasons one by one. A rule that the rulebook has not leaves the reply as it is.
 */
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
