import { activationPlaces, isMandatory, spellSpeed } from '../../card-model/activated.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { During } from '../../card-model/link-condition.ts';
import type { Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import { battlePhase, isMainPhase, type Phase, phases } from '../../vocabulary/phases.ts';
import { isField, places } from '../../vocabulary/places.ts';
import { determinedSays } from '../damage-step/destruction-pending.ts';
import { effectInStep } from '../damage-step/may-activate.ts';
import { treatedAsNormal } from '../monster/kind.ts';
import { summonCannotBeNegated } from '../monster/summon-window.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { type Rule, rule, ruleIf } from '../rule.ts';
import { cardOf, type Duel, type Player, partOfLink } from '../state/duel.ts';
import { isBoardTold } from '../state/players.ts';
import { limitUsedUp } from '../trigger/limit.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import type { ActivationCase } from './activation-case.ts';
import { controlsNeeded, needHolds } from './activation-conditions.ts';
import { answersWhatHappened } from './answers.ts';
import { ableToResolve } from './can-resolve.ts';
import { costPayable, determinedCost, lpForCost, sentElsewhere } from './cost.ts';
import {
  continuousForbids,
  continuousMayForbid,
  ownCondition,
  restrictionMayForbid,
} from './forbidden-by.ts';
import { handPermission, quickPlayWhen, trapWhen } from './from-hand.ts';
import { afterPasses, firstMustNegate, notWhileResolving, ofItsPlayer, zoneForActivation } from './offer.ts';
import { turnOfActivation } from './restricted.ts';
import { determinedTarget, targetExists } from './target.ts';
import { cannotRespond, othersCannotBeAnswered } from './unanswerable.ts';

/** What a monster that the battle is determined to destroy can still activate itself. */
const determinedQuick = rule('damage-step/determined-quick', (duel, { card, effect }: ActivationCase) => {
  if (effect.kind !== 'quick') return null;
  const what = isMandatory(effect) ? 'mandatory-effect' : 'optional-quick-effect';
  const said = determinedSays(duel, card, what);
  if (said === undefined || said.can === 'not-determined-yet') return null;

  if (said.can === 'yes') return said.is === 'yes' ? { code: 'must' } : null;
  return { code: said.is === 'yes' ? 'over' : 'open' };
});

/** The time that a text names, for sentences: "in the Main Phase 1 or Main Phase 2 of the opponent". */
function timeWords({ phases: named, turn }: During): string {
  const whose = turn === undefined ? '' : turn === 'you' ? 'of its own player' : 'of the opponent';
  const words = named === undefined ? 'turn' : named.map(phases.term).join(' or ');
  return `in the ${words} ${whose}`.trim();
}

/** Phases that nobody takes for the one in which monsters battle. */
const withoutBattle: ReadonlySet<Phase> = new Set<Phase>(['draw', 'standby', 'end']);
const isBattlePhase = (phase: Phase): boolean => battlePhase.includes(phase);

/** Was a card played that only an open Main Phase lets one play, and nothing battled since? */
const isShownMain = (duel: Duel): boolean =>
  isMainPhase(duel.phase) &&
  duel.battle === undefined &&
  [...duel.resolved.map(({ link }) => link), ...duel.chain].some((link) => {
    const { facts } = cardOf(duel, link.card).model;
    const now = link.phase === duel.phase && link.turn === duel.turn;
    const own = partOfLink(duel, link)?.kind === 'activation';
    return now && own && facts.cardType === 'spell' && facts.property !== 'Quick-Play';
  });

/** The phase and the turn that the text names are conditions of the activation. */
export const inNamedTime = rule(
  'activation/condition-checked-once',
  (duel, { effect, player, later, granted }: ActivationCase) => {
    const { during } = effect;
    // The Damage Step is one of the Battle Phase: a Main Phase may only stand for a phase that was left unsaid.
    if (effect.damageStep === 'only' && !isBattlePhase(duel.phase) && duel.battle === undefined) {
      const sure = later || withoutBattle.has(duel.phase) || isShownMain(duel) || isBoardTold(duel);
      const facts = { when: `in the ${phases.term('damage')}`, phase: phases.term(duel.phase) };
      if (sure || !granted)
        return {
          code: 'other-time',
          facts: { ...facts, turnPlayer: duel.turnPlayer },
          ...(sure ? {} : { unless: 'it is the Damage Step' }),
        };
    }
    if (during === undefined) return null;
    const turn = player === duel.turnPlayer ? 'you' : 'opponent';
    const isTurn = (during.turn ?? turn) === turn;
    const now = isTurn && (during.phases?.includes(duel.phase) ?? true);
    const facts = { when: timeWords(during), phase: phases.term(duel.phase), turnPlayer: duel.turnPlayer };
    return { code: now ? 'time' : isTurn ? 'other-time' : 'other-turn', facts };
  },
);

type NotOpen = 'turn' | 'phase' | 'chain';

/** What keeps a player from what takes an open game state of the own Main Phase. */
function notOpen(duel: Duel, player: Player): NotOpen | null {
  if (player !== duel.turnPlayer) return 'turn';
  if (!isMainPhase(duel.phase)) return 'phase';
  return duel.chain.length > 0 || duel.summoning !== undefined ? 'chain' : null;
}

const factsOf = (duel: Duel, { card, player }: ActivationCase) => ({
  card: card.model.name,
  player,
  phase: phases.term(duel.phase),
});

export const ignitionWhen = rule('effect/ignition', (duel, question: ActivationCase) => {
  const { effect, player } = question;
  if (effect.kind !== 'ignition') return null;
  const not = notOpen(duel, player);
  const { words, holds } = effect.quickIf ?? {};
  const perhaps =
    words !== undefined && (holds === undefined || needHolds(duel, question, { words, holds }) !== 'no');
  if (not !== null && perhaps) return { code: 'perhaps', facts: { words } };
  return { code: not ?? 'open', facts: factsOf(duel, question) };
});

const isOwnActivation = ({ effect }: ActivationCase): boolean => effect.kind === 'activation';

export const spellWhen = rule('spell/when', (duel, question: ActivationCase) => {
  const { facts } = question.card.model;
  if (!isOwnActivation(question) || facts.cardType !== 'spell' || facts.property === 'Quick-Play')
    return null;
  return { code: notOpen(duel, question.player) ?? 'open', facts: factsOf(duel, question) };
});

const quickWhen = ruleIf(
  'effect/quick',
  'may',
  (_, { card, effect }: ActivationCase) => effect.kind === 'quick' && card.model.facts.cardType === 'monster',
);

const quickOfSpellTrap = ruleIf(
  'chain/spell-speed-of-effects',
  'may',
  (_, { card, effect }: ActivationCase) => effect.kind === 'quick' && card.model.facts.cardType !== 'monster',
);

/** A Gemini monster that is treated as a Normal Monster has no effect to activate. */
const geminiHasNoEffect = ruleIf('gemini/treated-as-normal', 'normal', (duel, { card }: ActivationCase) =>
  treatedAsNormal(duel, card),
);

/** The Damage Step lets few effects be activated. At which of its timings is for damage-step/ to say. */
const inDamageStep = rule('damage-step/activation', (duel, { card, effect }: ActivationCase) => {
  if (duel.phase !== 'damage' || effect.kind === 'trigger' || effect.kind === 'flip') return null;
  const { facts, parts } = card.model;
  const timing = duel.battle?.at;
  if (timing === undefined || timing === 'declared' || timing === 'over') {
    const { may, why } = readDamageStep(effect, facts, parts);
    return { code: may ? 'may' : 'not', facts: { why } };
  }
  const { at, why } = effectInStep(effect, card.model, duel.ruleset, duel.damageStep);
  const codes = { permits: 'now', forbids: 'not-now', unknown: 'by-text' } as const;
  return { code: codes[at[timing].verdict], facts: { why, timing: damageStepTimings.term(timing) } };
});

/** An effect is activated in its place; on the field its card has to be face-up. */
export const inItsPlace = rule('chain/activation', (duel, question: ActivationCase) => {
  const { card, effect } = question;
  const allowed = activationPlaces(effect, card.model.facts);
  const facts = { now: whereWords(card), places: (allowed ?? []).map(places.term).join(' or ') };
  const elsewhere = allowed !== null && !allowed.includes(card.place);
  if (elsewhere && handPermission(duel, question) === undefined) return { code: 'elsewhere', facts };
  if (isOwnActivation(question)) {
    if (!isField(card.place) || !card.faceUp) return null;
    const words = card.model.parts.flatMap(choicesInWords)[0];
    return words === undefined ? { code: 'played', facts } : { code: 'in-words', facts: { ...facts, words } };
  }
  if (!isField(card.place) || effect.kind === 'flip') return null;
  if (effect.whileFaceDown) return card.faceUp ? { code: 'face-up', facts } : null;
  return card.faceUp ? null : { code: 'face-down', facts };
});

/** "Either player can pay 800 LP to negate ...": what a text lets players do while it lies there, read in words or not at all. */
function choicesInWords(part: Part): readonly string[] {
  const sentences =
    part.kind === 'unread'
      ? [part]
      : part.kind === 'continuous'
        ? part.does.filter(({ do: verb }) => verb === 'described')
        : [];
  return sentences.flatMap((each) => (says(each, 'lets-players') ? (each.reads ?? []) : []));
}

export const fastEnough = rule('chain/spell-speed', (duel, { card, effect }: ActivationCase) => {
  const last = duel.chain.at(-1);
  // Trigger Effects are placed together, and answer nothing by that.
  if (last === undefined || effect.kind === 'trigger' || effect.kind === 'flip') return null;
  const speed = spellSpeed(effect, card.model.facts);
  const facts = { speed, link: last.number };
  if (speed === 1) return { code: 'answers-nothing', facts };
  const below = cardOf(duel, last.card);
  const counter = below.model.facts.cardType === 'trap' && below.model.facts.property === 'Counter';
  if (speed === 3 || !counter) return { code: 'fast', facts };
  return {
    code:
      last.part === undefined || below.model.parts[last.part]?.kind === 'activation' ? 'slower' : 'not-said',
    facts,
  };
});

/** What every activation needs besides its time: nothing that forbids it, something to target, to pay with and to do. */
export const neededRules: readonly Rule<ActivationCase>[] = [
  continuousForbids,
  controlsNeeded,
  determinedTarget,
  turnOfActivation,
  targetExists,
  lpForCost,
  determinedCost,
  costPayable,
  ableToResolve,
  sentElsewhere,
];

/** A Spell or Trap Card that is activated lies face-up: a second copy of what its player may control only one of is not. */
const onlyOneActivated = onlyOneFor(({ card, effect, player }: ActivationCase) =>
  effect.kind === 'activation' ? { card, player } : null,
);

/** The rules that an activation must pass, in the order in which a judge asks them. The first that forbids is the reason. */
export const activationRules: readonly Rule<ActivationCase>[] = [
  notWhileResolving,
  ofItsPlayer,
  afterPasses,
  inItsPlace,
  geminiHasNoEffect,
  ignitionWhen,
  spellWhen,
  quickPlayWhen,
  trapWhen,
  quickWhen,
  determinedQuick,
  quickOfSpellTrap,
  inNamedTime,
  summonCannotBeNegated,
  firstMustNegate,
  answersWhatHappened,
  inDamageStep,
  fastEnough,
  zoneForActivation,
  onlyOneActivated,
  cannotRespond,
  othersCannotBeAnswered,
  limitUsedUp,
  ownCondition,
  continuousMayForbid,
  restrictionMayForbid,
  ...neededRules,
];
