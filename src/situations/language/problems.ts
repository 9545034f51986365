import { didYouMean } from '../../platform/did-you-mean.ts';
import { type Problem, shorten } from '../../platform/problem.ts';
import { type Candidate, mostAlike } from './likeness.ts';
import type { SourceLine } from './lines.ts';
import { phraseTexts, type Trace, type Written } from './piece.ts';
import type { Token } from './tokens.ts';

/** A whole situation text and one line of it. */
export interface Place {
  readonly whole: string;
  readonly line: SourceLine;
}

/** A line that was read, where it stands, and the names in it that nobody knew. */
export interface ReadLine<T> {
  readonly place: Place;
  readonly value: T;
  readonly unknown: readonly Written[];
}

/** A problem with a stretch of a line: its span is that in the whole text, and its choices are whole texts, mended. */
export function problemAt(
  { whole, line }: Place,
  stretch: { readonly from: number; readonly to: number },
  problem: { readonly code: string; readonly expected: string; readonly hint?: string | undefined },
  mended: readonly string[] = [],
): Problem {
  const [from, to] = [line.from + stretch.from, line.from + stretch.to];
  const found = from === to ? 'its end' : `"${shorten(whole.slice(from, to))}"`;
  const { code, expected, hint } = problem;
  return {
    code,
    found: `Line ${line.number}, ${found}`,
    expected,
    ...(hint === undefined ? {} : { hint }),
    span: [from, to],
    ...(mended.length === 0
      ? {}
      : {
          choices: mended.map((text) => ({
            label: shorten(`${line.text.slice(0, stretch.from)}${text}${line.text.slice(stretch.to)}`, 80),
            line: `${whole.slice(0, from)}${text}${whole.slice(to)}`,
          })),
        }),
  };
}

/** What a problem with a whole line is. */
export const problemOfLine = (
  place: Place,
  problem: { readonly code: string; readonly expected: string; readonly hint?: string | undefined },
): Problem => problemAt(place, { from: 0, to: place.line.text.length }, problem);

const SHOWN = 6;

/** What was wrong with a line that no form reads: where reading got furthest, and what could have stood there. */
export function unreadLine(place: Place, tokens: readonly Token[], trace: Trace): Problem {
  if (trace.at === 0) return noForm(place, tokens, trace);
  const { length } = place.line.text;
  const token = tokens[trace.at];
  const stretch = token === undefined ? { from: length, to: length } : { from: token.from, to: length };
  const labels = [...new Set(trace.expected.map(({ label }) => label))];
  const more = labels.length > SHOWN ? ' ...' : '';
  const near = nearTo(place.line.text, tokens, trace);
  return problemAt(
    place,
    near?.stretch ?? stretch,
    {
      code: 'unread-line',
      expected: `must be ${labels.slice(0, SHOWN).join(' or ')}${more}`,
      hint: didYouMean(near?.words ?? []),
    },
    near?.words,
  );
}

function noForm(place: Place, tokens: readonly Token[], trace: Trace): Problem {
  const near = nearTo(place.line.text, tokens, trace);
  const all = { from: 0, to: place.line.text.length };
  return problemAt(
    place,
    near?.stretch ?? all,
    {
      code: 'unread-line',
      expected:
        'must be a card line (P0 has in the hand: "..."), an action (P0 activates "...") or a question (does "..." activate?)',
      hint: didYouMean(near?.words ?? []) ?? 'docs/SITUATIONS.md has every form.',
    },
    near?.words,
  );
}

/** The expected words that are most like what stands there, and the stretch that they would replace. */
function nearTo(
  text: string,
  tokens: readonly Token[],
  { at, expected }: Trace,
): { readonly words: readonly string[]; readonly stretch: Written } | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  const all = new Set(expected.flatMap(({ words }) => words.map((each) => each.replace(/^, /, ''))));
  const candidates = [...all].flatMap((word): readonly Candidate[] => {
    const last = tokens[at + phraseTexts(word).length - 1];
    if (last?.kind !== 'word') return [];
    const instead = { text: text.slice(first.from, last.to), from: first.from, to: last.to };
    return [{ word, instead }];
  });
  const near = mostAlike(candidates);
  const [best] = near;
  if (best === undefined) return undefined;
  const same = near.filter(({ instead }) => instead.to === best.instead.to);
  return { words: same.map(({ word }) => word), stretch: best.instead };
}
