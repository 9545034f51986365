import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import { canGoOn } from '../battle/attack-rules.ts';
import { performCalculation } from '../battle/calculation.ts';
import { applyHeld } from '../battle/held-effects.ts';
import { applyInstead } from '../battle/instead.ts';
import { turnAfterBattle } from '../battle/position.ts';
import { replayRules } from '../battle/replay-rules.ts';
import { beginTiming } from '../battle/timed-effects.ts';
import { stillDetermined } from '../damage-step/destruction-pending.ts';
import { applyEvents } from '../events/happen.ts';
import { applyAll, outcome } from '../rule.ts';
import type { Told } from '../state/action.ts';
import {
  attackerOf,
  type BattleTime,
  battleStage,
  isUnderWay,
  targetOf,
  withBattle,
} from '../state/battle.ts';
import type { Duel } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { passTiming, playEffects } from './battle-effects.ts';
import { beginPhase } from './begin-phase.ts';

/** The times of a battle, in their order. */
export const battleTimes = [
  'declared',
  ...damageStepTimings.ids,
  'over',
] as const satisfies readonly BattleTime[];

/** Has the battle come so far? */
export const hasComeTo = ({ battle }: Duel, time: BattleTime): boolean =>
  battle !== undefined && battleTimes.indexOf(battle.at) >= battleTimes.indexOf(time);

/** Goes on with the battle under way up to and with `to`; what has to be activated at a timing is activated. */
export function advanceBattle(duel: Duel, { to, effects = 'mandatory' }: Told<'battle'>): Duel {
  let now = duel;
  while (isUnderWay(now) && !hasComeTo(now, to) && now.over === undefined) {
    const before = now.battle;
    now = nextTime(passTiming(playEffects(now, effects)));
    // A replay of which nobody said what was chosen: it goes no further.
    if (now.battle?.at === before?.at && now.battle?.ended === undefined) break;
  }
  return now;
}

/** The next time of the battle: what happens when it begins. */
function nextTime(duel: Duel): Duel {
  const { battle } = duel;
  switch (battle?.at) {
    case 'declared':
      return enterDamageStep(duel);
    case 'start':
      return beginTiming(flipTarget(duel), 'before-calculation');
    case 'before-calculation':
      return beginTiming(duel, 'calculation');
    case 'calculation':
      return applyHeld(applyInstead(beginTiming(performCalculation(duel), 'after-calculation')));
    case 'after-calculation':
      return beginTiming(destroyDetermined(duel), 'end');
    case 'end':
      return beginPhase(withBattle(turnAfterBattle(duel), { at: 'over' }), 'battle');
    default:
      return duel;
  }
}

/** From the Battle Step to the Damage Step (rule battle-step/to-damage-step), unless the attack cannot go on. */
function enterDamageStep(duel: Duel): Duel {
  const { battle } = duel;
  const attacker = attackerOf(duel);
  if (battle === undefined) return duel;
  const replay = outcome(applyAll(replayRules, duel, { battle }));
  if (replay !== 'forbids') {
    const words = 'what the attacking player chooses in the replay';
    const may = [battle.attacker.id, ...(battle.target === undefined ? [] : [battle.target.id])];
    return { ...duel, missing: [...duel.missing, { card: battle.attacker.id, words, may }] };
  }
  const target = targetOf(duel);
  const stops = attacker === undefined || !canGoOn(duel, attacker) || attacker.controller !== battle.player;
  if (stops || (battle.target !== undefined && target === undefined)) {
    const note = 'the attack ends, as the battle cannot take place';
    return withBattle(
      applyEvents(duel, battleStage(duel), [
        { event: 'something-else', rule: 'damage-step-numbered/breaks-off', note },
      ]),
      { ended: 'cannot-go-on' },
    );
  }
  const entered = beginPhase(withBattle(duel, { wasFaceDown: target?.faceUp === false }), 'damage');
  return battle.straight === true
    ? beginTiming(flipTarget(entered), 'calculation')
    : beginTiming(entered, 'start');
}

/** Of a battle that was told by what it destroyed: the attacked face-down monster was flipped before that. */
export const flippedBefore = (duel: Duel, events: readonly Happens[]): Duel =>
  isUnderWay(duel) && events.some(({ event }) => event === 'destroyed') ? flipTarget(duel) : duel;

/** An attacked face-down monster is flipped face-up (rule damage-step/flipped). */
function flipTarget(duel: Duel): Duel {
  const target = targetOf(duel);
  return target === undefined || target.faceUp
    ? duel
    : applyEvents(duel, { in: 'battle', at: 'before-calculation' }, [
        { event: 'flipped-face-up', rule: 'damage-step/flipped', card: target.id },
      ]);
}

/** At the end of the Damage Step the determined monsters are destroyed, all at once (rule damage-step/sent-to-gy). */
function destroyDetermined(duel: Duel): Duel {
  const { battle } = duel;
  if (battle?.calculated?.destroyed === null) {
    const may = [battle.attacker.id, ...(battle.target === undefined ? [] : [battle.target.id])];
    const { open } = battle.calculated;
    return withMissing(
      duel,
      open.map((words) => ({ card: battle.attacker.id, words, may })),
    );
  }
  const { calculated } = battle ?? {};
  const all = stillDetermined(duel).map(({ id }) => {
    const other = battle?.attacker.id === id ? battle.target?.id : battle?.attacker.id;
    const banished = calculated?.banished.includes(id) ? { insteadOfGy: 'banished' as const } : {};
    return {
      event: 'destroyed' as const,
      rule: 'damage-step/sent-to-gy',
      card: id,
      ...(other === undefined ? {} : { by: other }),
      ...banished,
    };
  });
  return applyEvents(duel, { in: 'battle', at: 'end' }, all);
}
