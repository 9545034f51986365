import { asManyAsThey } from '../../restrictions/control-rules.ts';
import { onlyOneCopy, secondBeside } from '../../restrictions/only-one.ts';
import { applyAll } from '../../rule.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../../state/duel.ts';
import { hasMonsterZone } from '../../state/room.ts';
import { perCard } from '../per-card.ts';
import { byLink, type Executor, playersOf } from '../played.ts';
import type { Bar } from '../pool.ts';
import { isClear, untilEnds } from '../until.ts';
import { inWords } from './moving.ts';

/** Control changes only into a free Main Monster Zone of the player who gets the monster (rule control/full-zones). */
function barOf(duel: Duel, card: Card, to: Player): Bar | undefined {
  const rule = 'control/full-zones';
  if (card.controller === to) return { verdict: 'forbids', rule: 'control/changed', because: 'controller' };
  // What becomes of a second copy that is taken no source here says.
  const second = secondBeside(duel, { card, player: to });
  if (card.faceUp && second !== undefined)
    return {
      verdict: 'unknown',
      rule: onlyOneCopy.id,
      because: `whether ${card.model.name} can be controlled beside ${second.other.model.name} is not settled`,
    };
  // Whether control is one of the ways in which a monster is placed there no source here says.
  const [forbidden] = applyAll([asManyAsThey], duel, { card, player: to, faceUp: card.faceUp });
  if (forbidden !== undefined)
    return { verdict: 'unknown', rule: forbidden.rule, because: forbidden.because };
  const room = hasMonsterZone(duel, to);
  if (room === 'yes') return undefined;
  return room === 'no'
    ? { verdict: 'forbids', rule, because: 'place: no Monster Zone is free' }
    : { verdict: 'unknown', rule, because: `whether ${to} has a free Main Monster Zone was not said` };
}

/** Takes or gives control of monsters, for good or for a time. */
export const takeControl: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined || !isClear(playing, instruction)) return inWords(playing, instruction);
  const [to = playing.link.player] = playersOf(playing, instruction.who);
  const reach = {
    places: ['monster-zone' as const],
    bars: (duel: Duel, card: Card) => barOf(duel, card, to),
  };
  return perCard(playing, instruction, reach, (card) => ({
    happens: [{ event: 'control-changed', card: card.id, controller: to, ...byLink(playing) }],
    changes: [untilEnds(playing, instruction, card.id, { is: 'control', to: card.controller })],
  }));
};

/** Switches control: each monster goes to the other player. The zones that they leave are free for it. */
export const switchControl: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined || !isClear(playing, instruction)) return inWords(playing, instruction);
  return perCard(playing, instruction, { places: ['monster-zone'] }, (card) => ({
    happens: [
      {
        event: 'control-changed',
        card: card.id,
        controller: otherPlayer(card.controller),
        ...byLink(playing),
      },
    ],
    changes: [untilEnds(playing, instruction, card.id, { is: 'control', to: card.controller })],
  }));
};
