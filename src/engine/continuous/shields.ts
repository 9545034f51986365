import type { Shield } from '../../card-model/lasting/shield.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { type Card, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { type End, isOver } from '../state/endings.ts';

/** What becomes of the damage, and whether that is sure. */
export interface Shielded {
  readonly becomes: Shield['becomes'];
  readonly holds: Exclude<Ternary, 'no'>;
}

const covers = (
  { who, damage }: Shield,
  of: Player,
  { player, kind }: { readonly player: Player; readonly kind: 'battle' | 'effect' },
): boolean =>
  (damage === 'any' || damage === kind) &&
  (who === 'both' || player === (who === 'you' ? of : otherPlayer(of)));

/** What texts make of damage of this kind that the player would take. */
export function shieldsOn(duel: Duel, player: Player, kind: 'battle' | 'effect'): readonly Shielded[] {
  const lasting = (duel.shields ?? [])
    .filter((each) => covers(each.shield, each.player, { player, kind }))
    .map(({ shield: { becomes } }): Shielded => ({ becomes, holds: 'yes' }));
  const applied = Object.values(duel.cards)
    .filter((card) => isWorking(duel, card) && !isNegated(duel, card))
    .flatMap((card) =>
      continuousOf(card).flatMap(({ does, conditions }) =>
        does.flatMap(({ shields, onlyIf }): readonly Shielded[] => {
          if (shields === undefined || !covers(shields, card.controller, { player, kind })) return [];
          const plain = conditions.length === 0 && onlyIf === undefined;
          return [{ becomes: shields.becomes, holds: plain ? 'yes' : 'unknown' }];
        }),
      ),
    );
  return [...lasting, ...applied];
}

/** What effects that have resolved say of all monsters of this one's player, each with the card whose effect it was. */
export const statusesOfAll = (duel: Duel, { controller }: Card) =>
  (duel.statuses ?? []).flatMap((status) => {
    const by = duel.cards[status.by];
    return status.player === controller && by !== undefined ? [{ ...status, by, holds: 'yes' as const }] : [];
  });

/** The Duel without what is over when this phase of this turn begins. */
export function withoutOldShields(duel: Duel, next: { readonly turn: number; readonly phase: Phase }): Duel {
  const lasts = ({ until }: { readonly until: End | 'never' }): boolean => {
    if (until === 'never') return true;
    const left = until.turn === duel.turn && until.phase === duel.phase && next.phase !== duel.phase;
    return !isOver(until, next) && !left;
  };
  const { shields = [], statuses = [] } = duel;
  if (shields.every(lasts) && statuses.every(lasts)) return duel;
  return { ...duel, shields: shields.filter(lasts), statuses: statuses.filter(lasts) };
}
