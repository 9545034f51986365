import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { vocabulary } from './terms.ts';

/** The five timings of the Damage Step, in their order (rule damage-step/timings). */
export const damageStepTimings = vocabulary('timing of the Damage Step', words.damageStep);

export type Timing = (typeof damageStepTimings.ids)[number];

/** When something happens, as a sentence says it. */
export const timingWhen: Readonly<Record<Timing, string>> = {
  start: 'at the start of the Damage Step',
  'before-calculation': 'before damage calculation',
  calculation: 'during damage calculation',
  'after-calculation': 'after damage calculation',
  end: 'at the end of the Damage Step',
};
