import { fieldPlaceOf, isFieldSpell } from '../../../card-model/facts.ts';
import type { Card, Duel, Player } from '../../state/duel.ts';
import type { Happens } from '../../state/event.ts';
import { freeSpellTrapZones, hasMonsterZone, hasSpellTrapZone, oldFieldSpell } from '../../state/room.ts';
import { perCard } from '../choose.ts';
import { type EffectContext, type Executor, playersOf } from '../played.ts';
import type { Bar } from '../pool.ts';
import { inWords, withRoom } from './moving.ts';

/** Sets cards: monsters in face-down Defense Position, Spells and Traps face-down in their zone. */
export const set: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  const [player = playing.link.player] = playersOf(playing, instruction.who);
  const bars = (duel: Duel, card: Card): Bar | undefined => {
    if (hasRoom(duel, card, player)) return undefined;
    return {
      verdict: 'forbids',
      rule: 'activation/must-be-able-to-resolve',
      because: 'place: no zone is free',
    };
  };
  const reach = { bars, never: ['monster-zone' as const, 'spell-trap-zone' as const] };
  const played = perCard(playing, instruction, reach, (card) => ({
    happens: [
      ...(isFieldSpell(card.model.facts) ? oldFieldSpell(playing.duel, player) : []),
      setting(playing, card, player),
    ],
  }));
  return withRoom(playing, instruction, played, {
    count: played.happens.filter(({ to }) => to === 'spell-trap-zone').length,
    free: freeSpellTrapZones(playing.duel, player),
    of: 'Spell & Trap Zones',
  });
};

const hasRoom = (duel: Duel, { model: { facts } }: Card, player: Player): boolean =>
  facts.cardType === 'monster'
    ? hasMonsterZone(duel, player) !== 'no'
    : facts.property === 'Field' || hasSpellTrapZone(duel, player);

function setting({ link }: EffectContext, card: Card, controller: Player): Happens {
  const who = { card: card.id, controller, by: link.card, player: link.player };
  if (card.model.facts.cardType === 'monster') return { event: 'set', ...who };
  return { ...settingSpellTrap(card, controller), ...who };
}

/** What happens when a Spell or Trap Card is Set: by a player, or by an effect. Rule spell-trap/set. */
export const settingSpellTrap = ({ id, model }: Card, controller: Player): Happens => ({
  event: 'something-else',
  rule: 'spell-trap/set',
  card: id,
  controller,
  player: controller,
  to: fieldPlaceOf(model.facts),
  faceDown: true,
  note: 'is Set',
});
