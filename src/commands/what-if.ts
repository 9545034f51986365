import type { Choice } from '../platform/problem.ts';
import type { Line, LineSection, Reply } from '../replies/reply.ts';
import { ofTheWhole, section, verdictTitle } from '../replies/verdict-reply.ts';
import { whyReply } from '../replies/why-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import { type Books, ruleOn } from '../situations/rule-on.ts';
import type { Verdict } from '../situations/verdict.ts';
import { MOST_CHANGES, type WhatIf, whatIf } from '../situations/what-if/what-if.ts';
import type { OptionSpec, Outcome, Services } from './command.ts';
import { LONGEST_LINE } from './line/line.ts';
import { lineWith, situationLine } from './line/print-line.ts';
import { option } from './options.ts';
import { ruled } from './rule-verdict.ts';

/** The option that changes one fact of a situation and rules on it again. */
export const whatIfOption: OptionSpec = option(
  'what-if',
  'One fact that would change the answer, changed: which of them',
  { type: 'integer', min: 1, max: MOST_CHANGES },
);

/** A reply with the facts that would change its answer, each also as a choice that changes it and rules again. */
export function withWhatIf(reply: Reply, verdict: Verdict, books: Books): Reply {
  const { situation } = verdict;
  const changes = whatIf(verdict, books);
  if (changes.length === 0 || situation === null) return reply;
  const open = verdict.answer === 'cannot tell';
  const lines = changes.map((change) => ({ ...lineOf(change), ...(open ? {} : ofTheWhole) }));
  const text = printSituation(situation);
  return {
    ...reply,
    sections: [
      ...(reply.sections ?? []),
      section(open ? 'What would settle it' : 'What would change it', 'list', lines),
    ],
    choices: [...(reply.choices ?? []), ...changes.flatMap((change, at) => choiceOf(change, text, at + 1))],
  };
}

const lineOf = ({ words, answer, headline }: WhatIf): Line => ({
  label: `${answer.charAt(0).toUpperCase()}${answer.slice(1)}, if ${words}`,
  text: headline,
});

function choiceOf({ label }: WhatIf, text: string, number: number): readonly Choice[] {
  const line = lineWith('situation', 'text', text, { [whatIfOption.name]: number });
  return line.length > LONGEST_LINE ? [] : [{ label: `What if: ${label}`, line, buttonOnly: true }];
}

/** An outcome with one fact changed, ruled on again, and what was before; past the last change it is the last. */
export function withChange(outcome: Outcome, services: Services, asked: number | undefined): Outcome {
  if (!outcome.ok || outcome.verdict === undefined || asked === undefined) return outcome;
  const before = outcome.verdict;
  const changes = whatIf(before, services);
  const change = changes[Math.min(asked, changes.length) - 1];
  if (change === undefined) return outcome;
  const changed = ruled(ruleOn(change.situation, services));
  if (!changed.ok || changed.verdict === undefined) return changed;
  const { reply, verdict } = changed;
  return {
    ...changed,
    reply: { ...reply, sections: [changedSection(change, before, verdict), ...(reply.sections ?? [])] },
  };
}

function changedSection({ words }: WhatIf, before: Verdict, now: Verdict): LineSection {
  const [was, is] = [verdictTitle(before), verdictTitle(now)];
  return section('What was changed', 'list', [
    { text: `supposed that ${words}` },
    { text: was === is ? `the answer is the same: ${is}` : `the answer was ${was}, and is ${is} now` },
    { label: 'Before', text: before.headline },
  ]);
}

/** The option that walks through what speaks for and against an answer. */
export const whyOption: OptionSpec = option(
  'why',
  'What speaks for and against it, one by one: which of them',
  { type: 'integer', min: 1, max: 99 },
);

/** The line that shows one finding on a text. */
const whyLine = (text: string, number: number): string =>
  lineWith('situation', 'text', text, { why: number });

/** The choice to walk through the findings of a verdict on a text; none where there are none. */
export const whyChoice = ({ answer, findings }: Verdict, text: string): readonly Choice[] =>
  findings.length === 0
    ? []
    : [
        {
          label: answer === 'no' ? 'Why not?' : 'Why?',
          line: whyLine(text, 1),
          turns: true,
          buttonOnly: true,
        },
      ];

/** One finding of an outcome in the place of the whole: past the last one, the last; the whole where there is none. */
export function withWhy(outcome: Outcome, services: Services, asked: number | undefined): Outcome {
  if (!outcome.ok || outcome.verdict === undefined || asked === undefined) return outcome;
  const { verdict } = outcome;
  if (verdict.situation === null || verdict.findings.length === 0) return outcome;
  const text = printSituation(verdict.situation);
  const reply = whyReply(verdict, services.rulebook, asked, {
    whole: situationLine(text),
    of: (number) => whyLine(text, number),
  });
  return { ok: true, reply };
}
