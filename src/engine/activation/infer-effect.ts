import { isMandatory, isTrigger } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { applyAll, type Rule } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { isOfPhase, phaseConditions } from '../trigger/condition-met.ts';
import { type ActivationCase, activationCases } from './activation-case.ts';
import { fastEnough, ignitionWhen, inItsPlace, inNamedTime, spellWhen } from './activation-rules.ts';
import { answersWhatHappened } from './answers.ts';
import { forcedTargets } from './forced-targets.ts';
import { quickPlayWhen, trapWhen } from './from-hand.ts';

/** What was told of an activation beside the card. */
export interface ToldOfIt {
  readonly targets?: readonly string[];
  readonly cost?: readonly Happens[];
  readonly player?: Player;
}

const timeRules: readonly Rule<ActivationCase>[] = [
  inItsPlace,
  ignitionWhen,
  spellWhen,
  quickPlayWhen,
  trapWhen,
  inNamedTime,
  answersWhatHappened,
  fastEnough,
];

/**
 * The only effect that can be meant: the activation of a card that is played, else the one that can be activated here
 * and now with such targets and cost; of several, what waits to be activated and must be, what targets nothing where no
 * target was told, and what answers nothing where nothing happened.
 */
export function onlyMeant(duel: Duel, card: Card, told: ToldOfIt = {}): number | undefined {
  const { model, place, faceUp } = card;
  const played = model.facts.cardType !== 'monster' && (place === 'hand' || (isField(place) && !faceUp));
  const all = activationCases(duel, card.id, undefined, told.player ?? card.controller);
  const meant = played ? all.filter(({ effect }) => effect.kind === 'activation') : all;
  if (meant.length <= 1) return meant[0]?.part;
  const so = meant.filter((each) => canBeMeant(duel, each, told));
  return (
    only(so.filter((each) => mustBeNow(duel, each))) ??
    only(so) ??
    only(so.filter((each) => isWhole(duel, each, told))) ??
    only(so.filter((each) => isByNow(duel, each)))
  );
}

/** Two that several materials gave the monster are one as good as the other. */
const only = (cases: readonly ActivationCase[]): number | undefined =>
  cases.every(({ effect }) => effect === cases[0]?.effect) ? cases[0]?.part : undefined;

function canBeMeant(duel: Duel, asked: ActivationCase, told: ToldOfIt): boolean {
  const { card, effect } = asked;
  if (!(told.targets ?? []).every((id) => fitsTarget(duel, card, effect, id))) return false;
  return (
    isPaidSo(effect, told.cost ?? []) &&
    isReady(duel, asked) &&
    applyAll(timeRules, duel, asked).every(({ verdict }) => verdict !== 'forbids')
  );
}

const waits = ({ waiting }: Duel, { card, part }: ActivationCase): boolean =>
  waiting.some((each) => each.card === card.id && each.part === part);

/** What must be activated, and is no Chain Link yet, goes before what its player may. */
const mustBeNow = (duel: Duel, asked: ActivationCase): boolean =>
  isMandatory(asked.effect) &&
  waits(duel, asked) &&
  !duel.chain.some(({ card, part }) => card === asked.card.id && part === asked.part);

/** Where nothing was told to have happened, no Trigger Effect that answers something is meant. */
const isByNow = ({ timeline }: Duel, { effect }: ActivationCase): boolean =>
  timeline.length > 0 || !isTrigger(effect) || isOfPhase(effect);

/** Was all told that it targets, or does it leave no choice of it? */
const isWhole = (duel: Duel, { card, effect, player }: ActivationCase, { targets }: ToldOfIt): boolean =>
  targets !== undefined ||
  effect.targets.length === 0 ||
  forcedTargets(duel, card, effect, player) !== undefined;

/** May the effect target this card, by what it is and where it is? */
const fitsTarget = (duel: Duel, card: Card, { targets }: ActivatedEffect, id: string): boolean => {
  const target = cardOf(duel, id);
  return targets.some(
    ({ from, filter }) =>
      from?.includes(target.place) !== false && fitsNow(duel, filter, target, viewFrom(card)) !== 'no',
  );
};

/** A Trigger Effect that nothing has met is not meant, as far as it is known what it answers and what has happened. */
function isReady(duel: Duel, asked: ActivationCase): boolean {
  const { card, effect } = asked;
  if (effect.kind !== 'trigger' && effect.kind !== 'flip') return true;
  const ofPhase = isOfPhase(effect) ? phaseConditions(duel, card, effect) : undefined;
  if (ofPhase !== undefined) return ofPhase.every(({ is }) => is !== 'no');
  if (duel.timeline.length === 0 || waits(duel, asked)) return true;
  return effect.kind === 'trigger' && (effect.on.length === 0 || effect.unreadTiming !== undefined);
}

/** Does the cost ask for what was paid, and for as many cards? */
function isPaidSo({ cost }: ActivatedEffect, paid: readonly Happens[]): boolean {
  if (cost.some(({ do: verb }) => verb === 'described')) return true;
  return [...new Set(paid.map(({ event }) => event))].every((event) => {
    const asking = cost.filter(({ do: verb }) => verbFacts[verb].event === event);
    const [only, ...more] = asking.map(({ what }) => what);
    const count = more.length === 0 && isDescribed(only) && !only.upTo ? only.count : undefined;
    return (
      asking.length > 0 &&
      (typeof count !== 'number' || count === paid.filter((each) => each.event === event).length)
    );
  });
}
