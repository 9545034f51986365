import { vocabulary } from './terms.ts';

/** The phases of a turn, in their order (the Battle Phase by its steps). */
export const phases = vocabulary('phase', {
  draw: { term: 'Draw Phase', forms: ['dp'] },
  standby: { term: 'Standby Phase', forms: ['sp'] },
  'main-1': { term: 'Main Phase 1', forms: ['mp1', 'm1', 'main', 'main phase', 'mp'] },
  'battle-start': { term: 'Start Step', forms: ['start of the battle phase'] },
  battle: { term: 'Battle Step', forms: ['battle phase', 'bp'] },
  damage: { term: 'Damage Step', forms: ['ds', 'dmg step'] },
  'battle-end': { term: 'End Step', forms: [] },
  'main-2': { term: 'Main Phase 2', forms: ['mp2', 'm2'] },
  end: { term: 'End Phase', forms: ['ep'] },
});

export type Phase = (typeof phases.ids)[number];

/** The steps of the Battle Phase. */
export const battlePhase: readonly Phase[] = ['battle-start', 'battle', 'damage', 'battle-end'];

export const isMainPhase = (phase: Phase): boolean => phase === 'main-1' || phase === 'main-2';
