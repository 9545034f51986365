import { battlePhase, type Phase, phases } from '../../vocabulary/phases.ts';
import {
  battlePhaseRules,
  beginsBattlePhase,
  withBattlePhase,
  withToldBattlePhase,
} from '../battle/battle-phase.ts';
import { turnAfterBattlePhase } from '../battle/position.ts';
import { withoutOldShields } from '../continuous/protections.ts';
import { withEnded } from '../events/ended.ts';
import { applyEvents } from '../events/happen.ts';
import { withoutOldRedirects } from '../events/redirect.ts';
import { withoutOver } from '../restrictions/restriction.ts';
import { applyAll, type Rule, rule } from '../rule.ts';
import { type Card, type Duel, nothingThisTurn, otherPlayer } from '../state/duel.ts';
import { dueEndings } from '../state/endings.ts';
import { countIn, namedIn } from '../state/players.ts';
import { passWindow } from '../trigger/window.ts';
import { normalDraw, playPhaseEffects, withPhaseEffects } from './phase-effects.ts';
import { doScheduled } from './scheduled.ts';

/** When an effect that lasts until a part of the turn stops applying. Both wordings mean the same moment. */
export const endOf = {
  'end-phase': 'at the end of the End Phase',
  'end-of-turn': 'at the end of the End Phase',
} as const;
type Until = keyof typeof endOf;

/** When does an effect with this duration stop applying? */
interface UntilCase {
  readonly until: Until;
}

const untilPhaseEnds = rule('turn/until-phase-ends', (_, { until }: UntilCase) => ({ code: until }));

export const untilRules: readonly Rule<UntilCase>[] = [untilPhaseEnds];

/** Ends what lasts only until the phase that is left (rule turn/until-phase-ends); control goes back by that. */
function endWhatIsOver(duel: Duel, next: { readonly turn: number; readonly phase: Phase }): Duel {
  const { due, left } = dueEndings(duel, next);
  if (due.length === 0) return duel;
  const { ended, back } = withEnded({ ...duel, endings: left }, due);
  // What only ends, without an event, may change what Continuous Effects come to.
  return applyEvents(ended, { in: 'open' }, back, [(now) => now]);
}

/** Goes to a phase, in the next turn where it is past: what was to end ends, and what was left to be done is done. */
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
const startsTurn = (now: Phase, next: Phase): boolean =>
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
    players: { P0: { ...duel.players.P0, summons: 0 }, P1: { ...duel.players.P1, summons: 0 } },
  };
}

/** The turn player ends the turn: through the End Phase, with what must be activated in it, to the next Draw Phase. */
export const endTurn = (duel: Duel): Duel => beginPhase(playPhaseEffects(inEndPhase(duel)), 'draw');

/** Goes to a phase: through the End Phase and Standby Phase before it, with what must be activated in them. */
export function goToPhase(duel: Duel, phase: Phase): Duel {
  const now = startsTurn(duel.phase, phase) ? played(duel, inEndPhase(duel)) : duel;
  if (phase === 'draw' || phase === 'standby') return beginPhase(now, phase);
  if (now.phase === 'standby') return beginPhase(playPhaseEffects(now), phase);
  const passes = now.phase === 'draw' || startsTurn(now.phase, phase);
  return beginPhase(passes ? played(now, beginPhase(now, 'standby')) : now, phase);
}

/** The Duel after a phase that nobody told of; as it was before, where nothing must be activated there. */
function played(before: Duel, there: Duel): Duel {
  const after = playPhaseEffects(there);
  return after === there ? before : after;
}

/** The Duel in the End Phase of its turn. */
export const inEndPhase = (duel: Duel): Duel => (duel.phase === 'end' ? duel : beginPhase(duel, 'end'));

/** With how many cards in the hand a turn may end. */
const MOST = 6;

/** Before the turn ends, its player discards down to 6 cards. */
export const handSize = rule('phase-order/hand-size', (duel: Duel) => {
  const player = duel.turnPlayer;
  const count = countIn(duel, player, 'hand') ?? namedIn(duel, player, 'hand');
  return count > MOST
    ? { code: 'over', facts: { player, count } }
    : { code: 'ends', facts: { player, next: otherPlayer(player) } };
});
