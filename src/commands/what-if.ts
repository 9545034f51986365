import type { Choice } from '../problem.ts';
import type { Line, Reply } from '../replies/reply.ts';
import { section } from '../replies/verdict-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import type { Books } from '../situations/rule-on.ts';
import type { Verdict } from '../situations/verdict.ts';
import { type WhatIf, whatIf } from '../situations/what-if/what-if.ts';
import { LONGEST_LINE } from './line.ts';
import { situationLine } from './situation-line.ts';

/** A reply with the facts that would change its answer, each also as a choice that rules on it. */
export function withWhatIf(reply: Reply, verdict: Verdict, books: Books): Reply {
  const changes = whatIf(verdict, books);
  if (changes.length === 0) return reply;
  const heading = verdict.answer === 'cannot tell' ? 'What would settle it' : 'What would change it';
  return {
    ...reply,
    sections: [...(reply.sections ?? []), section(heading, 'list', changes.map(lineOf))],
    choices: [...(reply.choices ?? []), ...changes.flatMap(choiceOf)],
  };
}

const lineOf = ({ words, answer, headline }: WhatIf): Line => ({
  label: `${answer.charAt(0).toUpperCase()}${answer.slice(1)}, if ${words}`,
  text: headline,
});

function choiceOf({ label, situation }: WhatIf): readonly Choice[] {
  const line = situationLine(printSituation(situation));
  return line.length > LONGEST_LINE ? [] : [{ label: `What if: ${label}`, line, buttonOnly: true }];
}
