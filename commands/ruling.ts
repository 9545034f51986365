import type { Command, Outcome, Services } from '../src/commands/command.ts';
import { sourceOf } from '../src/commands/library/recorded.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { option, pageAsked, pageOption, suggestTopics } from '../src/commands/options.ts';
import { tooManyWords } from '../src/commands/plain-words.ts';
import { answeredWith, goodFinds, openVerdict, ruleVerdict } from '../src/commands/rule-verdict.ts';
import { elapsedMs } from '../src/platform/elapsed.ts';
import { fail, shorten } from '../src/platform/problem.ts';
import type { Reply } from '../src/replies/reply.ts';
import { topicReply } from '../src/replies/rule-reply.ts';
import { section } from '../src/replies/verdict-reply.ts';
import { ruleOn } from '../src/situations/rule-on.ts';
import { type Ruling, type RulingInWords, situationOf } from '../src/situations/ruling.ts';

/** How many topics are looked through; the pages of a reply have no more. */
const topics = 26;

export const ruling: Command = {
  name: 'ruling',
  description: 'Searches the rulebook: the rule that answers, its sources, and related rules',
  options: [
    option('question', 'A few words, such as: miss the timing when sent as cost; or the id of a ruling', {
      required: true,
      suggest: (typed, { rulebook }) => suggestTopics(rulebook, typed),
    }),
    pageOption,
  ],
  words: 'question',
  run(values, asker, services) {
    const { rulebook, rulings } = services;
    const start = performance.now();
    const question = String(values.question ?? '');
    const problem = tooManyWords(question);
    if (problem !== undefined) return fail(problem);
    const row = rulings.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    if (row !== undefined) return playAgain(row, services);
    const told = services.rulingsInWords.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    if (told !== undefined) return { ok: true, reply: recordedReply(told, services) };
    const [best, ...others] = goodFinds(rulebook, question, topics);
    if (best === undefined) {
      const missing =
        'words of the game that the rulebook knows, such as "missed timing" or "properly Summoned"';
      const headline = `No topic of the rulebook fits "${shorten(question)}".`;
      return answeredWith(openVerdict(headline, missing, asker.ruleset));
    }
    const ms = elapsedMs(start);
    return {
      ok: true,
      reply: topicReply(best, { rulebook, rulings }, asker.ruleset, {
        rules: others,
        asked: pageAsked(values),
        lineOf: (page) => printLine('ruling', page === 1 ? { question } : { question, page }),
      }),
      verdict: ruleVerdict(best, rulebook, asker.ruleset, ms),
    };
  },
};

/** Plays a recorded ruling, with its own source before those of its rule. Where a card of it is not known, it says how it was answered. */
function playAgain(row: Ruling, services: Services): Outcome {
  const situation = situationOf(row, services.catalogue);
  const played = situation.ok ? ruleOn(situation.value, services) : situation;
  if (!played.ok) {
    const { problem } = played;
    const hint = `It was answered "${row.answer}" by rule ${row.rule}. ${problem.hint ?? ''}`.trimEnd();
    return { ok: false, problem: { ...problem, found: `${row.id}, ${problem.found}`, hint } };
  }
  const own = sourceOf(row, services);
  const citations = [...(own === undefined ? [] : [own]), ...played.value.citations];
  return answeredWith({ ...played.value, citations });
}

function recordedReply(ruling: RulingInWords, services: Services): Reply {
  const { id, asked, answer, why, cards } = ruling;
  const source = sourceOf(ruling, services);
  return {
    tone: 'info',
    title: `Recorded ruling ${id}: ${answer}`,
    lead: asked,
    sections: [section('Why', 'text', [why]), section('Cards', 'facts', [cards.join(', ')])],
    ...(source === undefined ? {} : { sources: [source] }),
  };
}
