import { battlePhase, type Phase, phases } from '../../vocabulary/phases.ts';
import {
  battlePhaseRules,
  beginsBattlePhase,
  withBattlePhase,
  withToldBattlePhase,
} from '../battle/battle-phase.ts';
import { turnAfterBattlePhase } from '../battle/turned.ts';
import { withoutOldShields } from '../continuous/shields.ts';
import { applyEvents } from '../events/happen.ts';
import { withoutOldRedirects } from '../events/redirect.ts';
import { withoutOver } from '../restrictions/restriction.ts';
import { applyAll } from '../rule.ts';
import { type Card, type Duel, nothingThisTurn, otherPlayer } from '../state/duel.ts';
import { passWindow } from '../trigger/window.ts';
import { normalDraw } from './normal-draw.ts';
import { withPhaseEffects } from './phase-effects.ts';
import { doScheduled } from './scheduled.ts';
import { endWhatIsOver } from './what-is-over.ts';

/**
 * Goes to a phase. A phase before the one that it is belongs to the next turn. What was to end before it ends, and what
 * effects left to be done in a phase that is reached or passed is done.
 */
export function beginPhase(told: Duel, phase: Phase): Duel {
  const ends = battlePhase.includes(told.phase) && !battlePhase.includes(phase);
  const left = ends ? turnAfterBattlePhase(told) : told;
  const duel = battlePhase.includes(phase) ? left : withToldBattlePhase(left);
  const starts = startsTurn(duel.phase, phase);
  const next = { turn: duel.turn + (starts ? 1 : 0), phase };
  const passed = doScheduled(duel, next, 'passed');
  const over = withoutOldShields(
    withoutOldRedirects(withoutOver(endWhatIsOver(passed, next), next), next),
    next,
  );
  const turned = starts ? nextTurn(over) : over;
  const now = beginsBattlePhase(duel, phase) ? enterBattlePhase(turned) : turned;
  const open = duel.chain.length === 0 && duel.summoning === undefined;
  const begun = applyEvents({ ...(open ? passWindow(now, { by: 'phase' }) : now), phase }, { in: 'open' }, [
    { event: 'phase-changed', note: `the ${phases.term(phase)} begins` },
  ]);
  return withPhaseEffects(doScheduled(starts ? normalDraw(begun) : begun, next, 'reached'));
}

/** A Battle Phase begins as it is told; what no rule allows is pointed out. */
function enterBattlePhase(duel: Duel): Duel {
  const findings = applyAll(battlePhaseRules, duel, undefined);
  const against = findings.filter(({ verdict }) => verdict === 'forbids');
  return withBattlePhase({ ...duel, illegalities: [...duel.illegalities, ...against] });
}

/** The Battle Phase can come again in the same turn; the phases before it cannot. */
export const startsTurn = (now: Phase, next: Phase): boolean =>
  (next === 'draw' || next === 'standby' || next === 'main-1') &&
  phases.ids.indexOf(next) < phases.ids.indexOf(now);

function nextTurn(duel: Duel): Duel {
  const cards: Record<string, Card> = {};
  for (const [id, card] of Object.entries(duel.cards)) cards[id] = { ...card, thisTurn: nothingThisTurn };
  return {
    ...duel,
    cards,
    turn: duel.turn + 1,
    firstTurn: 'no',
    turnBegan: duel.timeline.length,
    turnPlayer: otherPlayer(duel.turnPlayer),
    normalSummons: { P0: { used: 0, allowed: 1 }, P1: { used: 0, allowed: 1 } },
  };
}
