import type { Command, Outcome } from '../src/commands/command.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { option, pageAsked, pageOption } from '../src/commands/options.ts';
import { goodFinds, openVerdict, termVerdict } from '../src/commands/rule-verdict.ts';
import { nearest } from '../src/platform/did-you-mean.ts';
import { elapsedMs } from '../src/platform/elapsed.ts';
import { type Problem, shorten } from '../src/platform/problem.ts';
import { ruleLine, ruleTitle, termLine, termReply, termsReply } from '../src/replies/rule-reply.ts';
import type { Rulebook } from '../src/rulebook/rulebook.ts';
import type { TermEntry } from '../src/rulebook/term.ts';
import { fold } from '../src/vocabulary/terms.ts';

/** What asks for all words. */
const everything: ReadonlySet<string> = new Set(['', 'all', 'list']);

export const terms: Command = {
  name: 'terms',
  description: 'What a word means that players or cards use: nomi, floodgate, SEGOC, HOPT, hand trap ...',
  options: [
    option('word', 'The word or abbreviation; "all" lists them', {
      required: true,
      suggest: (typed, { rulebook }) =>
        rulebook
          .termsWith(typed)
          .slice(0, 25)
          .map(({ word, meaning }) => ({ name: shorten(`${word}: ${meaning}`, 100), value: word })),
    }),
    pageOption,
  ],
  run(values, asker, { rulebook }) {
    const start = performance.now();
    const typed = String(values.word ?? '').trim();
    const term = rulebook.term(typed);
    if (term !== undefined) return explained(term, rulebook, asker.ruleset, start);
    if (everything.has(fold(typed))) {
      const lineOf = (page: number) =>
        printLine('terms', page === 1 ? { word: 'all' } : { word: 'all', page });
      return { ok: true, reply: termsReply(rulebook.terms, pageAsked(values), lineOf) };
    }
    return { ok: false, problem: unknownTerm(typed, rulebook) };
  },
};

/** A term that no rule is about has no finding to rest on, so its verdict stays open; the reply explains it all the same. */
function explained(
  term: TermEntry,
  rulebook: Rulebook,
  ruleset: Parameters<typeof termReply>[2],
  start: number,
): Outcome {
  const reply = termReply(term, rulebook, ruleset);
  const [entry] = term.rules.flatMap((id) => rulebook.byId(id) ?? []);
  if (entry === undefined) {
    const missing = 'a rule: none of the rulebook is about this word';
    return { ok: true, reply, verdict: openVerdict(term.meaning, missing, ruleset) };
  }
  const ms = elapsedMs(start);
  return { ok: true, reply, verdict: termVerdict(term, entry, rulebook, ruleset, ms) };
}

const formsOf = ({ word, forms }: TermEntry): readonly string[] => [word, ...forms];

/** Words that are written nearly so, then the rules that a search finds. */
function unknownTerm(typed: string, rulebook: Rulebook): Problem {
  const near = nearest(typed, rulebook.terms.flatMap(formsOf)).flatMap((form) => rulebook.term(form) ?? []);
  const rules = goodFinds(rulebook, typed, 3);
  const choices = [
    ...[...new Set(near)].map((term) => ({ label: term.word, line: termLine(term) })),
    ...rules.map((rule) => ({ label: ruleTitle(rule), line: ruleLine(rule) })),
  ];
  return {
    code: 'unknown-term',
    found: `word:${shorten(typed)}`,
    expected: `must be one of the ${rulebook.terms.length} words that are explained here`,
    hint: choices.length > 0 ? 'Did you mean one of these?' : '/terms word:all lists them.',
    choices: choices.length > 0 ? choices : [{ label: 'All words', line: '/terms word:all' }],
  };
}
