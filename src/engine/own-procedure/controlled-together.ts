import { controlRulesFor } from '../restrictions/control-rules.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { otherPlayer } from '../state/duel.ts';
import { mainMonsterZones } from '../state/room.ts';
import type { ProcedureCase } from './own-procedure-case.ts';

/** A second copy of what the player of its side may control only one of; not where it may leave for the Summon. */
export const procedureOnlyOne = onlyOneFor(
  ({ card, player, procedure: { to, uses }, used }: ProcedureCase) =>
    uses.length > 0 && used === undefined
      ? null
      : {
          card,
          player: to === 'opponent' ? otherPlayer(player) : player,
          leaving: (used ?? []).map(({ id }) => id),
        },
);

/** Which monsters the player of its side can control together: what is there before the Summon, and what leaves for it. */
export const procedureTogether = controlRulesFor(
  ({ card, player, procedure: { to, uses }, used }: ProcedureCase) => ({
    card,
    player: to === 'opponent' ? otherPlayer(player) : player,
    faceUp: true,
    ...(used === undefined ? {} : { leaving: used.map(({ id }) => id) }),
    ...(uses.length > 0 && used === undefined ? { mayLeave: mainMonsterZones } : {}),
  }),
);
