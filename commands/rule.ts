import type { Command } from '../src/commands/command.ts';
import { ruleVerdict } from '../src/commands/rule-verdict.ts';
import { shorten } from '../src/problem.ts';
import { ruleReply } from '../src/replies/rule-reply.ts';

export const rule: Command = {
  name: 'rule',
  description: 'One rule of the rulebook, by its number or id, with its sub-rules and sources',
  options: [
    {
      name: 'number',
      description: 'A number such as 3.01.7f, or an id such as trigger/missed-timing',
      type: 'text',
      required: true,
      suggest: (typed, { rulebook }) =>
        rulebook.rules
          .filter(({ number, id }) => (number ?? id).startsWith(typed.trim()) || id.startsWith(typed.trim()))
          .slice(0, 25)
          .map(({ number, id, title }) => ({
            name: `${number ?? id} ${title}`.slice(0, 100),
            value: number ?? id,
          })),
    },
  ],
  run(values, asker, { rulebook, rulings }) {
    const start = performance.now();
    const typed = String(values.number ?? '').trim();
    const entry = rulebook.byId(typed.toLowerCase()) ?? rulebook.byNumber(typed);
    if (entry !== undefined) {
      const ms = Math.round((performance.now() - start) * 100) / 100;
      return {
        kind: 'answer',
        reply: ruleReply(entry, { rulebook, rulings }, asker.ruleset),
        verdict: ruleVerdict(entry, rulebook, asker.ruleset, ms),
      };
    }
    const near = rulebook.rules.filter(
      ({ number, id }) => number?.startsWith(typed.slice(0, 4)) || id.startsWith(`${typed}/`),
    );
    const found = near.length > 0 ? near.slice(0, 5) : rulebook.search(typed, 5).map((each) => each.rule);
    return {
      kind: 'problem',
      problem: {
        code: 'unknown-rule',
        found: `number:${shorten(typed)}`,
        expected: 'must be the number of a rule (2.00 to 4.06) or its id',
        hint: found.length > 0 ? 'Did you mean one of these?' : 'Try /ruling with a few words.',
        choices: found.map((each) => ({
          label: `${each.number ?? ''} ${each.title}`.trim(),
          line: `/rule number:${each.number ?? each.id}`,
        })),
      },
    };
  },
};
