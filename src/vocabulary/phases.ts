import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { vocabulary } from './terms.ts';

/** The phases of a turn, in their order (the Battle Phase by its steps). */
export const phases = vocabulary('phase', words.phases);

export type Phase = (typeof phases.ids)[number];

/** The steps of the Battle Phase. */
export const battlePhase: readonly Phase[] = ['battle-start', 'battle', 'damage', 'battle-end'];

export const isMainPhase = (phase: Phase): boolean => phase === 'main-1' || phase === 'main-2';

/** "The Main Phase", "the Battle Phase", "the Standby Phase or End Phase": several phases, the steps of one as that one. */
export function phaseNames(all: readonly Phase[]): string {
  const isAll = (some: readonly Phase[]) => some.length > 1 && some.every((each) => all.includes(each));
  const whole = [
    { name: 'Main Phase', steps: phases.ids.filter(isMainPhase) },
    { name: 'Battle Phase', steps: battlePhase },
  ].filter(({ steps }) => isAll(steps));
  const rest = all.filter((each) => !whole.some(({ steps }) => steps.includes(each)));
  return [...whole.map(({ name }) => name), ...rest.map(phases.term)].join(' or ');
}
