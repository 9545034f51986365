import { isFieldSpell } from '../../card-model/facts.ts';
import { applyEvents } from '../events/happen.ts';
import { settingSpellTrap } from '../instructions/deeds/setting.ts';
import { restrictionsOn } from '../restrictions/restriction.ts';
import { rule } from '../rule.ts';
import type { Told } from '../state/action.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import { hasSpellTrapZone, oldFieldSpell } from '../state/room.ts';

/** Is it the Set of a Spell or Trap Card, which goes to another zone than a monster, and is no Summon? */
export const isSpellTrapSet = (duel: Duel, { card, way }: Told<'summon'>): boolean =>
  way === 'set' && cardOf(duel, card).model.facts.cardType !== 'monster';

/** Sets a Spell or Trap Card from the hand; a Field Spell that lies in its zone goes to the GY first (rule spell/field). */
export function setSpellTrap(duel: Duel, told: Told<'summon'>): Duel {
  const card = cardOf(duel, told.card);
  const player = told.player ?? card.controller;
  const old = isFieldSpell(card.model.facts) ? oldFieldSpell(duel, player) : [];
  return applyEvents(duel, { in: 'open' }, [...old, settingSpellTrap(card, player)]);
}

/** May the player Set the Spell or Trap Card? The time for it is asked with the Normal Summons, whose rule it shares. */
export const setFromHand = rule({
  id: 'spell-trap/set',
  reasons: {
    'not-in-hand': ['forbids', '{card} is not in the hand of {player}'],
    full: ['forbids', '{player} has no free Spell & Trap Zone'],
    'perhaps-restricted': [
      'unknown',
      'a text keeps {player} from Setting monsters, and perhaps from this too',
    ],
    may: ['permits', '{player} has a free zone for {card}'],
  },
  decide(duel: Duel, { card, player }: { readonly card: Card; readonly player: Player }) {
    if (card.place !== 'hand' || card.controller !== player) return { code: 'not-in-hand' };
    if (!isFieldSpell(card.model.facts) && !hasSpellTrapZone(duel, player)) return { code: 'full' };
    const bound = restrictionsOn(duel, player).some(({ ban }) => ban.summons?.includes('set'));
    return { code: bound ? 'perhaps-restricted' : 'may' };
  },
});
