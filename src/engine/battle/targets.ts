import { type Battler, battlerOf, type LegalTargets } from '../state/battle.ts';
import { type Card, cardOf, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { opposite } from '../state/values/ternary.ts';
import { hasTrait, ofSort, traitsOf } from './traits.ts';

/** The monsters of the player who is attacked. */
export const defendersOf = (duel: Duel, attacker: Card): readonly Card[] =>
  Object.values(duel.cards).filter(
    (card) =>
      card.place === 'monster-zone' &&
      card.role === 'monster' &&
      card.controller === otherPlayer(attacker.controller),
  );

/** May this monster be attacked, as far as texts have a say? A flipped monster's own text comes too late for its attack. */
export const mayBeAttacked = (duel: Duel, target: Card): Ternary =>
  opposite(hasTrait(traitsOf(duel, target), 'no-target'));

/** May it attack directly (rule battle-step/choosing): the opponent controls no monster, or a text lets it? */
export function mayAttackDirectly(duel: Duel, attacker: Card): Ternary {
  const traits = traitsOf(duel, attacker);
  const not = hasTrait(traits, 'not-directly');
  if (not !== 'no') return opposite(not);
  const open = defendersOf(duel, attacker).filter((each) => !letsPast(duel, each));
  return open.length === 0 ? 'yes' : hasTrait(traits, 'attacks-directly');
}

const letsPast = (duel: Duel, defender: Card): boolean =>
  ofSort(traitsOf(duel, defender), 'no-target').some(({ trait, holds }) => trait.direct && holds === 'yes');

/** What the attacking monster may attack now; `open` where a text leaves it open for one of them. */
export function legalTargets(duel: Duel, attacker: Card): LegalTargets & { readonly open: boolean } {
  const judged = defendersOf(duel, attacker).map((target) => ({ target, may: mayBeAttacked(duel, target) }));
  const direct = mayAttackDirectly(duel, attacker);
  return {
    monsters: judged.filter(({ may }) => may !== 'no').map(({ target }) => battlerOf(target)),
    direct: direct !== 'no',
    open: direct === 'unknown' || judged.some(({ may }) => may === 'unknown'),
  };
}

const has = (all: readonly Battler[], one: Battler): boolean =>
  all.some(({ id, moves }) => id === one.id && moves === one.moves);

/** How the legal targets have changed: which monsters are new, which are gone, and whether direct attacks changed. */
export const changeOf = (before: LegalTargets, now: LegalTargets) => ({
  come: now.monsters.filter((each) => !has(before.monsters, each)),
  gone: before.monsters.filter((each) => !has(now.monsters, each)),
  direct: before.direct !== now.direct,
});

/** Is a monster that may no longer be attacked still there on that side, so that it is an effect that keeps it from that? */
export const isStillThere = (duel: Duel, { id, moves }: Battler, attacking: Player): boolean => {
  const card = cardOf(duel, id);
  return card.moves === moves && card.place === 'monster-zone' && card.controller !== attacking;
};
