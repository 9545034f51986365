import type { QaEntry } from '../qa/entry.ts';
import { newestFirst, type QaIndex } from '../qa/qa-index.ts';
import type { Section } from '../replies/reply.ts';
import type { Citation } from '../rulebook/citations.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Situation } from '../situations/situation.ts';
import type { Verdict } from '../situations/verdict.ts';
import { ageOf } from '../sources/age.ts';
import type { Command, Outcome, Services } from './command.ts';

/** The name of the official Q&As in data/rules/sources.json. */
export const QA_SOURCE = 'qa';

/** How many Q&As stand beside a verdict. */
const BESIDE = 3;

/** A command whose answers come with what the index of official Q&As knows: one place for all of them. */
export const besideOfficialQas = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) =>
    withOfficialQas(await command.run(values, asker, services), services),
});

/**
 * An answer with what the index of official Q&As adds: sources that are no longer in it are marked as withdrawn, and
 * a verdict about cards gets the Q&As that mention them. Without an index the answer stays as it is. The findings,
 * the order of the sources and the answer itself are never changed.
 */
export async function withOfficialQas(outcome: Outcome, services: Services): Promise<Outcome> {
  if (outcome.kind === 'problem') return outcome;
  const { reply, verdict } = outcome;
  if (verdict === undefined && reply.sources === undefined) return outcome;
  const index = await services.qas.current();
  if (index === undefined) return outcome;
  const { rulebook } = services;
  const marked = (citations: readonly Citation[]) => citations.map((each) => mark(each, index, rulebook));
  const cards = verdict === undefined ? [] : cardsOf(verdict.situation, services);
  const qas = verdict === undefined ? [] : relevantQas(verdict, cards, index, rulebook);
  return {
    ...outcome,
    reply: {
      ...reply,
      ...(reply.sources === undefined ? {} : { sources: marked(reply.sources) }),
      ...(qas.length === 0
        ? {}
        : { sections: [...(reply.sections ?? []), qaSection(qas, cards, index, rulebook)] }),
    },
    ...(verdict === undefined ? {} : { verdict: { ...verdict, citations: marked(verdict.citations) } }),
    ...(qas.length === 0
      ? {}
      : {
          officialQas: qas.map(({ number, date }) =>
            rulebook.cite({ source: QA_SOURCE, number, section: date }),
          ),
        }),
  };
}

function mark(citation: Citation, index: QaIndex, rulebook: Rulebook): Citation {
  const number = rulebook.numberOf(QA_SOURCE, citation);
  return number === undefined || index.has(number) ? citation : { ...citation, withdrawn: true };
}

/** A card of a situation that the official database numbers. */
interface NumberedCard {
  readonly name: string;
  readonly konamiId: number;
}

/** The cards of a situation that have a number, the one that is asked about first; none where that one has none. */
function cardsOf(situation: Situation | null, { catalogue }: Services): readonly NumberedCard[] {
  if (situation === null) return [];
  const asked = 'card' in situation.question ? situation.question.card : undefined;
  const cards = new Map<number, NumberedCard>();
  for (const { id, card } of situation.cards.toSorted(
    (a, b) => Number(b.id === asked) - Number(a.id === asked),
  )) {
    const model = typeof card === 'string' ? catalogue.exact(card) : card;
    if (model?.konamiId !== undefined)
      cards.set(model.konamiId, { name: model.name, konamiId: model.konamiId });
    else if (id === asked) return [];
  }
  return [...cards.values()];
}

/**
 * The Q&As nearest to a verdict, shown newest first: those that mention all of its cards (before the others those that
 * its rules cite), then those that mention the card asked about and are cited by its rules.
 */
function relevantQas(
  verdict: Verdict,
  cards: readonly NumberedCard[],
  index: QaIndex,
  rulebook: Rulebook,
): readonly QaEntry[] {
  const cited = citedBy(
    verdict.findings.map(({ rule }) => rule),
    rulebook,
  );
  const isCited = ({ number }: QaEntry): boolean => cited.has(number);
  const ofAll = index.forCards(cards.map(({ konamiId }) => konamiId));
  const ofFirst = index.forCards(cards.slice(0, 1).map(({ konamiId }) => konamiId));
  const nearest = new Set([...ofAll.filter(isCited), ...ofAll, ...ofFirst.filter(isCited)]);
  return [...nearest].slice(0, BESIDE).toSorted(newestFirst);
}

/** The Q&A numbers that rules cite. */
export function citedBy(ruleIds: readonly string[], rulebook: Rulebook): ReadonlySet<number> {
  const refs = ruleIds.flatMap((id) => rulebook.byId(id)?.sources ?? []);
  return new Set(refs.flatMap(({ source, number }) => (source === QA_SOURCE ? (number ?? []) : [])));
}

function qaSection(
  qas: readonly QaEntry[],
  cards: readonly NumberedCard[],
  index: QaIndex,
  rulebook: Rulebook,
): Section {
  const { stale, inWords } = ageOf(index);
  const lines = qas.map(({ number, date, cards: mentioned }) => {
    const about = cards.filter(({ konamiId }) => mentioned.includes(konamiId)).map(({ name }) => name);
    const url = rulebook.cite({ source: QA_SOURCE, number }).url;
    return {
      label: `Q&A ${number}`,
      text: `${date}${cards.length > 1 ? `, ${about.join(' and ')}` : ''}`,
      ...(url === undefined ? {} : { url }),
    };
  });
  const old = stale ? [{ text: `The index of Q&As is stale: ${inWords}.` }] : [];
  return { heading: 'Official Q&As about these cards', style: 'list', lines: [...lines, ...old] };
}
