import { answeredEvents, effectsOf, isActivated, isAnswering } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { Question } from '../../engine/question.ts';
import type { Phrase, Statement } from '../grammar/clause.ts';
import type { CardMention } from '../names/mention.ts';
import type { Token } from '../text/tokens.ts';
import type { Telling } from './telling.ts';

/** What a question hangs on, and nothing that was told says. */
export function notSaid(
  question: Question | undefined,
  actions: readonly unknown[],
  statements: readonly Statement[],
  telling: Telling,
): readonly string[] {
  const cards = telling.cards.all;
  const isTriggered = question?.ask === 'activates' || question?.ask === 'effect-does';
  const { answersUntold } = telling.chain;
  const lost = answersUntold !== undefined && isTriggered && answersUntold.id !== question.card;
  const unplaced = cards.filter(
    ({ mayBeInHand, place, setup }) => mayBeInHand && place === undefined && setup.place === undefined,
  );
  const known = new Set(cards.map(({ model }) => model.name));
  const named = statements.flatMap((each) =>
    each.is === 'clause'
      ? [...each.subject, ...each.objects, ...each.adjuncts.map(({ value }) => value)].flatMap(nameIn)
      : [],
  );
  const told = isTriggered && summonUntold(question.card, telling) ? question.card : '';
  return [
    ...(isTriggered && actions.length === 0 ? ['what happened before'] : []),
    ...(told ? [`how ${telling.cardOf(told)?.model.name} was Summoned`] : []),
    ...(lost ? [`what ${answersUntold.model.name} was activated in response to`] : []),
    ...unplaced.map(({ model: { name } }) => `where ${name} is`),
    ...named
      .filter((name) => !known.has(name) && !telling.absent.has(name))
      .map((name) => `what ${name} has to do with it`),
  ];
}

/** "X is destroyed by Y. Does it still search": Y answers Summons, so that X was Summoned before that, which nobody told. */
function summonUntold(id: string, { chain, cards }: Telling): boolean {
  const actions = chain.actions();
  const answers = (id: string, own: boolean): boolean =>
    cards.all.some(
      (card) =>
        card.id === id &&
        effectsOf(card.model)
          .flatMap(answeredEvents)
          .some(({ event, of }) => event.endsWith('-summoned') && (of === 'this') === own),
    );
  return (
    !actions.some((each) => each.do === 'summon' || each.do === 'declare-summon') &&
    actions.some((each) => each.do === 'activate' && each.card !== id && answers(each.card, false)) &&
    answers(id, true)
  );
}

function nameIn(phrase: Phrase): readonly string[] {
  if (phrase.kind === 'card') return [phrase.name];
  return 'of' in phrase && phrase.of !== undefined ? nameIn(phrase.of) : [];
}

const earlier =
  /\bearlier(?: on)? (?:this|that|in (?:the|this|that)(?: same)?) turn\b|\bearlier on\b|\bpreviously\b|\ba while ago\b|\bthis turn[.!;]?$/i;

/** What was done "earlier this turn" may be answered only if nothing has happened since, which was not said. */
export function doneEarlier(
  text: string,
  question: Question | undefined,
  telling: Telling,
): readonly string[] {
  if (question?.ask !== 'can-activate' && question?.ask !== 'may-respond') return [];
  const told = text.split(/(?<=[.!?;]) /).filter((sentence) => !sentence.trimEnd().endsWith('?'));
  if (!earlier.test((told.at(-1) ?? '').trim())) return [];
  const asked = 'card' in question ? telling.cards.all.find(({ id }) => id === question.card) : undefined;
  const answers = asked === undefined || asked.model.parts.some(isAnswering) || telling.chain.open.length > 0;
  return answers ? ['whether anything has happened since what was done earlier'] : [];
}

const applies: ReadonlySet<string> = new Set(['active', 'applying', 'live', 'on', 'up']);

/**
 * "X is active", of a card that applies nothing while it lies there, and whose effect lasts once it has resolved: that effect
 * is meant, and not that X is face-up. What is missing then, a line a card.
 */
export const lastingMeant = (
  all: readonly Token[],
  mentions: readonly CardMention[],
  catalogue: Catalogue,
): readonly string[] =>
  mentions.flatMap(({ name, start, count }) => {
    const [be = '', word = '', more = ''] = [0, 1, 2].map((at) => all[start + count + at]?.low ?? '');
    const isSo = applies.has(word) || (word === 'in' && more === 'effect');
    const said = (/^(?:is|'s|are)$/.test(be) && isSo) || all[start - 1]?.low === 'under';
    const model = said ? catalogue.exact(name) : undefined;
    return model !== undefined && onlyLasts(model) ? [`whether the effect of ${name} has resolved`] : [];
  });

const onlyLasts = ({ parts }: CardModel): boolean =>
  parts.every(({ kind }) => kind !== 'continuous' && kind !== 'unclassified' && kind !== 'unread') &&
  parts.filter(isActivated).some(({ does }) => does.some(({ until }) => until !== undefined));
