import type { Instruction } from '../../../card-model/instruction.ts';
import type { Card } from '../../state/duel.ts';

/** A Trap Card as the monster that its text Special Summons it as (rule trap-monster/two-kinds): for the question whether it may be Summoned. */
export function asMonster(card: Card, { facts, stillTrap }: NonNullable<Instruction['asMonster']>): Card {
  const model = { ...card.model, facts };
  const asMonster = stillTrap === undefined ? {} : { asMonster: { printed: card.model, stillTrap } };
  return { ...card, model, role: 'monster', ...asMonster };
}
