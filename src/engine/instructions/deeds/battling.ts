import { legalTargets } from '../../battle/targets.ts';
import { attackerOf, battlerOf, withBattle } from '../../state/battle.ts';
import { cardOf } from '../../state/duel.ts';
import { isUnaffected } from '../../state/unaffected.ts';
import { done, type Executor, effectOf, nameOf, note, nothing, open } from '../played.ts';
import { pointedAt } from '../pointed-at.ts';

/** Has the declared attack go to another monster of the attacked player. */
export const changeAttackTarget: Executor = (playing, instruction) => {
  const { duel } = playing;
  const { battle } = duel;
  const attacker = attackerOf(duel);
  if (battle === undefined) return open(playing, instruction, 'which attack it is was not said', []);
  if (battle.at !== 'declared' || battle.ended !== undefined || attacker === undefined) return nothing();
  const { cards, open: missing } = pointedAt(playing, instruction.what);
  const [target, ...others] = cards;
  const may = [attacker.id, ...(battle.target === undefined ? [] : [battle.target.id]), ...cards];
  if (missing !== undefined || others.length > 0)
    return open(playing, instruction, missing ?? 'which monster is attacked was not said', may);
  if (isUnaffected(attacker, effectOf(playing)) !== 'no')
    return open(playing, instruction, `whether it is done to ${attacker.model.name} is not settled`, may);
  const card = target === undefined ? undefined : cardOf(duel, target);
  if (card?.place !== 'monster-zone' || card.role !== 'monster' || card.controller === attacker.controller)
    return nothing();
  return done({
    happens: [note(playing, `${attacker.model.name} attacks ${nameOf(duel, card.id)} from now on`)],
    changes: [(now) => withBattle(now, { target: battlerOf(card), redirected: true })],
    previousCards: [card.id],
  });
};

/** Has the attack under way go on to damage calculation when the Chain has resolved: without a replay. */
export const toDamageCalculation: Executor = (playing, instruction) => {
  const { duel } = playing;
  const { battle } = duel;
  if (battle === undefined) return open(playing, instruction, 'which battle it is was not said', []);
  const attacker = attackerOf(duel);
  if (battle.at !== 'declared' || battle.ended !== undefined || attacker === undefined) return nothing();
  return done({
    happens: [note(playing, 'the battle goes on to damage calculation')],
    changes: [
      (now) => {
        const { monsters, direct } = legalTargets(now, cardOf(now, attacker.id));
        return withBattle(now, { targets: { monsters, direct }, redirected: false, straight: true });
      },
    ],
  });
};
