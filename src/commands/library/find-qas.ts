import type { QaIndex } from '../../qa/qa-index.ts';
import { type RankedQa, rankQas } from '../../qa/rank.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Services } from '../command.ts';
import { type CardNumber, namedCards, nameSaidBy } from './named-cards.ts';
import { citedBy } from './sources.ts';

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
  return {
    cards,
    names: named?.names ?? [],
    otherWords: new Set(),
    ...(words === undefined ? {} : { words }),
  };
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
