import { damageStepTimings } from '../../../vocabulary/damage-step.ts';

const article = {
  start: 'the',
  end: 'the',
  calculation: '',
  'before-calculation': 'the time',
  'after-calculation': 'the time',
} as const;

/** The timings of the Damage Step, as the lines of a situation call them. */
export const timings = damageStepTimings.ids.map((value) => ({
  value,
  says: `${article[value]} ${damageStepTimings.term(value)}`.trim(),
  also: [damageStepTimings.term(value)],
}));
