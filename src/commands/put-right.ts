import type { Choice } from '../platform/problem.ts';
import type { LineSection } from '../replies/reply.ts';
import { section } from '../replies/verdict-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import type { Situation } from '../situations/situation.ts';
import type { Verdict } from '../situations/verdict.ts';
import { LONGEST_LINE } from './line/line.ts';
import { printLine, situationLine } from './line/print-line.ts';

/**
 * What an asker can do about plain words that were not ruled on: say which card a name means, or which case it is, or change
 * what was understood, as a text in the situation language. Best first; none where nothing of them was understood.
 */
export function waysToPutRight({ draft, cases = [], meant = [] }: Verdict): readonly Choice[] {
  const drafted = draft === undefined ? '' : draftText(draft);
  return [
    ...meant.map(({ name, text }) => ({ label: name, line: printLine('ask', { text }), card: name })),
    ...cases.map(({ label, situation }) => ({ label, line: situationLine(printSituation(situation)) })),
    ...(drafted === '' ? [] : [{ label: putRight, line: situationLine(drafted), opens: true as const }]),
  ].filter(({ line }) => line.length <= LONGEST_LINE);
}

/** The button that opens what was understood for changing it. */
export const putRight = 'Put it right';

/** How plain words were understood stands under it. */
export const understoodHeading = 'As it was understood';

/** What was understood of plain words, in lines of the situation language. */
export function understoodAs(draft: Situation): readonly LineSection[] {
  const lines = draftText(draft).split('\n');
  return lines.every((line) => line === '')
    ? []
    : [
        section(
          understoodHeading,
          'list',
          lines.map((text) => ({ text })),
        ),
      ];
}

/**
 * The lines of a draft that an asker has something to say on: without the ruleset and what was taken, which the reply says
 * elsewhere, and without a question where none was understood.
 */
export function draftText(draft: Situation): string {
  if (draft.cards.length === 0) return '';
  const lines = printSituation({ ...draft, assumed: [] }).split('\n');
  const isAsked = draft.question.ask !== 'who-may';
  return lines
    .filter((line, at) => !line.startsWith('ruleset:') && (isAsked || at < lines.length - 1))
    .join('\n');
}
