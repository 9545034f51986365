import type { Phase } from '../../vocabulary/phases.ts';
import { whoMay } from '../answer/who-may.ts';
import { legalTargets } from '../battle/targets.ts';
import type { Action } from '../state/action.ts';
import { attackerOf, isUnderWay } from '../state/battle.ts';
import type { Duel, Player } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { bothPassed } from '../state/players.ts';
import { judgeStep } from './judge-step.ts';

/** Something that a player may do now, or perhaps may, with no card: going on in the turn, passing, choosing in a replay. */
export interface LegalTurnAction {
  readonly player: Player;
  readonly do: 'pass' | 'go-to-phase' | 'end-turn' | 'attack-again' | 'stop-attack';
  readonly card?: undefined;
  /** Of going on: to which phase. */
  readonly phase?: Phase;
  /** Of an attack that goes on in a replay: on which monster; left out: directly. */
  readonly target?: string;
  readonly verdict: 'legal' | 'undecided';
  readonly findings: readonly Finding[];
}

type Tried = readonly [Omit<LegalTurnAction, 'verdict' | 'findings'>, Action];

/** What follows each phase: none is left out, but that there need be no Battle Phase and no Main Phase 2. */
const follows: Readonly<Partial<Record<Phase, readonly Phase[]>>> = {
  draw: ['standby'],
  standby: ['main-1'],
  'main-1': ['battle', 'end'],
  'battle-start': ['battle', 'main-2', 'end'],
  battle: ['main-2', 'end'],
  'battle-end': ['main-2', 'end'],
  'main-2': ['end'],
};

/** The phases that the turn player can go on to, or the end of the turn; not while an attack is under way. */
function goingOn(duel: Duel): readonly Tried[] {
  if (isUnderWay(duel)) return [];
  const { turnPlayer: player, phase: now } = duel;
  const on = (follows[now] ?? []).map(
    (phase): Tried => [
      { player, do: 'go-to-phase', phase },
      { do: 'phase', phase },
    ],
  );
  const ends = now === 'end' || follows[now]?.includes('end') === true;
  return ends
    ? [
        ...on,
        [
          { player, do: 'end-turn' },
          { do: 'end-turn', player },
        ],
      ]
    : on;
}

/** Passing, for whoever is asked. In the open game state, and after both have passed, there is nothing to pass by. */
function passing(duel: Duel): readonly Tried[] {
  const { player, kind } = whoMay(duel);
  return player === null || kind === 'open' || bothPassed(duel)
    ? []
    : [
        [
          { player, do: 'pass' },
          { do: 'pass', player },
        ],
      ];
}

/** What the attacking player may choose in a replay. */
function replaying(duel: Duel): readonly Tried[] {
  const attacker = attackerOf(duel);
  if (!isUnderWay(duel) || attacker === undefined || duel.battle === undefined) return [];
  const { player } = duel.battle;
  const { monsters, direct } = legalTargets(duel, attacker);
  const on = monsters.map(
    ({ id: target }): Tried => [
      { player, do: 'attack-again', target },
      { do: 'replay', target },
    ],
  );
  const directly: readonly Tried[] = direct ? [[{ player, do: 'attack-again' }, { do: 'replay' }]] : [];
  return [...on, ...directly, [{ player, do: 'stop-attack' }, { do: 'stop-attack' }]];
}

/** What players may do now beside what they do with their cards. Pure. */
export function turnActions(duel: Duel): readonly LegalTurnAction[] {
  const all = [...passing(duel), ...replaying(duel), ...goingOn(duel)];
  return all.flatMap(([action, told]): readonly LegalTurnAction[] => {
    const { verdict, findings } = judgeStep(duel, told);
    return verdict === 'illegal' ? [] : [{ ...action, verdict, findings }];
  });
}
