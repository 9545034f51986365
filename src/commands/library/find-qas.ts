import { namesIn } from '../../ask/names/names-in.ts';
import { isOrdinary } from '../../ask/names/word-kinds.ts';
import type { ListedCatalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import { defined } from '../../platform/defined.ts';
import type { QaIndex } from '../../qa/qa-index.ts';
import { type RankedQa, rankQas } from '../../qa/rank.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Services } from '../command.ts';
import { citedBy } from './qa-texts.ts';

/** What a text names, as the library looks for it. */
export interface NamedCards {
  /** One list for each name: the card that it means, or all that it may mean. */
  readonly cards: readonly (readonly CardNumber[])[];
  /** Each once: the names of the cards that are clear, and what was typed for those that are not. */
  readonly names: readonly string[];
  /** The words of the text that are no name that was found, and no everyday words. */
  readonly otherWords: ReadonlySet<string>;
}

/** A card that the official database numbers. */
export interface CardNumber {
  readonly name: string;
  readonly konamiId: number;
}

/** A name that more cards may have says nothing of which is meant. */
const MOST_MEANT = 25;

/** The numbered cards that a text names, however they are typed; a name that may be several cards is all of them. */
export function namedCards(text: string, catalogue: ListedCatalogue): NamedCards {
  const { all, cards, unclear } = namesIn(text, catalogue);
  const { lookup } = catalogue;
  const names = new Map(cards.map(({ name }) => [name, [name] as readonly string[]]));
  for (const { typed, names: offered } of unclear) {
    const having = lookup.having(nameWords(typed)).slice(0, MOST_MEANT);
    names.set(typed, [...offered, ...having.map((card) => lookup.nameOf(card))]);
  }
  const taken = new Set(
    [...cards, ...unclear].flatMap(({ start, count }) =>
      Array.from({ length: count }, (_, at) => start + at),
    ),
  );
  return {
    names: [...names.keys()],
    cards: [...names.values()].map((each) => numbered(each, catalogue)).filter((each) => each.length > 0),
    otherWords: new Set(
      all
        .filter(({ kind, low }, at) => kind === 'word' && !taken.has(at) && !isOrdinary(low))
        .flatMap(({ text: word }) => nameWords(word).split(' ')),
    ),
  };
}

/** The cards with these names that the official database numbers, each once. */
function numbered(names: readonly string[], catalogue: ListedCatalogue): readonly CardNumber[] {
  const cards = new Map<number, CardNumber>();
  for (const each of names) {
    const card = catalogue.exact(each);
    if (card?.konamiId !== undefined) cards.set(card.konamiId, { name: card.name, konamiId: card.konamiId });
  }
  return [...cards.values()];
}

/** Words that are as short say little of a name. */
const SHORTEST = 4;

/** How much of the name of a card words say, from 0 to 1: by its letters, as long words say more than short ones. */
export function nameSaidBy(words: ReadonlySet<string>, card: number, catalogue: ListedCatalogue): number {
  const { parts, letters } = partsOfName(card, catalogue);
  let said = 0;
  for (const part of parts) if (words.has(part)) said += part.length;
  return said === 0 ? 0 : said / letters;
}

/** The words of a name, each once, without short ones; and how many letters it has with those. */
interface NameParts {
  readonly parts: readonly string[];
  readonly letters: number;
}

const known = new WeakMap<ListedCatalogue, Map<number, NameParts>>();

/** The words of the name of a card by its number in the official database, kept as the next question meets it again. */
function partsOfName(card: number, catalogue: ListedCatalogue): NameParts {
  const all = known.get(catalogue) ?? new Map<number, NameParts>();
  known.set(catalogue, all);
  const kept = all.get(card);
  if (kept !== undefined) return kept;
  const words = [...new Set(nameWords(catalogue.nameOf(card) ?? '').split(' '))];
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  const made = { parts: words.filter(({ length }) => length >= SHORTEST), letters };
  all.set(card, made);
  return made;
}

/** What the library is asked: cards, one list for each name, and the words of the question where there are any. */
export interface LibraryQuery {
  readonly cards: readonly (readonly CardNumber[])[];
  /** What the words name, as the builder takes names. */
  readonly names: readonly string[];
  readonly otherWords: ReadonlySet<string>;
  readonly words?: string;
}

/** What a verdict asks of the library: by the words that it answers where they name cards, else by its situation. */
export function libraryQuery(verdict: Verdict, words: string | undefined, services: Services): LibraryQuery {
  const { catalogue } = services;
  const named = words === undefined ? undefined : namedCards(words, catalogue);
  if (words !== undefined && named !== undefined && named.cards.length > 0) return { ...named, words };
  const cards = cardsOf(verdict.situation, services).map((card) => [card]);
  return { cards, names: named?.names ?? [], otherWords: new Set(), ...defined({ words }) };
}

/** The cards of a situation that have a number, the one that is asked about first; none where that one has none. */
function cardsOf(situation: Situation | null, { catalogue }: Services): readonly CardNumber[] {
  if (situation === null) return [];
  const asked = 'card' in situation.question ? situation.question.card : undefined;
  const first = situation.cards.toSorted((a, b) => Number(b.id === asked) - Number(a.id === asked));
  const cards = new Map<number, CardNumber>();
  for (const { id, card } of first) {
    const model = typeof card === 'string' ? catalogue.exact(card) : card;
    if (model?.konamiId !== undefined)
      cards.set(model.konamiId, { name: model.name, konamiId: model.konamiId });
    else if (id === asked) return [];
  }
  return [...cards.values()];
}

/** The official Q&As for a verdict, best first. */
export function findQas(
  { cards, otherWords, words }: LibraryQuery,
  { findings }: Pick<Verdict, 'findings'>,
  index: QaIndex,
  { rulebook, catalogue, qas }: Services,
): readonly RankedQa[] {
  const rules = findings.map(({ rule }) => rule);
  return rankQas(
    {
      named: cards.map((each) => each.map(({ konamiId }) => konamiId)),
      cited: citedBy(rules, rulebook),
      ...(words === undefined ? {} : { concepts: qas.concepts.inEnglish(words) }),
      ...(otherWords.size === 0
        ? {}
        : { nameSaid: (card: number) => nameSaidBy(otherWords, card, catalogue) }),
    },
    index,
  );
}
