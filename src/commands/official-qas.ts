import type { QaEntry } from '../qa/entry.ts';
import { newestFirst, type QaIndex } from '../qa/qa-index.ts';
import type { MenuChoice, Section } from '../replies/reply.ts';
import { ofTheWhole } from '../replies/verdict-reply.ts';
import type { Citation } from '../rulebook/citations.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Situation } from '../situations/situation.ts';
import type { Verdict } from '../situations/verdict.ts';
import { ageOf } from '../sources/age.ts';
import type { Command, Outcome, Services } from './command.ts';
import { printLine } from './print-line.ts';
import { withRelated } from './related-menu.ts';

/** The name of the official Q&As in data/rules/sources.json. */
export const QA_SOURCE = 'qa';

/** The rule that says what an official Q&A is worth, and the same in a clause. */
export const ORDER = 'authority/order';
export const WORTH =
  'an official Q&A is the best evidence where no TCG text or rule speaks, and has no formal force in the TCG';

/** How many Q&As stand beside a verdict, and how many can be picked. */
const BESIDE = 3;
const TO_PICK = 10;

/** A command whose answers come with what the index of official Q&As knows: one place for all of them. */
export const besideOfficialQas = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) =>
    withOfficialQas(await command.run(values, asker, services), services),
});

type Answered = Extract<Outcome, { kind: 'answer' }>;

/**
 * An answer with what the index of official Q&As adds: sources that are no longer in it are marked as withdrawn, and
 * a verdict about cards gets the Q&As that mention them; a ruling gets them and the rules related to it as a menu.
 * Without an index there are the rules alone. The findings, the order of the sources and the answer itself are never
 * changed.
 */
export async function withOfficialQas(outcome: Outcome, services: Services): Promise<Outcome> {
  if (outcome.kind === 'problem') return outcome;
  const { reply, verdict } = outcome;
  if (verdict === undefined && reply.sources === undefined) return outcome;
  const index = await services.qas.current();
  const beside = index === undefined ? outcome : besideIndex(outcome, index, services);
  if (verdict === undefined) return beside;
  const { rulebook } = services;
  const cards = cardsOf(verdict.situation, services);
  const qas = index === undefined ? [] : relevantQas(verdict, cards, index, rulebook, TO_PICK);
  const picks = qas.map((qa) => qaChoice(qa, cards));
  return { ...beside, reply: withRelated(beside.reply, verdict, rulebook, picks) };
}

/** A Q&A to pick: its number and date, and which of the cards it mentions. */
function qaChoice({ number, date, cards: mentioned }: QaEntry, cards: readonly NumberedCard[]): MenuChoice {
  const about = cards.filter(({ konamiId }) => mentioned.includes(konamiId)).map(({ name }) => name);
  return {
    label: `Official Q&A ${number}`,
    line: printLine('qa', { number }),
    detail: `${date}, about ${about.join(' and ')}`,
  };
}

function besideIndex(outcome: Answered, index: QaIndex, services: Services): Answered {
  const { reply, verdict } = outcome;
  const { rulebook } = services;
  const marked = (citations: readonly Citation[]) => citations.map((each) => mark(each, index, rulebook));
  const cards = verdict === undefined ? [] : cardsOf(verdict.situation, services);
  const qas =
    verdict === undefined ? [] : relevantQas(verdict, cards, index, rulebook, BESIDE).toSorted(newestFirst);
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
 * The Q&As nearest to a verdict, the nearest first: those that mention all of its cards (before the others those that
 * its rules cite), then those that mention the card asked about and are cited by its rules.
 */
function relevantQas(
  verdict: Verdict,
  cards: readonly NumberedCard[],
  index: QaIndex,
  rulebook: Rulebook,
  most: number,
): readonly QaEntry[] {
  const cited = citedBy(
    verdict.findings.map(({ rule }) => rule),
    rulebook,
  );
  const isCited = ({ number }: QaEntry): boolean => cited.has(number);
  const ofAll = index.forCards(cards.map(({ konamiId }) => konamiId));
  const ofFirst = index.forCards(cards.slice(0, 1).map(({ konamiId }) => konamiId));
  const nearest = new Set([...ofAll.filter(isCited), ...ofAll, ...ofFirst.filter(isCited)]);
  return [...nearest].slice(0, most);
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
  const all = [...lines, ...old].map((line) => ({ ...line, ...ofTheWhole }));
  return { heading: 'Official Q&As about these cards', style: 'list', lines: all };
}
