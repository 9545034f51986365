import { isField } from '../../vocabulary/places.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/**
 * A Spell/Trap Card, and an Ignition or Quick Effect of a monster, is activated by the player who controls the card, or who
 * has it off the field. Trigger Effects have rules of their own for control that changed, and an effect of a Spell or Trap
 * that lies face-up may be there for either player.
 */
export const ofItsPlayer = rule({
  id: 'control/changed',
  reasons: { others: ['forbids', '{card} is a card of {whose}, who alone can activate it'] },
  decide(_: Duel, { card, effect, player }: ActivationCase) {
    const { place, controller, owner, model } = card;
    const isMonsters = effect.kind === 'ignition' || effect.kind === 'quick';
    if (effect.kind !== 'activation' && !(isMonsters && model.facts.cardType === 'monster')) return null;
    const whose = isField(place) ? controller : owner;
    return whose === player ? null : { code: 'others', facts: { card: model.name, whose } };
  },
});
