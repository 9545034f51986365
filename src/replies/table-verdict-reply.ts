import type { EffectInStep } from '../engine/damage-step/may-activate.ts';
import { type KeptRow, keptSummaries } from '../situations/kept-verdict.ts';
import type { Verdict } from '../situations/verdict.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import { kindWords } from './kind-words.ts';
import type { Reply, TableSection } from './reply.ts';
import { verdictReply, whyHeading } from './verdict-reply.ts';

/** Shows what is remembered of a monster: a row for each piece of information. */
export function keptReply(verdict: Verdict, name: string, rows: readonly KeptRow[]): Reply {
  const reply = verdictReply(verdict);
  if (rows.length === 0) return reply;
  const table: TableSection = {
    heading: 'Remembered or forgotten',
    style: 'table',
    columns: ['Information', ''],
    rows: rows.map(({ what, answer }) => [what, keptSummaries[answer]]),
  };
  // The table says what the findings say.
  const others = (reply.sections ?? []).filter(({ heading }) => heading !== whyHeading);
  return { ...reply, title: `What is remembered of ${name}`, sections: [table, ...others] };
}

const permissions = { permits: 'yes', forbids: 'no', unknown: 'see its text' } as const;
const columns = ['Effect', 'start', 'before calc.', 'calculation', 'after calc.', 'end'];

/** Shows when the effects of a card may be activated in the Damage Step: a row for each effect. */
export function damageStepReply(verdict: Verdict, effects: readonly EffectInStep[]): Reply {
  const reply = verdictReply(verdict);
  if (effects.length === 0) return reply;
  const table: TableSection = {
    heading: 'In the Damage Step',
    style: 'table',
    columns,
    rows: effects.map(({ part, at }, index) => [
      `${index + 1}. ${kindWords(part)}`,
      ...damageStepTimings.ids.map((timing) =>
        at[timing].code === 'when-met' ? 'once it happened' : permissions[at[timing].verdict],
      ),
    ]),
  };
  return { ...reply, sections: [table, ...(reply.sections ?? [])] };
}
