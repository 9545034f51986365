import type { Instruction } from '../../../card-model/instruction.ts';
import { shieldsOn } from '../../continuous/shields.ts';
import type { Duel, Player } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import { done, type EffectContext, type Executor, note, wordsOf } from '../played.ts';
import { inWords } from './moving.ts';

/** What is only described: what it makes of damage from now on is applied, anything else stays in its words. */
export const described: Executor = (playing, instruction) => {
  const { shields: shield, until } = instruction;
  const { card: by, player } = playing.link;
  const end = until === undefined ? null : endOf(playing.duel, until, player);
  if (shield === undefined || end === null) return inWords(playing, instruction);
  return done({
    happens: [note(playing, wordsOf(instruction))],
    changes: [
      (duel) => ({ ...duel, shields: [...(duel.shields ?? []), { shield, by, player, until: end }] }),
    ],
  });
};

/** "Your monsters cannot be destroyed by battle this turn": it is said of all of them, also of those that come later. */
export function ofAllMonsters(playing: EffectContext, { what, reads, until, battle, protects }: Instruction) {
  const all = typeof what === 'object' && 'reads' in what && what.reads.toLowerCase() === 'your monsters';
  const { card: by, player } = playing.link;
  const end = until === undefined ? null : endOf(playing.duel, until, player);
  if (!all || reads === undefined || end === null) return undefined;
  const status = {
    words: reads,
    by,
    player,
    until: end,
    ...(battle === undefined ? {} : { battle }),
    ...(protects === undefined ? {} : { protects }),
  };
  return done({
    happens: [note(playing, `your monsters ${reads}`)],
    changes: [(duel) => ({ ...duel, statuses: [...(duel.statuses ?? []), status] })],
  });
}

/** The damage by an effect that a player takes of so much; null where that is not known. */
export function damageTakenOf(duel: Duel, player: Player, amount: number): number | null {
  const found = shieldsOn(duel, player, 'effect');
  const none = found.filter(({ becomes }) => becomes === 'none');
  const halved = found.filter(({ becomes }) => becomes === 'halved');
  if (none.some(({ holds }) => holds === 'yes')) return 0;
  if (none.length > 0 || halved.some(({ holds }) => holds !== 'yes')) return null;
  const left = amount / 2 ** halved.length;
  return Number.isInteger(left) ? left : null;
}
