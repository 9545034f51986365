import { vocabulary } from './terms.ts';

/** The five timings of the Damage Step, in their order (rule damage-step/timings). */
export const damageStepTimings = vocabulary('timing of the Damage Step', {
  start: { term: 'start of the Damage Step', forms: ['at the start of the damage step'] },
  'before-calculation': { term: 'before damage calculation', forms: ['before damage calc'] },
  calculation: {
    term: 'damage calculation',
    forms: ['during damage calculation', 'damage calc', 'during damage calc', 'perform damage calculation'],
  },
  'after-calculation': { term: 'after damage calculation', forms: ['after damage calc'] },
  end: { term: 'end of the Damage Step', forms: ['at the end of the damage step'] },
});

export type Timing = (typeof damageStepTimings.ids)[number];

/** When something happens, as a sentence says it. */
export const timingWhen: Readonly<Record<Timing, string>> = {
  start: 'at the start of the Damage Step',
  'before-calculation': 'before damage calculation',
  calculation: 'during damage calculation',
  'after-calculation': 'after damage calculation',
  end: 'at the end of the Damage Step',
};
