import type { ListedCatalogue } from '../../cards/catalogue.ts';
import { defined } from '../../platform/defined.ts';
import { lazily } from '../../platform/lazy.ts';
import type { Line, LineSection, MenuChoice } from '../../replies/reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import type { Citation } from '../../rulebook/citations.ts';
import { printSituation } from '../../situations/language/print.ts';
import { cardsOf, isPlayed, type Recorded, type Ruling, situationOf } from '../../situations/ruling.ts';
import { answerKind, type Verdict } from '../../situations/verdict.ts';
import type { RecordedRuling, Services } from '../command.ts';
import { printLine } from '../line/print-line.ts';
import type { LibraryQuery } from './find-qas.ts';

/** What they stand under. */
export const recordedHeading = 'Recorded ruling';

/** As many are given with an answer, and shown beside it. */
const MOST = 10;
const SHOWN = 3;

/** The rulings with the names of their cards, read once. */
const namesOf = new WeakMap<
  readonly Ruling[],
  () => readonly { ruling: Recorded; names: readonly string[] }[]
>();

/** The recorded rulings on all cards of a question, best first: those on no other card, then by what is asked. */
export function recordedOn({ cards, words }: LibraryQuery, services: Services): readonly Recorded[] {
  if (cards.length === 0) return [];
  const { rulings, qas } = services;
  const read =
    namesOf.get(rulings) ??
    lazily(() =>
      [...rulings, ...services.rulingsInWords].map((ruling) => ({ ruling, names: cardsOf(ruling) })),
    );
  namesOf.set(rulings, read);
  const asked = words === undefined ? 0 : qas.concepts.inEnglish(words);
  return read()
    .filter(({ names }) => cards.every((each) => each.some(({ name }) => names.includes(name))))
    .map(({ ruling, names }) => ({
      ruling,
      others: names.length,
      shared: (asked & qas.concepts.inEnglish(ruling.asked)).toString(2).replaceAll('0', '').length,
    }))
    .toSorted((a, b) => a.others - b.others || b.shared - a.shared)
    .slice(0, MOST)
    .map(({ ruling }) => ruling);
}

/** The ruling with an official source on the very situation of a verdict: every fact is the same, in the same order. */
export function recordedSame(
  { situation }: Verdict,
  recorded: readonly Recorded[],
  { catalogue, rulebook }: Services,
): Ruling | undefined {
  if (situation === null) return undefined;
  const asked = printSituation({ ...situation, assumed: [] });
  return recorded
    .filter(isPlayed)
    .find(
      (ruling) =>
        ruling.source !== undefined &&
        rulebook.cite(ruling.source).kind === 'official' &&
        printed(ruling, catalogue) === asked,
    );
}

/** What rulings set up, as the language prints it: each is read once. */
const known = new WeakMap<Ruling, string>();

function printed(ruling: Ruling, catalogue: ListedCatalogue): string {
  const before = known.get(ruling);
  if (before !== undefined) return before;
  const read = situationOf(ruling, catalogue);
  const text = read.ok ? printSituation({ ...read.value, assumed: [] }) : '';
  known.set(ruling, text);
  return text;
}

/** Was the whole situation said? Plain words leave facts unsaid: a ruling then stands beside the answer. */
export const isWhollyTold = ({ situation }: Verdict, { words }: LibraryQuery): boolean =>
  words === undefined && situation?.assumed.length === 0;

/** An open verdict on a situation that was ruled on officially: that ruling, with its source. */
export function settledBy(ruling: Ruling, verdict: Verdict, services: Services): Verdict {
  const { answer, rule } = ruling;
  const kind = answerKind(/^(?:yes|no)\b/.exec(answer)?.[0] ?? answer);
  const source = sourceOf(ruling, services);
  return {
    ...verdict,
    answer: kind === 'yes' || kind === 'no' ? kind : answer,
    headline: `It was ruled so officially: ${answer}.`,
    tier: 'official',
    findings: [
      { rule, verdict: kind === 'no' ? 'forbids' : 'permits', because: `recorded ruling ${ruling.id}` },
    ],
    citations: source === undefined ? verdict.citations : [source],
    missing: [],
    certainty: 'settled',
    unless: [],
  };
}

/** Does a ruling on the very situation say otherwise than a settled verdict? */
export const saysOtherwise = (ruling: Ruling, { answer, certainty }: Verdict): boolean =>
  certainty === 'settled' &&
  ['yes', 'no'].includes(answer) &&
  /^(?:yes|no)\b/.test(ruling.answer) &&
  !ruling.answer.startsWith(answer);

/** Where it was ruled so, and when; undefined for one of the project's own. */
export const sourceOf = ({ source, date }: Recorded, { rulebook }: Services): Citation | undefined =>
  source === undefined ? undefined : rulebook.cite({ ...source, ...defined({ section: date }) });

/** A recorded ruling as `ask --json` gives it. */
export const recordedRow = (ruling: Recorded, services: Services): RecordedRuling => ({
  id: ruling.id,
  answer: ruling.answer,
  source: sourceOf(ruling, services) ?? {
    title: 'a rule of the rulebook',
    ...(isPlayed(ruling) && { section: ruling.rule }),
  },
});

/** The rulings that are shown beside an answer: what was asked, and what was ruled. */
export function recordedSection(recorded: readonly Recorded[], services: Services): readonly LineSection[] {
  const lines = recorded.slice(0, SHOWN).map((ruling): Line => {
    const { url } = sourceOf(ruling, services) ?? {};
    return { label: ruling.id, text: `${ruling.asked} ${ruling.answer}`, ...defined({ url }) };
  });
  return lines.length === 0 ? [] : [section(recordedHeading, 'list', lines)];
}

/** Each of them can be shown, and played again where it is more than words. */
export const recordedChoices = (recorded: readonly Recorded[]): readonly MenuChoice[] =>
  recorded.map(({ id, asked }) => ({
    label: `Recorded ruling ${id}`,
    line: printLine('ruling', { question: id }),
    detail: asked,
  }));
