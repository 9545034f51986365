import type { Command } from '../src/commands/command.ts';
import { openVerdict, ruleVerdict } from '../src/commands/rule-verdict.ts';
import { ruleOnSituation } from '../src/commands/situation-json.ts';
import { shorten } from '../src/problem.ts';
import { ruleReply } from '../src/replies/rule-reply.ts';
import { verdictReply } from '../src/replies/verdict-reply.ts';

/** Below this score nothing that was typed is really in what was found. */
const leastScore = 0.2;

export const ruling: Command = {
  name: 'ruling',
  description: 'Searches the rulebook: the rule that answers, its sources, and related rules',
  options: [
    {
      name: 'question',
      description: 'A few words, such as: miss the timing when sent as cost; or the id of a ruling',
      type: 'text',
      required: true,
      suggest: (typed, { rulebook }) =>
        rulebook
          .search(typed, 10)
          .map(({ rule }) => ({ name: rule.title.slice(0, 100), value: rule.title.slice(0, 100) })),
    },
  ],
  run(values, asker, services) {
    const { rulebook, rulings } = services;
    const start = performance.now();
    const question = String(values.question ?? '');
    const row = rulings.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    if (row !== undefined) return ruleOnSituation({ ...row.play, ruleset: row.ruleset }, services);
    const [best, ...others] = rulebook.search(question, 4).filter(({ score }) => score >= leastScore);
    if (best === undefined) {
      const missing =
        'words of the game that the rulebook knows, such as "missed timing" or "properly Summoned"';
      const verdict = openVerdict(
        `No topic of the rulebook fits "${shorten(question)}".`,
        missing,
        asker.ruleset,
      );
      return { kind: 'answer', reply: verdictReply(verdict), verdict };
    }
    const ms = Math.round((performance.now() - start) * 100) / 100;
    return {
      kind: 'answer',
      reply: ruleReply(
        best.rule,
        { rulebook, rulings },
        asker.ruleset,
        others.map(({ rule }) => rule),
      ),
      verdict: ruleVerdict(best.rule, rulebook, asker.ruleset, ms),
    };
  },
};
