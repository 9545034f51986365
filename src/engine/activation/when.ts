import { activationPlaces, spellSpeed } from '../../card-model/activated.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { Part } from '../../card-model/part.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { isField, places } from '../../vocabulary/places.ts';
import { effectInStep } from '../damage-step/effect-in-step.ts';
import { treatedAsNormal } from '../monster/kind.ts';
import { rule } from '../rule.ts';
import { cardOf, type Duel, type Player } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import type { ActivationCase } from './activation-case.ts';
import { handPermission } from './from-hand.ts';

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

export const ignitionWhen = rule({
  id: 'effect/ignition',
  reasons: {
    turn: ['forbids', 'it is an Ignition Effect, and it is not the turn of {player}'],
    phase: ['forbids', 'it is an Ignition Effect, which takes a Main Phase, and it is the {phase}'],
    chain: ['forbids', 'it is an Ignition Effect, and something is being activated, Summoned or resolved'],
    perhaps: ['unknown', 'whether it is a Quick Effect now is not settled: {words}'],
    open: [
      'permits',
      'an Ignition Effect can be activated in the own Main Phase while nothing else is under way',
    ],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { effect, card, player } = question;
    if (effect.kind !== 'ignition') return null;
    const not = notOpen(duel, player);
    const { words, holds } = effect.quickIf ?? {};
    const perhaps =
      words !== undefined && (holds === undefined || anyHolds(duel, holds, card, player) !== 'no');
    if (not !== null && perhaps) return { code: 'perhaps', facts: { words } };
    return { code: not ?? 'open', facts: factsOf(duel, question) };
  },
});

const isOwnActivation = ({ effect }: ActivationCase): boolean => effect.kind === 'activation';

export const spellWhen = rule({
  id: 'spell/when',
  reasons: {
    turn: ['forbids', '{card} is activated in the own Main Phase, and it is not the turn of {player}'],
    phase: ['forbids', '{card} is activated in a Main Phase, and it is the {phase}'],
    chain: ['forbids', '{card} is activated while nothing else is under way'],
    open: ['permits', 'it is the Main Phase of {player}, and nothing else is under way'],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { facts } = question.card.model;
    if (!isOwnActivation(question) || facts.cardType !== 'spell' || facts.property === 'Quick-Play')
      return null;
    return { code: notOpen(duel, question.player) ?? 'open', facts: factsOf(duel, question) };
  },
});

export const quickWhen = rule({
  id: 'effect/quick',
  reasons: { may: ['permits', "it is a Quick Effect, which can be activated in either player's turn"] },
  decide: (_: Duel, { card, effect }: ActivationCase) =>
    effect.kind === 'quick' && card.model.facts.cardType === 'monster' ? { code: 'may' } : null,
});

export const quickOfSpellTrap = rule({
  id: 'chain/spell-speed-of-effects',
  reasons: { may: ['permits', 'it is an effect of Spell Speed 2 of {card}'] },
  decide: (_: Duel, { card, effect }: ActivationCase) =>
    effect.kind === 'quick' && card.model.facts.cardType !== 'monster' ? { code: 'may' } : null,
});

/** A Gemini monster that is treated as a Normal Monster has no effect to activate. */
export const geminiHasNoEffect = rule({
  id: 'gemini/treated-as-normal',
  reasons: {
    normal: [
      'forbids',
      '{card} was not Normal Summoned again, so it is a Normal Monster without that effect',
    ],
  },
  decide: (duel: Duel, { card }: ActivationCase) => (treatedAsNormal(duel, card) ? { code: 'normal' } : null),
});

/** The Damage Step lets few effects be activated. At which of its timings is for damage-step/ to say. */
export const inDamageStep = rule({
  id: 'damage-step/activation',
  reasons: {
    not: ['forbids', 'it is the Damage Step, where it cannot be activated: {why}'],
    may: ['permits', 'it may be activated in the Damage Step: {why}'],
    'not-now': ['forbids', 'it cannot be activated at this timing of the Damage Step ({timing}): {why}'],
    now: ['permits', 'it may be activated at this timing of the Damage Step ({timing}): {why}'],
    'by-text': ['unknown', 'its text names the Damage Step, and at which timing was not read'],
  },
  decide(duel: Duel, { card, effect }: ActivationCase) {
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
  },
});

/** An effect is activated in its place; on the field its card has to be face-up. */
export const inItsPlace = rule({
  id: 'chain/activation',
  reasons: {
    elsewhere: ['forbids', 'it is activated in the {places}, and {card} is {now}'],
    'face-down': ['forbids', '{card} is face-down, where its effects are not activated'],
    'face-up': ['forbids', '{card} is face-up, and this effect is activated while it is face-down'],
    played: ['forbids', '{card} was activated already, and lies face-up'],
    'in-words': [
      'unknown',
      '{card} lies face-up, and what its text lets a player do then was not read: "{words}"',
    ],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { card, effect } = question;
    const allowed = activationPlaces(effect, card.model.facts);
    const facts = { now: whereWords(card), places: (allowed ?? []).map(places.term).join(' or ') };
    const elsewhere = allowed !== null && !allowed.includes(card.place);
    if (elsewhere && handPermission(duel, question) === undefined) return { code: 'elsewhere', facts };
    if (isOwnActivation(question)) {
      if (!isField(card.place) || !card.faceUp) return null;
      const words = card.model.parts.flatMap(choicesInWords)[0];
      return words === undefined
        ? { code: 'played', facts }
        : { code: 'in-words', facts: { ...facts, words } };
    }
    if (!isField(card.place) || effect.kind === 'flip') return null;
    if (effect.whileFaceDown) return card.faceUp ? { code: 'face-up', facts } : null;
    return card.faceUp ? null : { code: 'face-down', facts };
  },
});

/** "Either player can pay 800 LP to negate ...": what a text lets players do while it lies there, read in words or not at all. */
function choicesInWords(part: Part): readonly string[] {
  const words =
    part.kind === 'unread'
      ? [part.reads]
      : part.kind === 'continuous'
        ? part.does.flatMap(({ do: verb, reads = '' }) => (verb === 'described' ? [reads] : []))
        : [];
  return words.filter((each) => letsPlayers.test(each));
}
const letsPlayers = wordTest(/\b(?:you|players?) can\b/i);

export const fastEnough = rule({
  id: 'chain/spell-speed',
  reasons: {
    'answers-nothing': ['forbids', 'it has Spell Speed 1, and cannot be chained to Chain Link {link}'],
    slower: ['forbids', 'it has Spell Speed 2, and Chain Link {link} has Spell Speed 3'],
    'not-said': ['unknown', 'the Spell Speed of Chain Link {link} was not said'],
    fast: ['permits', 'it has Spell Speed {speed}, and Chain Link {link} is not faster'],
  },
  decide(duel: Duel, { card, effect }: ActivationCase) {
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
        last.part === undefined || below.model.parts[last.part]?.kind === 'activation'
          ? 'slower'
          : 'not-said',
      facts,
    };
  },
});
