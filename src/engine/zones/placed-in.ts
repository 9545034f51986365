import type { MonsterZone } from '../../vocabulary/zones.ts';
import { applyAll } from '../rule.ts';
import { cardOf, type Duel, type PendingSummon } from '../state/duel.ts';
import { placeRules } from './place-rules.ts';

/**
 * The zone that a told Summon places its monster in. One that no rule allows is pointed out, and the monster is in a zone
 * that was not said: two monsters are never in the same one.
 */
export function placedIn(
  duel: Duel,
  { card, player, way, zone }: PendingSummon,
): { readonly duel: Duel; readonly zone?: MonsterZone } {
  if (zone === undefined || cardOf(duel, card).place === 'monster-zone') return { duel };
  const question = { card: cardOf(duel, card), player, way, zone, leaving: [] };
  const against = applyAll(placeRules, duel, question).find(({ verdict }) => verdict === 'forbids');
  if (against === undefined) return { duel, zone };
  return { duel: { ...duel, illegalities: [...duel.illegalities, against] } };
}
