import { isActivated, isTrigger } from '../../card-model/activated.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { cardSummonVerbs } from '../../card-model/verbs.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import { deedsAsked } from '../../engine/question.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { isUnderWay } from '../../engine/state/battle.ts';
import { type Card, otherPlayer, type Player } from '../../engine/state/duel.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Board, cardsOf, type Question } from './board.ts';

/** A kind of question: a step of its own, and what of it can be asked of the cards there are. */
export interface QuestionKind {
  readonly step: string;
  readonly label: string;
  readonly questions: (board: Board) => readonly Question[];
}

const players: readonly Player[] = ['P0', 'P1'];
const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';
const onField = ({ place }: Card): boolean => isField(place);
const inMonsterZone = ({ place }: Card): boolean => place === 'monster-zone';

/** One question of each card of a kind. */
const ofEach =
  (fits: (card: Card, board: Board) => boolean, ask: (card: Card, board: Board) => readonly Question[]) =>
  (board: Board): readonly Question[] =>
    cardsOf(board)
      .filter((card) => fits(card, board))
      .flatMap((card) => ask(card, board));

/** Of each of these effects of a card; without its number where it is the only one. */
function ofParts(
  card: Card,
  fits: (part: Card['model']['parts'][number]) => boolean,
  ask: (part: { readonly part?: number }) => Question,
): readonly Question[] {
  const numbers = card.model.parts.flatMap((part, at) => (fits(part) ? [at] : []));
  const all = card.model.parts.filter(isActivated).length;
  return numbers.map((part) => ask(all === 1 ? {} : { part }));
}

const sideOf = (card: Card): Player => (onField(card) ? card.controller : card.owner);

/** Cards with an effect that Special Summons cards. */
const summoning = (board: Board): readonly Card[] =>
  cardsOf(board).filter(({ model }) =>
    model.parts.some(
      (part) => isActivated(part) && part.does.some(({ do: verb }) => cardSummonVerbs.includes(verb)),
    ),
  );

const battle =
  (...questions: readonly Question[]) =>
  ({ duel }: Board): readonly Question[] =>
    isUnderWay(duel) ? questions : [];

/** Every kind of question, those first that are asked most. */
export const questionKinds: readonly QuestionKind[] = [
  {
    step: 'ask-activates',
    label: 'Does a Trigger Effect activate?',
    questions: ofEach(
      () => true,
      (card) => ofParts(card, isTrigger, (part) => ({ ask: 'activates', card: card.id, ...part })),
    ),
  },
  {
    step: 'ask-misses',
    label: 'Does it miss the timing?',
    questions: ofEach(
      () => true,
      (card) => ofParts(card, isTrigger, (part) => ({ ask: 'misses-timing', card: card.id, ...part })),
    ),
  },
  {
    step: 'ask-can-activate',
    label: 'Can it be activated now?',
    questions: ofEach(
      () => true,
      (card) =>
        ofParts(card, isActivated, (part) => ({
          ask: 'can-activate',
          card: card.id,
          player: sideOf(card),
          ...part,
        })),
    ),
  },
  {
    step: 'ask-applies',
    label: 'Does its effect apply?',
    questions: ofEach(
      ({ id }, { duel }) =>
        duel.resolved.some(({ link }) => link.card === id) || duel.chain.some((link) => link.card === id),
      ({ id: card }) => [{ ask: 'resolves', card }],
    ),
  },
  {
    step: 'ask-who-may',
    label: 'Who may act now, or respond?',
    questions: () => [
      { ask: 'who-may' },
      ...players.map((player): Question => ({ ask: 'may-respond', player })),
      { ask: 'chain-order' },
    ],
  },
  {
    step: 'ask-special-summon',
    label: 'Can it be Special Summoned?',
    questions: ofEach(
      (card) => isMonster(card) && !onField(card),
      (card, board) => [
        ...((card.model.summoning.procedures ?? []).length > 0
          ? [{ ask: 'own-procedure' as const, card: card.id }]
          : []),
        ...summoning(board)
          .filter(({ id }) => id !== card.id)
          .map(({ id: by }): Question => ({ ask: 'special-summon', card: card.id, by })),
        { ask: 'special-summon', card: card.id },
      ],
    ),
  },
  {
    step: 'ask-proper',
    label: 'Is it properly Summoned?',
    questions: ofEach(
      (card) => isMonster(card) && needsProperSummon(card.model),
      ({ id: card }) => [{ ask: 'properly-summoned', card }],
    ),
  },
  {
    step: 'ask-normal-summon',
    label: 'Can it be Normal Summoned or Set?',
    questions: ofEach(
      (card) => isMonster(card) && !isExtraDeckMonster(card.model.facts),
      (card): readonly Question[] =>
        card.place === 'hand'
          ? [
              { ask: 'normal-summon', card: card.id, as: 'summon' },
              { ask: 'normal-summon', card: card.id, as: 'set' },
              { ask: 'how-many-tributes', card: card.id, as: 'summon' },
            ]
          : inMonsterZone(card) && hasAbility(card, 'Gemini')
            ? [
                { ask: 'normal-summon', card: card.id, as: 'again' },
                { ask: 'effect-monster', card: card.id },
              ]
            : [],
    ),
  },
  {
    step: 'ask-attack',
    label: 'Can it attack?',
    questions: ofEach(
      (card, { duel }) => inMonsterZone(card) && card.controller === duel.turnPlayer,
      (card, board) => [
        ...cardsOf(board)
          .filter((each) => inMonsterZone(each) && each.controller === otherPlayer(card.controller))
          .map(({ id: target }): Question => ({ ask: 'can-attack', card: card.id, target })),
        { ask: 'can-attack-directly', card: card.id },
      ],
    ),
  },
  {
    step: 'ask-battle',
    label: 'What comes of the battle?',
    questions: battle(
      { ask: 'battle-result' },
      { ask: 'battle-destroys' },
      { ask: 'battle-damage' },
      { ask: 'battle-lp' },
      { ask: 'replay' },
      { ask: 'attack-goes', on: true },
    ),
  },
  {
    step: 'ask-in-battle',
    label: 'Does an effect activate in the battle?',
    questions: (board) =>
      isUnderWay(board.duel)
        ? cardsOf(board).flatMap((card) => [
            ...ofParts(card, isTrigger, (part) => ({ ask: 'activates-in-battle', card: card.id, ...part })),
            ...ofParts(card, isTrigger, (part) => ({ ask: 'timing-in-battle', card: card.id, ...part })),
          ])
        : [],
  },
  {
    step: 'ask-where',
    label: 'Where is it?',
    questions: ofEach(
      (_, { duel }) => duel.timeline.length > 0,
      ({ id: card }) => [{ ask: 'where', card }],
    ),
  },
  {
    step: 'ask-field',
    label: 'Is it still on the field, and whose?',
    questions: ofEach(
      () => true,
      ({ id: card }) => [
        { ask: 'on-field', card },
        { ask: 'controller', card },
      ],
    ),
  },
  {
    step: 'ask-negated',
    label: 'Is it negated?',
    questions: ofEach(
      (card) => onField(card) && card.faceUp,
      ({ id: card }) => [{ ask: 'negated', card }],
    ),
  },
  {
    step: 'ask-affected',
    label: 'Is it affected by a card, or can that target it?',
    questions: ofEach(onField, ({ id: card }, board) =>
      cardsOf(board)
        .filter(({ id, model }) => id !== card && model.parts.length > 0)
        .flatMap(({ id: by }): readonly Question[] => [
          { ask: 'affected', card, by },
          { ask: 'can-be-targeted', card, by },
        ]),
    ),
  },
  {
    step: 'ask-stats',
    label: 'What are its ATK and DEF?',
    questions: ofEach(
      (card) => inMonsterZone(card) && card.faceUp,
      ({ id: card }) => [{ ask: 'stats', card }],
    ),
  },
  {
    step: 'ask-position',
    label: 'Can it change its battle position?',
    questions: ofEach(inMonsterZone, ({ id: card, faceUp }) => [
      faceUp ? { ask: 'change-position', card } : { ask: 'flip-summon', card },
    ]),
  },
  {
    step: 'ask-summon-negated',
    label: 'Can its Summon be negated?',
    questions: ({ duel }) =>
      duel.summoning === undefined ? [] : [{ ask: 'summon-negatable', card: duel.summoning.card }],
  },
  {
    step: 'ask-happened',
    label: 'Was it destroyed, banished, sent to the GY ...?',
    questions: (board) =>
      board.duel.timeline.length === 0
        ? []
        : cardsOf(board).flatMap(({ id: card }) =>
            deedsAsked.map((deed): Question => ({ ask: 'happened', card, deed })),
          ),
  },
  {
    step: 'ask-lp',
    label: 'How many LP are left, and who wins?',
    questions: () => [...players.map((player): Question => ({ ask: 'lp', player })), { ask: 'winner' }],
  },
  {
    step: 'ask-summons-left',
    label: 'How many Normal Summons are left?',
    questions: () => players.map((player): Question => ({ ask: 'normal-summons-left', player })),
  },
  {
    step: 'ask-pendulum',
    label: 'What can be Pendulum Summoned?',
    questions: (board) =>
      players
        .filter((player) =>
          cardsOf(board).some(({ place, controller }) => place === 'pendulum-zone' && controller === player),
        )
        .map((player): Question => ({ ask: 'pendulum-summons', player })),
  },
];
