import { activationPlaces, effectsOf, isActivated, spellSpeed } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Staged } from '../../situations/usual/usual-activation.ts';
import { activationAnswered } from '../../situations/usual/usual-moves.ts';
import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { ToldCard } from '../telling/cards.ts';
import type { Unsaid } from './unsaid.ts';

type Action = Situation['actions'][number];
type ModelOf = (id: string) => CardModel | undefined;

/** Does the effect answer attack declarations alone, so that it tells of an attack where it was activated? */
export const answersAttacks = (part: ActivatedEffect): boolean =>
  eventsOf(part).length > 0 && eventsOf(part).every(({ event }) => event === 'attack-declared');

/** Is each attack that it answers one by a monster of the opponent? */
export const answersTheirAttacks = (part: ActivatedEffect): boolean =>
  answersAttacks(part) && eventsOf(part).every(({ of }) => of !== 'this' && of.controller === 'opponent');

const eventsOf = (part: ActivatedEffect) => ('on' in part ? (part.on ?? []) : []);

/** The effect that a told activation is of; undefined where that is not clear, or it activates nothing. */
export function activatedBy(action: Action, modelOf: ModelOf): ActivatedEffect | undefined {
  if (action.do !== 'activate' || action.part === undefined) return undefined;
  const part = modelOf(action.card)?.parts[action.part];
  return part !== undefined && isActivated(part) ? part : undefined;
}

/** Was an effect told to be activated that answers an attack, so that it is the Battle Step, where nobody said so? */
export const isInBattle = (actions: readonly Action[], modelOf: ModelOf): boolean =>
  actions.flatMap((action) => activatedBy(action, modelOf) ?? []).some(answersAttacks);

/** Steps of the Battle Phase, as the model of an effect names them. */
const inBattle = /"(?:battle-start|battle|damage|battle-end)"/;

/** Does an effect speak of the Battle Phase: of when it is activated, or of what it answers? */
export const speaksOfBattlePhase = (part: ActivatedEffect): boolean => inBattle.test(JSON.stringify(part));

const isOfDamageStep = (part: ActivatedEffect): boolean =>
  part.damageStep === 'only' || part.during?.phases?.join() === 'damage';

const anyMoment: readonly BattleMoment[] = ['declared', ...damageStepTimings.ids];

/**
 * "They attack me, can I use X?", of a card all of whose effects that are used where it is are for the Damage Step alone: it is asked of whichever moment
 * of that battle it can be used at.
 */
export function atAnyMoment(
  question: Question,
  actions: readonly Action[],
  cardOf: (id: string) => Pick<ToldCard, 'model' | 'place'> | undefined,
): Question {
  if (question.ask !== 'can-activate' || question.at !== undefined || actions.at(-1)?.do !== 'attack')
    return question;
  const { model, place } = cardOf(question.card) ?? {};
  const parts = effectsOf(model).filter((part) => {
    const places = model === undefined || place === undefined ? null : activationPlaces(part, model.facts);
    return places === null || place === undefined || places.includes(place);
  });
  return parts.length > 0 && parts.every(isOfDamageStep)
    ? { ...question, at: [...anyMoment], granted: true }
    : question;
}

/** "Can I use X in the End Phase", of what answers activations: the other player has activated such a card or effect then. */
export function activationMeant(
  question: Question,
  actions: readonly Action[],
  { model, setup }: ToldCard,
): Staged | null {
  if (question.ask !== 'can-activate' || question.later || actions.length > 0) return null;
  const player = question.player ?? setup.controller ?? 'P0';
  const [staged] = model.parts.flatMap((part, at) =>
    isActivated(part) && (question.part ?? at) === at
      ? (activationAnswered(part, otherPlayer(player)) ?? [])
      : [],
  );
  return staged ?? null;
}

/** What may be activated once an attack was declared may be asked of the Damage Step that follows. */
export function laterInBattle(situation: Situation, model: CardModel | undefined): readonly Unsaid[] {
  const { actions, question } = situation;
  const parts = effectsOf(model);
  const [named] = parts.flatMap(({ conditions }) => conditions.flatMap((words) => readTiming(words) ?? []));
  const isOpen = question.ask === 'can-activate' && question.at === undefined;
  // "In the Battle Phase" is in the Damage Step as well.
  if (isOpen && situation.phase === 'battle' && actions.length === 0 && parts.some(isOfDamageStep))
    return [
      {
        what: 'the step of the Battle Phase',
        cases: ['in the Battle Step', 'in the Damage Step'],
        otherwise: { ...situation, phase: 'damage' },
      },
    ];
  if (!isOpen || actions.at(-1)?.do !== 'attack' || !parts.some(isOfDamageStep)) return [];
  return [
    {
      what: 'at which moment of the battle',
      cases: ['at the attack declaration', 'in the Damage Step'],
      otherwise: { ...situation, actions: [...actions, { do: 'battle', to: named ?? 'before-calculation' }] },
    },
  ];
}

/**
 * The only phase in which the effect can be activated of which it is asked whether anything keeps it from that, where nothing
 * was told to have been done: whether it is that phase is then not what is asked.
 */
export function ownPhase(
  question: Situation['question'],
  actions: readonly Action[],
  modelOf: ModelOf,
): Phase | undefined {
  if (question.ask !== 'can-activate' || question.part === undefined || actions.length > 0) return undefined;
  const part = modelOf(question.card)?.parts[question.part];
  const [only, other] = part !== undefined && isActivated(part) ? (part.during?.phases ?? []) : [];
  return other === undefined ? only : undefined;
}

/**
 * Where nothing tells which phase it is, Main Phase 1 was taken. Where what is asked about speaks of the Battle Phase, it may
 * be that.
 */
export function inBattlePhase(situation: Situation, model: CardModel | undefined): readonly Unsaid[] {
  // What has Spell Speed 1 is activated in a Main Phase, whatever it says of battles.
  const parts = effectsOf(model).filter((part) => model && spellSpeed(part, model.facts) > 1);
  if (situation.question.ask !== 'can-activate' || !parts.some(speaksOfBattlePhase)) return [];
  const only = parts.every((part) => !speaksOfBattlePhase(part) || isOfDamageStep(part));
  return [
    {
      what: 'which phase it is',
      cases: ['in the Main Phase', only ? 'in the Damage Step' : 'in the Battle Phase'],
      otherwise: { ...situation, phase: only ? 'damage' : 'battle' },
    },
  ];
}
