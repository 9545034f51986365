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
  /** `flips-itself-kept`: effects that flip their own monster are remembered; `see-exceptions`: rows marked `is-exception`. */
  exception: z.enum(['none', 'flips-itself-kept', 'see-exceptions', 'is-exception']),
});
export type KeptRow = z.infer<typeof keptRowSchema>;

/** A question about what is remembered. */
export interface KeptQuestion {
  readonly information: Information;
  readonly after: Interruption;
  /** Of `once-per-turn`: is the effect one that flips its own monster face-down? */
  readonly flipsItself?: boolean;
  /** Of `way-summoned`: the way, if it is one of those that may have a row of their own. */
  readonly way?: 'gemini-again' | 'pendulum-summoned' | 'flip-summoned';
}

/** What is remembered: the answer, the rule that says so, and whether an exception of the table decided. */
export interface KeptFinding {
  readonly answer: KeptAnswer;
  readonly rule: string;
  readonly because: string;
  readonly byException: boolean;
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
 * Rule kept/information and the rule of the row.
 * @param table the rows of rule kept/information, one for each piece of information
 */
export function kept(
  table: readonly KeptRow[],
  { information, after, flipsItself = false, way }: KeptQuestion,
): KeptFinding {
  const row = rowOf(table, information);
  const own = way === undefined || row.exception !== 'see-exceptions' ? undefined : rowOf(table, way);
  if (own !== undefined) return finding(own, own[after], after, true);
  if (row.exception === 'flips-itself-kept' && flipsItself && after === 'flipped-face-down')
    return finding(row, 'kept', after, true);
  return finding(row, row[after], after, row.exception === 'is-exception');
}

const finding = (
  { information }: KeptRow,
  answer: KeptAnswer,
  after: Interruption,
  byException: boolean,
): KeptFinding => ({
  answer,
  rule: `kept/${information}`,
  because: `${interrupted[after]}, and ${sentences[answer]}`,
  byException,
});

/** The row of a piece of information. A table without it is a bug: src/situations/tables.ts lets none through. */
function rowOf(table: readonly KeptRow[], wanted: Information): KeptRow {
  const row = table.find(({ information }) => information === wanted);
  if (row === undefined) throw new Error(`kept/information has no row ${wanted}`);
  return row;
}
