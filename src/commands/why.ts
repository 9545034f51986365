import type { Choice } from '../platform/problem.ts';
import { whyReply } from '../replies/why-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { OptionSpec, Outcome, Services } from './command.ts';
import { lineWith, situationLine } from './line/print-line.ts';
import { option } from './options.ts';

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
