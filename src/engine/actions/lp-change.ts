import { applyEvents } from '../events/happen.ts';
import { rule } from '../rule.ts';
import type { Told } from '../state/action.ts';
import type { Duel } from '../state/duel.ts';
import { withLp } from '../state/players.ts';

const ways = { loses: 'loss', gains: 'gain', pays: 'payment', takes: 'damage' } as const;

/** The LP of a player change as told; damage, loss and payment all lower them (rule damage/damage). */
export function changeLp(duel: Duel, { player, how, lp, by }: Told<'lp'>): Duel {
  const note = `${player} ${how} ${lp} ${how === 'takes' ? 'damage' : 'LP'}`;
  const change = how === 'gains' ? lp : -lp;
  return applyEvents(
    duel,
    { in: 'open' },
    [
      {
        event: 'something-else',
        rule: how === 'pays' ? 'damage/paying-lp' : 'damage/damage',
        note,
        player,
        lp: { player, how: ways[how], amount: lp },
        ...(by === undefined ? {} : { by, cause: 'effect' }),
        ...(how === 'pays' ? { cause: 'cost' } : {}),
      },
    ],
    [
      (now) => {
        const left = now.players[player].lp;
        return withLp(now, player, left === null ? null : left + change, { how: ways[how], amount: lp });
      },
    ],
  );
}

/** LP are paid in full or not at all. */
export const paidInFull = rule({
  id: 'damage/paying-lp',
  reasons: {
    short: ['forbids', '{player} has {left} LP, and cannot pay {lp}'],
    enough: ['permits', '{player} has {left} LP, and can pay {lp}'],
    'not-said': ['unknown', 'it was not said how many LP {player} has to pay {lp} with'],
  },
  decide(duel: Duel, { player, how, lp }: Told<'lp'>) {
    if (how !== 'pays') return null;
    const left = duel.players[player].lp;
    if (left === null) return { code: 'not-said', facts: { lp } };
    return { code: left < lp ? 'short' : 'enough', facts: { left, lp } };
  },
});
