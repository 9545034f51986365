import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { vocabulary } from './terms.ts';

/** The phases of a turn, in their order (the Battle Phase by its steps). */
export const phases = vocabulary('phase', words.phases);

export type Phase = (typeof phases.ids)[number];

/** The steps of the Battle Phase. */
export const battlePhase: readonly Phase[] = ['battle-start', 'battle', 'damage', 'battle-end'];

export const isMainPhase = (phase: Phase): boolean => phase === 'main-1' || phase === 'main-2';
