import { hasAbility } from '../../state/ability.ts';
import type { Card, Duel } from '../../state/duel.ts';
import { perCard } from '../per-card.ts';
import { byLink, type Executor } from '../played.ts';
import type { Bar, Reach } from '../pool.ts';
import { inWords } from './moving.ts';

/** A Link Monster has Attack Position only (rule link/attack-position-only). */
const link = (_: Duel, card: Card): Bar | undefined =>
  hasAbility(card, 'Link')
    ? {
        verdict: 'forbids',
        rule: 'link/attack-position-only',
        because: 'Attack Position, which it always has',
      }
    : undefined;

/** Link Monsters and Tokens cannot be turned face-down (rule face-down/forgets). */
const neverDown = (_: Duel, card: Card): Bar | undefined =>
  card.faceUp && !hasAbility(card, 'Link') && !hasAbility(card, 'Token')
    ? undefined
    : { verdict: 'forbids', rule: 'face-down/forgets', because: 'face-up position, which it cannot leave' };

const reach = (bars: NonNullable<Reach['bars']>): Reach => ({ places: ['monster-zone'], bars });

/** Changes the battle position: to the one that the text says, or to the other one. */
export const changePosition: Executor = (playing, instruction) => {
  const { position, reads, faceUp } = instruction;
  if (reads !== undefined) return inWords(playing, instruction);
  const there = (duel: Duel, card: Card): Bar | undefined =>
    position !== undefined && card.position === position && (card.faceUp || faceUp === undefined)
      ? { verdict: 'forbids', rule: 'chain/written-order', because: 'position already' }
      : link(duel, card);
  return perCard(playing, instruction, reach(there), (card) => {
    const to = position ?? (card.position === 'attack' ? 'defense' : 'attack');
    const by = byLink(playing);
    const turns = !card.faceUp && (to === 'attack' || faceUp === true);
    return {
      happens: [
        { event: 'position-changed', card: card.id, position: to, ...by },
        // A Set monster that is put into Attack Position, or into face-up Defense Position, is flipped face-up by that.
        ...(turns ? [{ event: 'flipped-face-up' as const, card: card.id, ...by }] : []),
      ],
    };
  });
};

export const flipFaceDown: Executor = (playing, instruction) =>
  instruction.reads === undefined
    ? perCard(playing, instruction, reach(neverDown), ({ id }) => ({
        happens: [{ event: 'flipped-face-down', card: id, ...byLink(playing) }],
      }))
    : inWords(playing, instruction);

export const flipFaceUp: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  const down = (_: Duel, card: Card): Bar | undefined =>
    card.faceUp
      ? { verdict: 'forbids', rule: 'chain/written-order', because: 'position: it is face-up' }
      : undefined;
  return perCard(playing, instruction, reach(down), ({ id, position }) => {
    const to = instruction.position ?? position;
    const by = byLink(playing);
    return {
      happens: [
        { event: 'flipped-face-up', card: id, ...by },
        ...(to === position ? [] : [{ event: 'position-changed' as const, card: id, position: to, ...by }]),
      ],
    };
  });
};
