import type { ListedCatalogue } from '../../cards/catalogue.ts';
import type { QaEntry, QaIndex, QaText } from '../../qa/qa-index.ts';
import type { ShownQa } from '../../replies/library/qa-text.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Services } from '../command.ts';

/** The name of the official Q&As in data/rules/sources.json. */
export const QA_SOURCE = 'qa';

/** The rule that says what an official Q&A is worth, and the same in a clause. */
export const ORDER = 'authority/order';
export const WORTH =
  'an official Q&A is the best evidence where no TCG text or rule speaks, and has no formal force in the TCG';

/** The Q&A numbers that rules cite. */
export function citedBy(ruleIds: readonly string[], rulebook: Rulebook): ReadonlySet<number> {
  const refs = ruleIds.flatMap((id) => rulebook.byId(id)?.sources ?? []);
  return new Set(refs.flatMap(({ source, number }) => (source === QA_SOURCE ? (number ?? []) : [])));
}

/** Q&As with the words that are at hand, and what fetches the English ones that are not. */
export interface QasWithTexts {
  readonly shown: readonly ShownQa[];
  /** Fetches what is missing. True where there is more to show than before; left out where nothing can be fetched. */
  readonly complete?: () => Promise<boolean>;
}

/** The texts of Q&As as they are at hand now: in English where they were fetched before, else in Japanese. */
export async function withTexts(
  entries: readonly QaEntry[],
  index: QaIndex,
  services: Services,
): Promise<QasWithTexts> {
  const { englishQas } = services;
  const all = await Promise.all(entries.map((entry) => withText(entry, index, services)));
  const missing = all.filter(({ isAsked }) => !isAsked).map(({ qa }) => qa.number);
  const complete = async (): Promise<boolean> => {
    const fetched = await Promise.all(missing.map((number) => englishQas.fetch(number)));
    return fetched.some((each) => each !== undefined);
  };
  return {
    shown: all.map(({ qa }) => qa),
    ...(missing.length === 0 || !englishQas.isOn ? {} : { complete }),
  };
}

async function withText(
  entry: QaEntry,
  index: QaIndex,
  { qas, englishQas, catalogue, rulebook }: Services,
): Promise<{ readonly qa: ShownQa; readonly isAsked: boolean }> {
  const { number, date, cards } = entry;
  const fetched = await englishQas.kept(number);
  const text = fetched?.english ?? (await qas.text(entry, index)) ?? fetched?.japanese;
  const isAsked = fetched !== undefined;
  const note = fetched?.english === undefined ? noteOf(text, isAsked || !englishQas.isOn) : undefined;
  const { url } = rulebook.cite({ source: QA_SOURCE, number });
  return {
    isAsked,
    qa: {
      number,
      date,
      cards: cardNames(cards, catalogue),
      ...(url === undefined ? {} : { url }),
      ...(text === undefined ? {} : { text: withNames(text, catalogue) }),
      ...(note === undefined ? {} : { note }),
    },
  };
}

/** What is said of a Q&A without an English text. */
function noteOf(text: QaText | undefined, isAsked: boolean): string {
  if (text === undefined)
    return isAsked
      ? 'Its words stand in the official database.'
      : 'Its words stand in the official database, and follow here if they can be had.';
  return isAsked
    ? 'In Japanese, as published: no English text of it is at hand.'
    : 'In Japanese, as published; its English text follows here, if there is one.';
}

/** The names of cards by their numbers, as far as they are known. */
export const cardNames = (cards: readonly number[], catalogue: ListedCatalogue): readonly string[] =>
  [...new Set(cards)].flatMap((card) => catalogue.nameOf(card) ?? []);

/** The community database writes the names of cards as their numbers: <<4861>>. */
function withNames({ title, question, answer }: QaText, catalogue: ListedCatalogue): QaText {
  const named = (text: string): string =>
    text.replace(/<<(\d{1,9})>>/g, (_, card: string) => catalogue.nameOf(Number(card)) ?? `card ${card}`);
  return { title: named(title), question: named(question), answer: named(answer) };
}
