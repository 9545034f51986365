import { attackRules } from '../battle/attack-rules.ts';
import { legalTargets } from '../battle/targets.ts';
import { payForAttack } from '../battle/texts-on-attacks.ts';
import { applyEvents } from '../events/happen.ts';
import { applyAll } from '../rule.ts';
import type { Told } from '../state/action.ts';
import { attackerOf, battlerOf, battleStage, withBattle } from '../state/battle.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { beginPhase } from './begin-phase.ts';

/** Declares an attack. It is applied as told; what no rule allows is pointed out. */
export function declareAttack(duel: Duel, { card: id, target }: Told<'attack'>): Duel {
  const now = duel.phase === 'battle' ? duel : beginPhase(duel, 'battle');
  const card = cardOf(now, id);
  const on = target === undefined ? undefined : cardOf(now, target);
  const findings = applyAll(attackRules, now, { card, target: on ?? 'directly' });
  const targets = legalTargets(now, card);
  const paid = payForAttack(now, card);
  const whom = on === undefined ? 'directly' : `on ${on.model.name}`;
  const declared = applyEvents(
    now,
    { in: 'battle', at: 'declared' },
    [
      {
        event: 'attack-declared',
        card: id,
        player: card.controller,
        direct: on === undefined,
        ...(on === undefined ? {} : { attacked: battlerOf(on) }),
        note: paid === undefined ? whom : `${whom}, ${paid.note}`,
      },
    ],
    paid === undefined ? [] : [paid.change],
  );
  return {
    ...declared,
    illegalities: [...declared.illegalities, ...findings.filter(({ verdict }) => verdict === 'forbids')],
    battle: {
      player: card.controller,
      event: now.timeline.length,
      attacker: battlerOf(card),
      ...(on === undefined ? {} : { target: battlerOf(on) }),
      at: 'declared',
      targets: { monsters: targets.monsters, direct: targets.direct },
    },
  };
}

/** The attack under way is negated (rule battle-step/replay): it ends, and has been declared. */
export function negateAttack(duel: Duel, by: string | undefined): Duel {
  const card = attackerOf(duel);
  const note = `the attack of ${card?.model.name ?? 'the monster'} is negated`;
  const told = applyEvents(duel, battleStage(duel), [
    { event: 'something-else', rule: 'battle-step/replay', note, ...(by === undefined ? {} : { by }) },
  ]);
  return withBattle(told, { ended: 'negated' });
}

/**
 * A replay: the attack goes on, and is no new declaration (rule battle-step/choosing-again).
 * @param target the monster that is attacked from now on; left out: the opponent directly
 */
export function chooseAgain(duel: Duel, target: string | undefined): Duel {
  const attacker = attackerOf(duel);
  if (duel.battle === undefined || attacker === undefined) return duel;
  const on = target === undefined ? undefined : cardOf(duel, target);
  const note = `replay: ${attacker.model.name} attacks ${on === undefined ? 'directly' : on.model.name}`;
  const told = applyEvents(duel, battleStage(duel), [
    {
      event: 'something-else',
      rule: 'battle-step/choosing-again',
      note,
      by: attacker.id,
      ...(on === undefined ? {} : { attacked: battlerOf(on) }),
    },
  ]);
  const { target: _, ...battle } = duel.battle;
  const { monsters, direct } = legalTargets(duel, attacker);
  return {
    ...told,
    battle: {
      ...battle,
      ...(on === undefined ? {} : { target: battlerOf(on) }),
      targets: { monsters, direct },
    },
  };
}

/** In a replay the attacking player stops the attack: the monster has still declared it. */
export const stopAttack = (duel: Duel): Duel =>
  withBattle(
    applyEvents(duel, battleStage(duel), [
      { event: 'something-else', rule: 'battle-step/choosing-again', note: 'replay: the attack is stopped' },
    ]),
    { ended: 'stopped' },
  );
