import { isActivated } from '../../src/card-model/activated.ts';
import { isPendulumActivation } from '../../src/engine/activation/offer.ts';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { actsUnasked } from '../../src/engine/answer/who-may.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { placingFirst } from '../../src/engine/legal/placing-first.ts';
import { type LegalTurnAction, turnActions } from '../../src/engine/legal/turn-actions.ts';
import type { Question } from '../../src/engine/question.ts';
import { applyAll, outcome } from '../../src/engine/rule.ts';
import type { Card, Duel, Player } from '../../src/engine/state/duel.ts';
import type { Finding } from '../../src/engine/state/finding.ts';
import type { SummonWay } from '../../src/vocabulary/summons.ts';
import { summonsAndAttacks } from './summons-and-attacks.ts';

/** Something that a player may do now, or perhaps may. */
export type LegalAction = LegalCardAction | LegalTurnAction;

/** The same, with a card. */
export interface LegalCardAction {
  readonly player: Player;
  readonly do:
    | 'activate'
    | 'normal-summon'
    | 'set'
    | 'summon-again'
    | 'change-position'
    | 'flip-summon'
    | 'special-summon'
    | 'attack';
  readonly card: string;
  /** Of an activation: which part of the card. */
  readonly part?: number;
  /** It is the activation of a Pendulum Monster as a Spell. */
  readonly asSpell?: true;
  /** Of a Special Summon without a Chain: how; and with which materials. */
  readonly way?: SummonWay;
  readonly materials?: readonly string[];
  /** Of a Pendulum Summon of several monsters: the others. */
  readonly together?: readonly string[];
  /** Of an attack on a monster: which; left out: a direct attack. */
  readonly target?: string;
  /** `undecided`: whether it is legal hangs on what is not known. */
  readonly verdict: 'legal' | 'undecided';
  readonly findings: readonly Finding[];
}

interface Asked {
  readonly action: Omit<LegalCardAction, 'verdict' | 'findings'>;
  readonly question: Question;
}

/** Everything that the rules of activations, Normal Summons and battle positions can be asked about this card. */
function questionsOf(card: Card): readonly Asked[] {
  const { id, controller: player, model, place } = card;
  const activations = model.parts.flatMap((each, part): readonly Asked[] =>
    isActivated(each)
      ? [
          {
            action: { player, do: 'activate', card: id, part },
            question: { ask: 'can-activate', card: id, part, player },
          },
        ]
      : [],
  );
  if (model.facts.cardType !== 'monster') return activations;
  const summons = (['summon', 'set', 'again'] as const).map((as): Asked => {
    const names = { summon: 'normal-summon', set: 'set', again: 'summon-again' } as const;
    return {
      action: { player, do: names[as], card: id },
      question: { ask: 'normal-summon', card: id, player, as },
    };
  });
  const fromHere = place === 'hand' ? summons.slice(0, 2) : place === 'monster-zone' ? summons.slice(2) : [];
  const position: readonly Asked[] =
    place === 'monster-zone' && card.faceUp
      ? [
          {
            action: { player, do: 'change-position', card: id },
            question: { ask: 'change-position', card: id },
          },
        ]
      : [];
  return [...activations, ...fromHere, ...position];
}

/** A Summon or an attack as it is listed: by whom, of what, how. */
function listed(duel: Duel, told: ReturnType<typeof summonsAndAttacks>[number]): Asked['action'] {
  if (told.do === 'attack') {
    const target = told.target === undefined ? {} : { target: told.target };
    return { player: duel.turnPlayer, do: 'attack', card: told.card, ...target };
  }
  const { card, way, materials, together, player = duel.turnPlayer } = told;
  if (way === 'flip-summoned') return { player, do: 'flip-summon', card };
  if (way === 'set') return { player, do: 'set', card };
  return {
    player,
    do: 'special-summon',
    card,
    way,
    ...(materials === undefined ? {} : { materials }),
    ...(together === undefined ? {} : { together }),
  };
}

/** Summons without a Chain and attacks that no rule forbids now; of several choices of materials each for itself. */
const summons = (duel: Duel): readonly LegalCardAction[] =>
  summonsAndAttacks(duel).flatMap((told): readonly LegalCardAction[] => {
    const { verdict, findings } = judgeStep(duel, told);
    return verdict === 'illegal' ? [] : [{ ...listed(duel, told), verdict, findings }];
  });

/**
 * What each player may do now with the named cards: effects to activate, Pendulum Monsters to activate as Spells, Normal Summons, Sets, changes of position, Flip
 * Summons, Special Summons by a monster's own procedure and by Synchro, Xyz, Link and Pendulum Summon (each monster that can
 * be Pendulum Summoned for itself, and as many as possible at once), attacks; and what takes no card: passing, choosing in a
 * replay, going on in the turn. What a rule forbids is left out; `judgeStep` says which. Pure.
 */
export const legalActions = (duel: Duel): readonly LegalAction[] => [
  ...listedByCard(duel),
  ...activationsAsSpell(duel),
  ...summons(duel),
  ...turnActions(duel),
];

/** Pendulum Monsters that may be activated as Spells now. */
const activationsAsSpell = (duel: Duel): readonly LegalCardAction[] =>
  Object.values(duel.cards)
    .filter((card) => card.gone === undefined && isPendulumActivation(card))
    .flatMap(({ id: card, owner: player }): readonly LegalCardAction[] => {
      const { verdict, findings } = judgeStep(duel, { do: 'activate', card, player, asSpell: true });
      return verdict === 'illegal'
        ? []
        : [{ player, do: 'activate', card, asSpell: true, verdict, findings }];
    });

/** Does something else have to be activated before this, or is it for the other player to act? */
const waits = (duel: Duel, { do: what, card, part, player }: Asked['action']): boolean =>
  what === 'activate' &&
  (actsUnasked(duel, player) || outcome(applyAll(placingFirst, duel, { card, part, player })) === 'forbids');

const listedByCard = (duel: Duel): readonly LegalCardAction[] =>
  Object.values(duel.cards)
    .filter(({ gone }) => gone === undefined)
    .flatMap(questionsOf)
    .flatMap(({ action, question }): readonly LegalCardAction[] => {
      const { answer, findings } = answerQuestion(duel, question);
      if (answer === 'no' || waits(duel, action)) return [];
      return [{ ...action, verdict: answer === 'yes' ? 'legal' : 'undecided', findings }];
    });
