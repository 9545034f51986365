import { type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { applyAll, outcome } from '../rule.ts';
import { type Card, type Duel, type Player, withCard } from '../state/duel.ts';
import { placeRules } from '../zones/place-rules.ts';
import { inSomeMainZone } from './pendulum-case.ts';
import { pendulumRules } from './pendulum-rules.ts';

/** Extra Monster Zones are used before Main Monster Zones: those are what monsters from the hand need. */
const inOrder: readonly MonsterZone[] = [...monsterZones.ids].toReversed();

/** What a Pendulum Summon of as many monsters as possible brings, in the order of choice; `open` is what was not said. */
export interface AtOnce {
  readonly summoned: readonly Card[];
  readonly open?: string;
}

/**
 * The monsters that come when a player Pendulum Summons as many as possible, choosing in this order. All arrive at once
 * (rule pendulum-summon/simultaneous), so each takes a zone that those before it have left.
 */
export function pendulumSummonAtOnce(duel: Duel, player: Player, wanted: readonly Card[]): AtOnce {
  let now = duel;
  const summoned: Card[] = [];
  for (const card of wanted) {
    const may = outcome(applyAll(pendulumRules.slice(0, -1), duel, { card, player }));
    if (may === 'unknown') return { summoned, open: `whether ${card.model.name} can be Pendulum Summoned` };
    if (may === 'forbids') continue;
    const judged = inOrder.map((zone) => ({
      zone,
      is: outcome(applyAll(placeRules, now, { card, player, way: 'pendulum-summoned', zone, leaving: [] })),
    }));
    const free = judged.find(({ is }) => is === 'permits');
    const somewhere = free === undefined && inSomeMainZone(now, player, card);
    if (free === undefined && !somewhere && judged.some(({ is }) => is === 'unknown'))
      return { summoned, open: `whether a zone for ${card.model.name} is free` };
    if (free === undefined && !somewhere) continue;
    summoned.push(card);
    const zone = free === undefined ? {} : { zone: free.zone };
    now = withCard(now, card.id, { place: 'monster-zone', ...zone, controller: player });
  }
  return { summoned };
}
