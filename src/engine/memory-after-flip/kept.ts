import { z } from 'zod';
import { listOf } from '../../platform/list-of.ts';

/** What the game may remember of a monster, as the table of rule kept/information lists it. */
export const information = listOf(
  'material-properties material-copies summon-method summoned-from lingering-effects once-per-turn',
  'position-changed attack-declared way-summoned gemini-again pendulum-summoned flip-summoned turn-summoned',
);
export type Information = (typeof information)[number];

/** What happened to the monster in between. */
export const interruptions = ['flipped-face-down', 'banished-temporarily'] as const;
export type Interruption = (typeof interruptions)[number];

const answer = z.enum(['kept', 'lost', 'no-official-ruling']);
export type KeptAnswer = z.infer<typeof answer>;

/** A row of the table of rule kept/information. */
export const keptRowSchema = z.strictObject({
  information: z.enum(information),
  'flipped-face-down': answer,
  'banished-temporarily': answer,
  /** For readers: `flips-itself-kept`: effects that flip their own monster are remembered; `see-exceptions`: rows marked `is-exception`. */
  exception: z.enum(['none', 'flips-itself-kept', 'see-exceptions', 'is-exception']),
});
export type KeptRow = z.infer<typeof keptRowSchema>;

/** What is remembered: the answer, and the rule that says so. */
export interface KeptFinding {
  readonly answer: KeptAnswer;
  readonly rule: string;
  readonly because: string;
}

const sentences: Readonly<Record<KeptAnswer, string>> = {
  kept: 'it is remembered',
  lost: 'it is forgotten',
  'no-official-ruling': 'there is no official ruling that holds in general',
};
const interrupted: Readonly<Record<Interruption, string>> = {
  'flipped-face-down': 'the monster was flipped face-down',
  'banished-temporarily': 'the monster was banished for a time',
};

/**
 * Is a piece of information still remembered of a monster that was flipped face-down, or banished until it returned?
 * Rule kept/information and the rule of the row. A table without the row is a bug: src/situations/tables.ts lets none through.
 * @param table the rows of rule kept/information, one for each piece of information
 */
export function kept(table: readonly KeptRow[], information: Information, after: Interruption): KeptFinding {
  const row = table.find((each) => each.information === information);
  if (row === undefined) throw new Error(`kept/information has no row ${information}`);
  const answer = row[after];
  return { answer, rule: `kept/${information}`, because: `${interrupted[after]}, and ${sentences[answer]}` };
}
