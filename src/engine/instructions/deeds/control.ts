import type { Instruction } from '../../../card-model/instruction.ts';
import { defined } from '../../../platform/defined.ts';
import { asManyAsThey } from '../../restrictions/control-limits.ts';
import { onlyOneCopy, secondBeside } from '../../restrictions/only-one.ts';
import { applyAll } from '../../rule.ts';
import { hasAbility } from '../../state/ability.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../../state/duel.ts';
import { hasMonsterZone } from '../../state/room.ts';
import { perCard } from '../choose.ts';
import { isClear, untilEnds } from '../later.ts';
import { byLink, type Executor, playersOf } from '../played.ts';
import { type Bar, forbids, leavesOpen, type Reach } from '../pool.ts';
import { inWords } from './moving.ts';

/** Control changes only into a free Main Monster Zone of the player who gets the monster (rule control/full-zones). */
function barOf(duel: Duel, card: Card, to: Player): Bar | undefined {
  const rule = 'control/full-zones';
  if (card.controller === to) return forbids('control/changed', 'controller');
  // What becomes of a second copy that is taken no source here says.
  const second = secondBeside(duel, { card, player: to });
  if (card.faceUp && second !== undefined)
    return leavesOpen(
      onlyOneCopy.id,
      `whether ${card.model.name} can be controlled beside ${second.other.model.name} is not settled`,
    );
  // Whether control is one of the ways in which a monster is placed there no source here says.
  const [forbidden] = applyAll([asManyAsThey], duel, { card, player: to, faceUp: card.faceUp });
  if (forbidden !== undefined) return leavesOpen(forbidden.rule, forbidden.because);
  const room = hasMonsterZone(duel, to);
  if (room === 'yes') return undefined;
  return room === 'no'
    ? forbids(rule, 'place: no Monster Zone is free')
    : leavesOpen(rule, `whether ${to} has a free Main Monster Zone was not said`);
}

/** Gives control of each monster to a player, for good or for a time. */
const giveControl = (
  playing: Parameters<Executor>[0],
  instruction: Parameters<Executor>[1],
  bars: Reach['bars'],
  to: (card: Card) => Player,
): ReturnType<Executor> =>
  instruction.reads !== undefined || !isClear(playing, instruction)
    ? inWords(playing, instruction)
    : perCard(playing, instruction, { places: ['monster-zone'], ...defined({ bars }) }, (card) => ({
        happens: [{ event: 'control-changed', card: card.id, controller: to(card), ...byLink(playing) }],
        changes: [untilEnds(playing, instruction, card.id, { is: 'control', to: card.controller })],
      }));

/** Takes or gives control of monsters. */
export const takeControl: Executor = (playing, instruction) => {
  const [to = playing.link.player] = playersOf(playing, instruction.who);
  return giveControl(
    playing,
    instruction,
    (duel, card) => barOf(duel, card, to),
    () => to,
  );
};

/** Switches control: each monster goes to the other player. The zones that they leave are free for it. */
export const switchControl: Executor = (playing, instruction) =>
  giveControl(playing, instruction, undefined, ({ controller }) => otherPlayer(controller));

/** A Link Monster has Attack Position only (rule link/attack-position-only). */
const link = (_: Duel, card: Card): Bar | undefined =>
  hasAbility(card, 'Link')
    ? forbids('link/attack-position-only', 'Attack Position, which it always has')
    : undefined;

/** Link Monsters and Tokens cannot be turned face-down (rule face-down/forgets). */
export const neverDown = (_: Duel, card: Card): Bar | undefined =>
  card.faceUp && !hasAbility(card, 'Link') && !hasAbility(card, 'Token')
    ? undefined
    : forbids('face-down/forgets', 'face-up position, which it cannot leave');

const reach = (bars: NonNullable<Reach['bars']>): Reach => ({ places: ['monster-zone'], bars });

/** A monster cannot be changed to the position that it is in. */
export const positionBar =
  ({ position, faceUp }: Instruction) =>
  (duel: Duel, card: Card): Bar | undefined =>
    position !== undefined && card.position === position && (card.faceUp || faceUp === undefined)
      ? forbids('chain/written-order', 'position already')
      : link(duel, card);

/** Changes the battle position: to the one that the text says, or to the other one. */
export const changePosition: Executor = (playing, instruction) => {
  const { position, reads, faceUp } = instruction;
  if (reads !== undefined) return inWords(playing, instruction);
  return perCard(playing, instruction, reach(positionBar(instruction)), (card) => {
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
    card.faceUp ? forbids('chain/written-order', 'position: it is face-up') : undefined;
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
