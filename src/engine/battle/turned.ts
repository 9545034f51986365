import type { BattleTrait } from '../../card-model/battle-text.ts';
import { applyEvents } from '../events/happen.ts';
import { attackerOf, battlerOf, battleStage, targetOf } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { withMissing } from '../state/missing.ts';
import { type FoundTrait, ofSort, traitsOf } from './traits.ts';

/** At the end of the Damage Step the battling monsters are turned whose texts say so (rule effect/continuous-starts). */
export const turnAfterBattle = (duel: Duel): Duel =>
  [attackerOf(duel), targetOf(duel)].reduce(
    (now, card) => (card === undefined ? now : turn(now, card, traitsOf(now, card), 'damage-step')),
    duel,
  );

/** The same when the Battle Phase ends, of all that attacked in it: each as if its attack were the last one. */
export const turnAfterBattlePhase = (duel: Duel): Duel =>
  Object.values(duel.cards)
    .filter(({ place, thisTurn }) => place === 'monster-zone' && thisTurn.attacked)
    .reduce((now, card) => turn(now, card, traitsOf(asLast(now, card), card), 'battle-phase'), duel);

function asLast(duel: Duel, card: Card): Duel {
  if (duel.battle === undefined || duel.battle.attacker.id === card.id) return duel;
  const { target: _, ...battle } = duel.battle;
  return { ...duel, battle: { ...battle, attacker: battlerOf(card) } };
}

function turn(
  duel: Duel,
  card: Card,
  traits: readonly FoundTrait[],
  at: Extract<BattleTrait, { is: 'turned' }>['at'],
): Duel {
  const [found] = ofSort(traits, 'turned').filter(({ trait }) => trait.at === at);
  if (found === undefined || found.trait.to === card.position || !card.faceUp) return duel;
  const { holds, trait, by, words } = found;
  if (holds === 'unknown')
    return withMissing(duel, [{ card: by.id, words: `whether "${words}" applies`, may: [card.id] }]);
  return applyEvents(duel, at === 'damage-step' ? battleStage(duel) : { in: 'open' }, [
    { event: 'position-changed', card: card.id, position: trait.to, cause: 'effect', by: by.id },
  ]);
}
