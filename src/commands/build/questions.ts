import { isActivated, isTrigger } from '../../card-model/activated.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { cardSummonVerbs } from '../../card-model/verbs.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import { deedsAsked } from '../../engine/question.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { isUnderWay } from '../../engine/state/battle.ts';
import { type Card, otherPlayer, type Player } from '../../engine/state/duel.ts';
import { limits } from '../../replies/limits.ts';
import { section } from '../../replies/verdict-reply.ts';
import { printQuestion, printSituation } from '../../situations/language/print.ts';
import { ruleOn } from '../../situations/rule-on.ts';
import type { Situation } from '../../situations/situation.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Outcome, Services } from '../command.ts';
import { ruled } from '../rule-verdict.ts';
import { type Board, cardsOf, players, type Question } from './board.ts';
import { type At, back, buildLine, go, isReadable, listed, type Picked, picking } from './frame.ts';

/** A kind of question: a step of its own, and what of it can be asked of the cards there are. */
export interface QuestionKind {
  readonly step: string;
  readonly label: string;
  readonly questions: (board: Board) => readonly Question[];
}

const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';
const onField = ({ place }: Card): boolean => isField(place);
const inMonsterZone = ({ place }: Card): boolean => place === 'monster-zone';
const sideOf = (card: Card): Player => (onField(card) ? card.controller : card.owner);

const ofBoard = (step: string, label: string, questions: QuestionKind['questions']): QuestionKind => ({
  step: `ask-${step}`,
  label,
  questions,
});

const ofCard = (
  step: string,
  label: string,
  ask: (card: Card, board: Board) => readonly Question[],
): QuestionKind => ofBoard(step, label, (board) => cardsOf(board).flatMap((card) => ask(card, board)));

/** Questions where they make sense. */
const where = (holds: boolean, ...questions: readonly Question[]): readonly Question[] =>
  holds ? questions : [];

/** The number of each of these effects of a card; none where it is the only one. */
function partsOf(
  { model: { parts } }: Card,
  fits: (part: Card['model']['parts'][number]) => boolean,
): readonly { readonly part?: number }[] {
  const isOnly = parts.filter(isActivated).length === 1;
  return parts.flatMap((part, at) => (fits(part) ? [isOnly ? {} : { part: at }] : []));
}

type OfTrigger = 'activates' | 'misses-timing' | 'activates-in-battle' | 'timing-in-battle';

const ofTriggers = (ask: OfTrigger, card: Card): readonly Question[] =>
  partsOf(card, isTrigger).map((part) => ({ ask, card: card.id, ...part }));

/** Does a card have an effect that Special Summons cards? */
const summons = ({ model }: Card): boolean =>
  model.parts.some(
    (part) => isActivated(part) && part.does.some(({ do: verb }) => cardSummonVerbs.includes(verb)),
  );

/** Every kind of question, those first that are asked most. */
export const questionKinds: readonly QuestionKind[] = [
  ofCard('activates', 'Does a Trigger Effect activate?', (card) => ofTriggers('activates', card)),
  ofCard('misses', 'Does it miss the timing?', (card) => ofTriggers('misses-timing', card)),
  ofCard('can-activate', 'Can it be activated now?', (card) =>
    partsOf(card, isActivated).map((part) => ({
      ask: 'can-activate',
      card: card.id,
      player: sideOf(card),
      ...part,
    })),
  ),
  ofCard('applies', 'Does its effect apply?', ({ id: card }, { duel }) => {
    const links = [...duel.resolved.map(({ link }) => link), ...duel.chain];
    return where(
      links.some((link) => link.card === card),
      { ask: 'resolves', card },
    );
  }),
  ofBoard('who-may', 'Who may act now, or respond?', () => [
    { ask: 'who-may' },
    ...players.map((player): Question => ({ ask: 'may-respond', player })),
    { ask: 'chain-order' },
  ]),
  ofCard('special-summon', 'Can it be Special Summoned?', (each, board) => {
    const { id: card, model } = each;
    const bySummons = cardsOf(board)
      .filter((other) => other.id !== card && summons(other))
      .map(({ id: by }): Question => ({ ask: 'special-summon', card, by }));
    const own = where((model.summoning.procedures ?? []).length > 0, { ask: 'own-procedure', card });
    return where(isMonster(each) && !onField(each), ...own, ...bySummons, { ask: 'special-summon', card });
  }),
  ofCard('proper', 'Is it properly Summoned?', (card) =>
    where(isMonster(card) && needsProperSummon(card.model), { ask: 'properly-summoned', card: card.id }),
  ),
  ofCard('normal-summon', 'Can it be Normal Summoned or Set?', (each) => {
    const { id: card, model, place } = each;
    if (!isMonster(each) || isExtraDeckMonster(model.facts)) return [];
    return place === 'hand'
      ? [
          { ask: 'normal-summon', card, as: 'summon' },
          { ask: 'normal-summon', card, as: 'set' },
          { ask: 'how-many-tributes', card, as: 'summon' },
        ]
      : where(
          inMonsterZone(each) && hasAbility(each, 'Gemini'),
          { ask: 'normal-summon', card, as: 'again' },
          { ask: 'effect-monster', card },
        );
  }),
  ofCard('attack', 'Can it attack?', (each, board) => {
    const { id: card, controller } = each;
    const targets = cardsOf(board).filter(
      (other) => inMonsterZone(other) && other.controller === otherPlayer(controller),
    );
    return where(
      inMonsterZone(each) && controller === board.duel.turnPlayer,
      ...targets.map(({ id: target }): Question => ({ ask: 'can-attack', card, target })),
      { ask: 'can-attack-directly', card },
    );
  }),
  ofBoard('battle', 'What comes of the battle?', ({ duel }) =>
    where(
      isUnderWay(duel),
      { ask: 'battle-result' },
      { ask: 'battle-destroys' },
      { ask: 'battle-damage' },
      { ask: 'battle-lp' },
      { ask: 'replay' },
      { ask: 'attack-goes', on: true },
    ),
  ),
  ofCard('in-battle', 'Does an effect activate in the battle?', (card, { duel }) =>
    where(
      isUnderWay(duel),
      ...ofTriggers('activates-in-battle', card),
      ...ofTriggers('timing-in-battle', card),
    ),
  ),
  ofBoard('chain', 'What does the Chain come to?', ({ duel }) =>
    where(duel.chains > 0 && duel.chain.length === 0, { ask: 'chain-result' }),
  ),
  ofCard('where', 'Where is it?', ({ id: card }, { duel }) =>
    where(duel.timeline.length > 0, { ask: 'where', card }),
  ),
  ofCard('field', 'Is it still on the field, and whose?', ({ id: card }) => [
    { ask: 'on-field', card },
    { ask: 'controller', card },
  ]),
  ofCard('negated', 'Is it negated?', (card) =>
    where(onField(card) && card.faceUp, { ask: 'negated', card: card.id }),
  ),
  ofCard('affected', 'Is it affected by a card, or can that target it?', (each, board) => {
    const { id: card } = each;
    const others = cardsOf(board).filter(({ id, model }) => id !== card && model.parts.length > 0);
    return others.flatMap(({ id: by }) =>
      where(onField(each), { ask: 'affected', card, by }, { ask: 'can-be-targeted', card, by }),
    );
  }),
  ofCard('stats', 'What are its ATK and DEF?', (card) =>
    where(inMonsterZone(card) && card.faceUp, { ask: 'stats', card: card.id }),
  ),
  ofCard('position', 'Can it change its battle position?', (card) =>
    where(inMonsterZone(card), { ask: card.faceUp ? 'change-position' : 'flip-summon', card: card.id }),
  ),
  ofBoard('summon-negated', 'Can its Summon be negated?', ({ duel: { summoning } }) =>
    summoning === undefined ? [] : [{ ask: 'summon-negatable', card: summoning.card }],
  ),
  ofCard('happened', 'Was it destroyed, banished, sent to the GY ...?', ({ id: card }, { duel }) =>
    where(duel.timeline.length > 0, ...deedsAsked.map((deed): Question => ({ ask: 'happened', card, deed }))),
  ),
  ofBoard('lp', 'How many LP are left, and who wins?', () => [
    ...players.map((player): Question => ({ ask: 'lp', player })),
    { ask: 'winner' },
  ]),
  ofBoard('summons-left', 'How many Normal Summons are left?', () =>
    players.map((player) => ({ ask: 'normal-summons-left', player })),
  ),
  ofBoard('pendulum', 'What can be Pendulum Summoned?', (board) =>
    players.flatMap((player) =>
      where(
        cardsOf(board).some(({ place, controller }) => place === 'pendulum-zone' && controller === player),
        { ask: 'pendulum-summons', player },
      ),
    ),
  ),
];

/** The line that asks a question and has it ruled on. */
const askLine = (text: string, question: Question): string =>
  buildLine([text, printQuestion(question)].filter((each) => each !== '').join('\n'));

/** What can be asked: each question as far as one select holds them, the smallest kinds first; the others by kind. */
export function questionPicks(board: Board, text: string): readonly Picked[] {
  const kinds = questionKinds
    .map((kind) => ({ kind, questions: kind.questions(board) }))
    .filter(({ questions }) => questions.length > 0);
  let room = limits.options - kinds.length;
  const one = new Set<QuestionKind>();
  for (const { kind, questions } of kinds.toSorted((a, b) => a.questions.length - b.questions.length)) {
    room -= questions.length - 1;
    if (room < 0) break;
    one.add(kind);
  }
  return kinds.flatMap(({ kind, questions }): readonly Picked[] =>
    one.has(kind)
      ? questions.map((each) => ({
          label: printQuestion(each),
          detail: kind.label,
          line: askLine(text, each),
        }))
      : [{ label: kind.label, line: buildLine(text, { step: kind.step }) }],
  );
}

/** The kinds of questions, to pick one. */
export const askSomething = (board: Board, text: string, at: At): Outcome =>
  picking({
    title: 'What is asked?',
    lead: 'One question, about the end of what was told.',
    text,
    heading: 'What is asked',
    picks: questionPicks(board, text),
    at,
    choices: [back(text)],
  });

/** The questions of a kind. */
export function askKind(kind: QuestionKind, board: Board, text: string, at: At): Outcome {
  const picks = kind
    .questions(board)
    .map((question) => ({
      label: printQuestion(question),
      about: 'card' in question ? question.card : undefined,
      line: askLine(text, question),
    }));
  const lead =
    picks.length === 0 ? 'Nothing of that kind can be asked of these cards.' : 'Picking it rules on it.';
  return listed({ title: kind.label, lead, text, heading: 'The question', picks, at }, 'ask');
}

/** The verdict, as /situation gives it, with the text that was ruled on. */
export function ruledOn(situation: Situation, text: string, services: Services): Outcome {
  const outcome = ruled(ruleOn(situation, services));
  if (!outcome.ok) return outcome;
  const lines = printSituation(situation).split('\n');
  const on = [go('Ask something else', text, { step: 'ask' }), go('Go on building', text)];
  return {
    ...outcome,
    reply: {
      ...outcome.reply,
      sections: [...(outcome.reply.sections ?? []), section('The situation', 'text', lines)],
      choices: [...on.filter(isReadable), ...(outcome.reply.choices ?? [])],
    },
  };
}
