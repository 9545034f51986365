import { type Reason, type Rule, rule, ruleIf } from '../rule.ts';
import type { Battle, BattleCode } from '../state/battle.ts';
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

/** The attack ended before damage calculation. */
export const noCalculation = ruleIf(
  'damage-step/timings',
  ['left', 'permits', 'a battling monster left before damage calculation, so there was none'],
  (_: Duel, { battle }: ResultCase) => battle.ended === undefined && battle.calculated === undefined,
);

export const attackEnded = rule({
  id: 'battle-phase/when-damage-step',
  reasons: {
    negated: ['permits', 'the attack was negated, so there was no Damage Step'],
    stopped: ['permits', 'the attack was stopped in a replay, so there was no Damage Step'],
    'cannot-go-on': ['permits', 'the battle could not take place any more, so there was no Damage Step'],
  },
  decide: (_: Duel, { battle }: ResultCase) => (battle.ended === undefined ? null : { code: battle.ended }),
});

/** The monster loses the battle, and a text keeps it from being destroyed by that. */
export const sparedByText = ruleIf(
  'wording/cannot-wins',
  ['spared', 'permits', '{card} loses the battle, and is not destroyed by the text of {source}: "{words}"'],
  (duel: Duel, { battle, of, any }: ResultCase) => {
    const found = battle.calculated?.spared.find(({ id }) => any === true || id === of);
    if (found === undefined) return null;
    const { source, words } = found;
    return { facts: { card: calledInBattle(duel, battle, found.id), source, words } };
  },
);

/** Who is hurt and who is destroyed, by position and value. */
export const damageCalculation = rule({
  id: 'damage/battle-damage',
  reasons: {
    direct: ['permits', '{attacker} attacks directly and deals its ATK'],
    'target-loses': ['permits', '{attacker} has more ATK than {target}, which is in Attack Position'],
    'tie-attack': ['permits', '{attacker} and {target} have the same ATK, and both are in Attack Position'],
    'tie-zero': ['permits', '{attacker} and {target} both have 0 ATK, and such a battle destroys neither'],
    'attacker-loses': ['permits', '{attacker} has less ATK than {target}, which is in Attack Position'],
    'defense-destroyed': [
      'permits',
      'the ATK of {attacker} is higher than the DEF of {target}, which is in Defense Position',
    ],
    'defense-pierced': [
      'permits',
      'the ATK of {attacker} is higher than the DEF of {target}, and it inflicts piercing battle damage',
    ],
    'defense-tie': ['permits', 'the ATK of {attacker} is the DEF of {target}, which is in Defense Position'],
    'defense-holds': [
      'permits',
      'the ATK of {attacker} is lower than the DEF of {target}, which is in Defense Position',
    ],
    'not-known': ['unknown', 'a value of {attacker} or {target} is not known'],
  } satisfies Readonly<Record<BattleCode, Reason>>,
  decide(duel: Duel, asked: ResultCase) {
    const { calculated } = asked.battle;
    return calculated === undefined ? null : { code: calculated.code, facts: facts(duel, asked) };
  },
});

export const lpGone = ruleIf(
  'victory/lp-zero',
  ['over', 'permits', 'the LP of {player} are 0, and the Duel is over'],
  ({ over }: Duel, _: ResultCase) =>
    over?.rule === 'victory/lp-zero' ? { facts: { player: over.lost.join(' and ') } } : null,
);

/** What is said of the result of a battle, the deciding rule first. */
export const battleRules: readonly Rule<ResultCase>[] = [
  attackEnded,
  noCalculation,
  sparedByText,
  destroyedInItsPlace,
  damageCalculation,
  destroyedItself,
  onlyOneStays,
  lpGone,
];
