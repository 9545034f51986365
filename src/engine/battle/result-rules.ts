import { type Rule, rule, ruleIf } from '../rule.ts';
import type { Battle } from '../state/battle.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { destroyedItself, onlyOneStays } from './held-effects.ts';
import { destroyedInItsPlace } from './instead.ts';

/** What did this battle come to, and why? */
export interface ResultCase {
  readonly battle: Battle;
  /** The monster of which it is asked whether it is destroyed; `any`: what the battle destroys is asked. */
  readonly of?: string;
  readonly any?: true;
}

const facts = (duel: Duel, { battle }: ResultCase) => ({
  attacker: calledInBattle(duel, battle, battle.attacker.id),
  target: battle.target === undefined ? 'the player' : calledInBattle(duel, battle, battle.target.id),
});

/** The name of a battling monster, for a sentence; where both have the same name, with what tells them apart. */
export function calledInBattle(duel: Duel, { attacker, target }: Battle, id: string): string {
  const { name } = cardOf(duel, id).model;
  const both =
    target !== undefined && cardOf(duel, attacker.id).model.name === cardOf(duel, target.id).model.name;
  return both ? `the ${id === attacker.id ? 'attacking' : 'attacked'} ${name}` : name;
}

export const lpGone = ruleIf('victory/lp-zero', 'over', ({ over }, _: ResultCase) =>
  over?.rule === 'victory/lp-zero' ? { facts: { player: over.lost.join(' and ') } } : null,
);

/** What is said of the result of a battle, the deciding rule first. */
export const battleRules: readonly Rule<ResultCase>[] = [
  rule('battle-phase/when-damage-step', (_, { battle }) =>
    battle.ended === undefined ? null : { code: battle.ended },
  ),
  /** The attack ended before damage calculation. */
  ruleIf(
    'damage-step/timings',
    'left',
    (_, { battle }) => battle.ended === undefined && battle.calculated === undefined,
  ),
  /** The monster loses the battle, and a text keeps it from being destroyed by that. */
  ruleIf('wording/cannot-wins', 'spared', (duel, { battle, of, any }) => {
    const found = battle.calculated?.spared.find(({ id }) => any === true || id === of);
    if (found === undefined) return null;
    const { source, words } = found;
    return { facts: { card: calledInBattle(duel, battle, found.id), source, words } };
  }),
  destroyedInItsPlace,
  /** Who is hurt and who is destroyed, by position and value. */
  rule('damage/battle-damage', (duel, asked) => {
    const { calculated } = asked.battle;
    return calculated === undefined ? null : { code: calculated.code, facts: facts(duel, asked) };
  }),
  destroyedItself,
  onlyOneStays,
  lpGone,
];
