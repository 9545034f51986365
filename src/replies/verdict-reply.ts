import words from '../../data/lexicon/described.json' with { type: 'json' };
import type { Choice } from '../platform/problem.ts';
import { answerKind, type Verdict } from '../situations/verdict.ts';
import { authorityNote } from './authority.ts';
import type { Line, LineSection, Reply, Section } from './reply.ts';

const titles = { yes: 'Yes', no: 'No', open: 'Cannot tell' } as const;

/** The answer as a word, or as the value that it is, with a capital letter; and that something could change it. */
export const verdictTitle = ({ answer, certainty }: Pick<Verdict, 'answer' | 'certainty'>): string => {
  const kind = answerKind(answer);
  const title = kind === 'value' ? `${answer.charAt(0).toUpperCase()}${answer.slice(1)}` : titles[kind];
  return certainty === 'unless' ? `${title}, unless ...` : title;
};

/** As many of the things that could change an answer are shown. */
const shownChanges = 3;

/** What could change the answer, in a player's words, and what the answer would be then. */
const changeLines = ({ unless }: Verdict): readonly Line[] =>
  unless
    .slice(0, shownChanges)
    .map(({ what, card, kind, then: otherwise }) => ({
      text: `${changeWords[kind](what, card)}${otherwise === undefined ? '' : `; if ${kind === 'unsaid' ? 'so' : 'not'}: ${otherwise}`}`,
    }));

const changeWords = {
  unread: (what: string, card = 'a card') => `the bot does not play these words of ${card}: ${what}`,
  assumed: (what: string) => `taken as so, and it decides: ${what}`,
  unsaid: (what: string) => `not said, and it decides: ${what}`,
} as const;

/** How many sources a reply shows; the verdict has them all. */
const shownSources = 5;

/** How many moments of a timeline are read at a glance: the last ones, beside those that decide. */
const glanced = 5;

/** Shows a verdict: answer, reason, timeline, deciding words, sources; its other rules and what is taken are of the whole. */
export function verdictReply(verdict: Verdict, choices: readonly Choice[] = []): Reply {
  const tone = verdict.certainty === 'unless' ? 'unless' : answerKind(verdict.answer);
  return {
    tone,
    title: verdictTitle(verdict),
    lead: verdict.headline,
    sections: [
      section(
        'Timeline',
        'steps',
        verdict.timeline.map(({ at, what, mark }, index, { length }) => ({
          text: `${at}: ${what}`,
          ...(mark === undefined ? {} : { mark }),
          ...(mark === undefined && index < length - glanced ? ofTheWhole : {}),
        })),
      ),
      section(
        'The words that decide',
        'list',
        verdict.words.map(({ card, text, strong }) => ({ label: card, text, strong })),
      ),
      section(
        'The effect as it is read',
        'text',
        verdict.readings.map(({ card, text }) => ({
          text: `${card}: ${text}`,
          ...(verdict.words.length === 0 ? {} : ofTheWhole),
        })),
      ),
      section('What could change it', 'list', changeLines(verdict)),
      section(whyHeading, 'list', whyLines(verdict)),
      ...openSections(verdict),
    ].filter(hasLines),
    sources: verdict.citations.slice(0, shownSources),
    footer: dotted(
      verdict.ruleset.toUpperCase(),
      words.tiers[verdict.tier],
      authorityNote(verdict.citations, verdict.ruleset),
    ),
    ...(choices.length === 0 ? {} : { choices }),
  };
}

/** What speaks for and against a verdict stands under it. */
export const whyHeading = 'Why';

/** At a glance it is the finding that decides, and all that is against it where the headline does not say why; then the rules that made the rest happen. */
function whyLines({ findings, headline, timeline }: Verdict): readonly Line[] {
  const [first] = findings;
  const isSaid = first === undefined || headline.includes(first.because);
  const named = new Set(findings.map(({ rule }) => rule));
  const played = [...new Set(timeline.map(({ rule }) => rule))].filter((rule) => !named.has(rule));
  return [
    ...findings.flatMap(({ rule, verdict: says, because }, index): readonly Line[] => {
      const text = `${findingSigns[says]}: ${because}`;
      const whole = { text: `${text} [${rule}]`, ...ofTheWhole };
      return index === 0 || (!isSaid && says === 'forbids') ? [{ text, ...atAGlance }, whole] : [whole];
    }),
    ...(played.length === 0 ? [] : [{ text: `played by: ${played.join(', ')}`, ...ofTheWhole }]),
  ];
}

/** What a verdict does not rest on: what would settle it, and what was taken for granted. */
export const openSections = ({ missing, assumed }: Verdict): readonly LineSection[] => [
  section(missingHeading, 'list', inFewLines(missing)),
  section('Taken for granted', 'list', assumed),
];

/** What is to be said or asked otherwise stands under it. */
export const missingHeading = 'What is missing';

const unreadWord = /^I did not understand: (".+")$/;

/** What is missing, with the words that were not understood in one line. */
function inFewLines(missing: readonly string[]): readonly string[] {
  const words = missing.flatMap((each) => unreadWord.exec(each)?.[1] ?? []);
  if (words.length < 2) return missing;
  return [
    `I did not understand these words: ${words.join(', ')}`,
    ...missing.filter((each) => !unreadWord.test(each)),
  ];
}

/** What marks a line as one that is not needed at a glance. */
export const ofTheWhole = { only: 'whole' } as const;
export const atAGlance = { only: 'glance' } as const;

/** A section that is not needed at a glance; what only a glance says of it goes. */
export const ofTheWholeAlone = (each: Section): Section =>
  each.style === 'table'
    ? each
    : {
        ...each,
        lines: each.lines.filter(({ only }) => only !== 'glance').map((line) => ({ ...line, ...ofTheWhole })),
      };

/** A section; a line that is nothing but words is given as those. */
export const section = (
  heading: string,
  style: LineSection['style'],
  lines: readonly (Line | string)[],
): LineSection => ({
  heading,
  style,
  lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
});

/** Does a section say anything? */
export const hasLines = (each: Section): boolean =>
  each.style === 'table' ? each.rows.length > 0 : each.lines.length > 0;

/** What is there of these words, with dots between, as footers have them. */
export const dotted = (...words: readonly (string | undefined)[]): string =>
  words.filter((each) => each !== undefined && each !== '').join(' · ');

/** What a finding does to the question, in a word. */
export const findingSigns = { permits: 'for', forbids: 'against', unknown: 'open' } as const;
