import type { Choice } from '../problem.ts';
import type { LineSection } from '../replies/reply.ts';
import { section } from '../replies/verdict-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import type { Situation } from '../situations/situation.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { UnclearName } from '../situations/words/names/mention.ts';
import { namesIn } from '../situations/words/names/names-in.ts';
import { type Token, tokens } from '../situations/words/tokens.ts';
import type { Services } from './command.ts';
import { LONGEST_LINE } from './line.ts';
import { printLine } from './print-line.ts';
import { situationLine } from './situation-line.ts';

/**
 * What an asker can do about plain words that were not ruled on: say which card a name means, or which case it is, or change
 * what was understood, as a text in the situation language. Best first; none where nothing of them was understood.
 */
export function waysToPutRight(text: string, verdict: Verdict, services: Services): readonly Choice[] {
  const { draft, cases = [] } = verdict;
  const drafted = draft === undefined ? '' : draftText(draft);
  return [
    ...cardsMeant(text, services),
    ...cases.map(({ label, situation }) => ({ label, line: situationLine(printSituation(situation)) })),
    ...(drafted === '' ? [] : [{ label: putRight, line: situationLine(drafted), opens: true as const }]),
  ].filter(({ line }) => line.length <= LONGEST_LINE);
}

/** The button that opens what was understood for changing it. */
export const putRight = 'Put it right';

/** The text once for each card that a name in it may mean, with the card's whole name in its place. */
function cardsMeant(text: string, { catalogue }: Services): readonly Choice[] {
  const all = tokens(text);
  const [unclear] = namesIn(all, text, catalogue).unclear;
  if (unclear === undefined) return [];
  return unclear.names.flatMap((name) => {
    const [first, last] = asTyped(name, unclear, all);
    const [from, to] = [all[first]?.from, all[last]?.to];
    if (from === undefined || to === undefined) return [];
    return [
      {
        label: name,
        line: printLine('ask', { text: `${text.slice(0, from)}${name}${text.slice(to)}` }),
        card: name,
      },
    ];
  });
}

/** The first and the last token of all that was typed of a name, beside what is unclear: "Leg" of "Leg of the Forbidden One". */
function asTyped(
  name: string,
  { start, count }: UnclearName,
  all: readonly Token[],
): readonly [number, number] {
  const words = tokens(name).map(({ low }) => low);
  const last = start + count - 1;
  const at = words.indexOf(all[last]?.low ?? '');
  let end = last;
  while (
    at !== -1 &&
    words[at + end - last + 1] !== undefined &&
    words[at + end - last + 1] === all[end + 1]?.low
  )
    end += 1;
  return [start, end];
}

/** What was understood of plain words, in lines of the situation language. */
export function understoodAs(draft: Situation): readonly LineSection[] {
  const lines = draftText(draft).split('\n');
  return lines.every((line) => line === '')
    ? []
    : [
        section(
          'As it was understood',
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
