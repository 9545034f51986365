import { fieldPlaceOf } from '../../effects/facts.ts';
import type { Card, Duel } from '../duel.ts';
import type { Happens } from '../happen.ts';
import { hasMonsterZone, hasSpellTrapZone, oldFieldSpell } from '../state/room.ts';
import { inWords } from './moving.ts';
import { perCard } from './per-card.ts';
import { type Playing, playersOf, type Verb } from './played.ts';
import type { Bar } from './pool.ts';

/** Sets cards: monsters in face-down Defense Position, Spells and Traps face-down in their zone. */
export const set: Verb = (playing, instruction) => {
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
  return perCard(playing, instruction, { bars, never: ['monster-zone', 'spell-trap-zone'] }, (card) => ({
    happens: [
      ...(isFieldSpell(card) ? oldFieldSpell(playing.duel, player) : []),
      setting(playing, card, player),
    ],
  }));
};

const hasRoom = (duel: Duel, { model: { facts } }: Card, player: 'P0' | 'P1'): boolean =>
  facts.cardType === 'monster'
    ? hasMonsterZone(duel, player) !== 'no'
    : facts.property === 'Field' || hasSpellTrapZone(duel, player);

const isFieldSpell = ({ model: { facts } }: Card): boolean =>
  facts.cardType === 'spell' && facts.property === 'Field';

function setting({ link }: Playing, { id, model: { facts } }: Card, controller: 'P0' | 'P1'): Happens {
  const who = { card: id, controller, by: link.card, player: link.player };
  if (facts.cardType === 'monster') return { event: 'set', ...who };
  return { event: 'something-else', ...who, to: fieldPlaceOf(facts), faceDown: true, note: 'is Set' };
}
