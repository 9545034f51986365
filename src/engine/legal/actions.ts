import { isActivated } from '../../effects/activated.ts';
import { ask } from '../answer/ask.ts';
import type { Card, Duel, Player } from '../duel.ts';
import type { Question } from '../question.ts';
import type { Finding } from '../rule.ts';

/** Something that a player may do now, or perhaps may. */
export interface LegalAction {
  readonly player: Player;
  readonly do: 'activate' | 'normal-summon' | 'set' | 'summon-again' | 'change-position';
  readonly card: string;
  /** Of an activation: which part of the card. */
  readonly part?: number;
  /** `undecided`: whether it is legal hangs on what is not known. */
  readonly verdict: 'legal' | 'undecided';
  readonly findings: readonly Finding[];
}

interface Asked {
  readonly action: Omit<LegalAction, 'verdict' | 'findings'>;
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
    place === 'monster-zone'
      ? [
          {
            action: { player, do: 'change-position', card: id },
            question: { ask: 'change-position', card: id },
          },
        ]
      : [];
  return [...activations, ...fromHere, ...position];
}

/**
 * What each player may do now with the named cards: effects to activate, Normal Summons, Sets, changes of position.
 * What a rule forbids is left out; `judgeStep` says which. Special Summons by procedures are not listed. Pure.
 */
export const legalActions = (duel: Duel): readonly LegalAction[] =>
  Object.values(duel.cards)
    .filter(({ gone }) => gone === undefined)
    .flatMap(questionsOf)
    .flatMap(({ action, question }): readonly LegalAction[] => {
      const { answer, findings } = ask(duel, question);
      if (answer === 'no') return [];
      return [{ ...action, verdict: answer === 'yes' ? 'legal' : 'undecided', findings }];
    });
