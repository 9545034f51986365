import { isUnderWay } from '../engine/battle/battle.ts';
import { cardOf, type Duel } from '../engine/duel.ts';
import { type Action, play } from '../engine/play.ts';
import type { Finding } from '../engine/rule.ts';
import { battlePhase } from '../vocabulary/phases.ts';

/** What a log in plain words says of phases: whoever names one names those that a step needs. */
export interface Told {
  readonly phases: boolean;
}

/**
 * The Duel in which a step of a log in plain words is made: players leave out that a Draw Phase is over, and that a battle has
 * come to its end, where the step comes after it in any case.
 */
export function asTheStepNeeds(duel: Duel, action: Action): Duel {
  if (duel.chain.length > 0 || duel.summoning !== undefined) return duel;
  const over = isUnderWay(duel) && endsBattle(action) ? play(duel, { do: 'battle', to: 'over' }) : duel;
  const early = over.phase === 'draw' || over.phase === 'standby';
  return early && byHand(over, action) ? play(over, { do: 'phase', phase: 'main-1' }) : over;
}

/** Steps that nobody makes while an attack is under way. */
const endsBattle = (action: Action): boolean =>
  action.do === 'attack' ||
  action.do === 'end-turn' ||
  (action.do === 'summon' && action.way !== 'special-summoned') ||
  (action.do === 'phase' && !battlePhase.includes(action.phase));

/** Summons, Sets and attacks of the turn player: nobody makes them before the Main Phase. */
const byHand = (duel: Duel, action: Action): boolean =>
  (action.do === 'summon' || action.do === 'declare-summon' || action.do === 'attack') &&
  actorOf(duel, action) === duel.turnPlayer;

function actorOf(duel: Duel, action: Action): string | undefined {
  if (!('card' in action) || action.card === undefined) return undefined;
  return ('player' in action ? action.player : undefined) ?? cardOf(duel, action.card).controller;
}

/**
 * Does a rule forbid a step by what was told of it? Otherwise it may forbid it only because something was left out, as players
 * do: a Tribute, a phase, that a player passed, a Trigger Effect in between. Cards to pay with and to target are granted
 * before a step is judged, so a rule on them forbids by what was told.
 */
export function forbidsAsTold({ rule, code }: Finding, duel: Duel, action: Action, told: Told): boolean {
  if (rule === ANSWERS) return duel.chain.length > 0;
  if (mayHaveBeenDone.some((each) => rule.startsWith(each))) return false;
  if (ofTributes.test(rule)) return action.do === 'summon' && action.tributes !== undefined;
  if (!ofPhase.test(rule) && !(rule === NAMED_TIME && code === 'other-time')) return true;
  return (
    told.phases ||
    duel.chain.length > 0 ||
    actorOf(duel, action) !== duel.turnPlayer ||
    (isUnderWay(duel) && action.do === 'activate')
  );
}

/** What a card answers has not happened: of a Chain all is told, and between others something may be left out. */
const ANSWERS = 'timing/after-an-action';

/** A text names the phase of its activation. */
const NAMED_TIME = 'activation/condition-checked-once';

/** Rules on what goes on between steps, which is done more often than told. */
const mayHaveBeenDone = [
  'trigger/',
  'timing/',
  'turns-general/',
  'phase-order/',
  'victory/',
  'main-phase/second-after-battle',
  'pendulum-summon/both-zones-filled',
  'battle-step/replay',
];

const ofTributes = /^normal-summon\/(?:one-tribute|two-tributes|level-4-or-lower)$/;

/** Rules on the phase that a step takes. */
const ofPhase =
  /^(?:effect\/ignition|battle-step\/when-to-attack|start-step\/no-attack|(?:spell|normal-summon|own-procedure|(?:synchro|xyz|link|pendulum|fusion|ritual)-summon)\/when)$/;
