import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { rule } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { hasSpellTrapZone } from '../state/room.ts';
import type { ActivationCase } from './activation-case.ts';

/** A Spell or Trap that is activated from the hand needs a free Spell & Trap Zone; a Field Spell has the Field Zone. */
export const zoneForActivation = rule({
  id: 'spell/when',
  reasons: { 'no-zone': ['forbids', 'no Spell & Trap Zone of {player} is free for {card}'] },
  decide(duel: Duel, { card, effect, player }: ActivationCase) {
    const { facts, name } = card.model;
    if (effect.kind !== 'activation' || facts.cardType === 'monster' || facts.property === 'Field')
      return null;
    if (card.place !== 'hand' || hasSpellTrapZone(duel, player)) return null;
    return { code: 'no-zone', facts: { card: name } };
  },
});

/** May a Pendulum Monster in the hand be activated as a Spell? */
export interface PendulumActivationCase {
  readonly card: Card;
  readonly player: Player;
}

/** Can this card be activated as a Spell: a Pendulum Monster in the hand? */
export const isPendulumActivation = (card: Card): boolean =>
  card.place === 'hand' && hasAbility(card, 'Pendulum') && !isExtraDeckMonster(card.model.facts);

/** Both Pendulum Zones are outer Spell & Trap Zones: with all five taken, or two Pendulum cards, none is free. */
export const pendulumZones = rule({
  id: 'pendulum/occupied-zones',
  reasons: {
    taken: ['forbids', 'neither Pendulum Zone of {player} is free'],
    free: ['permits', 'a Pendulum Zone of {player} can take {card}'],
  },
  decide(duel: Duel, { player }: PendulumActivationCase) {
    const outer = Object.values(duel.cards).filter(
      ({ place, controller, gone, spellTrapZone: zone }) =>
        controller === player &&
        ((place === 'pendulum-zone' && gone !== true) ||
          (place === 'spell-trap-zone' && (zone === 'S1' || zone === 'S5'))),
    );
    const free = outer.length < 2 && hasSpellTrapZone(duel, player);
    return { code: free ? 'free' : 'taken' };
  },
});
