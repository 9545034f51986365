import type { Command } from '../src/commands/command.ts';
import { option, pageAsked, pageOption } from '../src/commands/options.ts';
import { goodFinds, ruleVerdict } from '../src/commands/rule-verdict.ts';
import { elapsedMs } from '../src/platform/elapsed.ts';
import { type Problem, shorten } from '../src/platform/problem.ts';
import { partReply, ruleLine, ruleReply, ruleTitle } from '../src/replies/rule-reply.ts';
import type { Rulebook } from '../src/rulebook/rulebook.ts';

export const rule: Command = {
  name: 'rule',
  description:
    'One rule of the rulebook, by its number or id, with its sub-rules, its neighbours and its sources',
  options: [
    option(
      'number',
      'A number such as 3.01.7f, a chapter such as 3, or an id such as trigger/missed-timing',
      {
        required: true,
        suggest: (typed, { rulebook }) =>
          rulebook.rules
            .filter(
              ({ number, id }) => (number ?? id).startsWith(typed.trim()) || id.startsWith(typed.trim()),
            )
            .slice(0, 25)
            .map(({ number, id, title }) => ({
              name: `${number ?? id} ${title}`.slice(0, 100),
              value: number ?? id,
            })),
      },
    ),
    pageOption,
  ],
  run(values, asker, { rulebook, rulings }) {
    const start = performance.now();
    const typed = String(values.number ?? '').trim();
    const entry = rulebook.byId(typed.toLowerCase()) ?? rulebook.byNumber(typed);
    if (entry !== undefined) {
      const ms = elapsedMs(start);
      return {
        ok: true,
        reply: ruleReply(entry, { rulebook, rulings }, asker.ruleset, pageAsked(values)),
        verdict: ruleVerdict(entry, rulebook, asker.ruleset, ms),
      };
    }
    const part = typed.toLowerCase().replace(/^(?:rules?|chapter|section)\s+|[./]$/g, '');
    const rules = rulebook.under(part);
    if (rules.length > 0)
      return { ok: true, reply: partReply(part, rules, pageAsked(values), asker.ruleset) };
    return { ok: false, problem: unknownRule(typed, rulebook) };
  },
};

/** The numbers around one that no rule has; for words, the rules that a search finds. */
function unknownRule(typed: string, rulebook: Rulebook): Problem {
  const near = rulebook.near(typed, 5);
  const found = near.length > 0 ? near : goodFinds(rulebook, typed, 5);
  const sections = rulebook.rules.flatMap(({ number = '' }) => /^\d\.\d+$/.exec(number) ?? []).toSorted();
  const range = `${sections[0]} to ${sections.at(-1)}`;
  return {
    code: 'unknown-rule',
    found: `number:${shorten(typed)}`,
    expected: `must be the number of a rule (${range}) or its id`,
    hint: found.length > 0 ? 'Did you mean one of these?' : 'Try /ruling with a few words.',
    choices: found.map((each) => ({ label: ruleTitle(each), line: ruleLine(each) })),
  };
}
