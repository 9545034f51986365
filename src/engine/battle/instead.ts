import { applyEvents } from '../events/happen.ts';
import { ruleIf } from '../rule.ts';
import { type Battle, battleStage } from '../state/battle.ts';
import { cardOf, type Duel } from '../state/duel.ts';

/** Right after damage calculation Equip Cards are destroyed in place of their monsters (rule destroy/substitution-battle). */
export function applyInstead(duel: Duel): Duel {
  const all = (duel.battle?.calculated?.instead ?? []).filter(
    ({ id, by }) => cardOf(duel, by).equippedTo === id,
  );
  return applyEvents(
    duel,
    battleStage(duel),
    all.map(({ by }) => ({
      event: 'destroyed',
      rule: 'destroy/substitution-battle',
      card: by,
      cause: 'effect',
      by,
    })),
  );
}

/** A monster loses the battle, and its Equip Card is destroyed in its place. */
export const destroyedInItsPlace = ruleIf(
  'destroy/substitution-mandatory',
  'instead',
  (duel, { battle, of, any }: { readonly battle: Battle; readonly of?: string; readonly any?: true }) => {
    const found = battle.calculated?.instead.find(({ id }) => any === true || id === of);
    if (found === undefined) return null;
    const { id, source, words } = found;
    return { facts: { card: cardOf(duel, id).model.name, source, words } };
  },
);
