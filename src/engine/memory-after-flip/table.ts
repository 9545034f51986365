import { z } from 'zod';

/** What the game may remember of a monster, as the table of rule kept/information lists it. */
export const information = [
  'material-properties',
  'material-copies',
  'summon-method',
  'summoned-from',
  'lingering-effects',
  'once-per-turn',
  'position-changed',
  'attack-declared',
  'way-summoned',
  'gemini-again',
  'pendulum-summoned',
  'flip-summoned',
  'turn-summoned',
] as const;
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
  /**
   * `flips-itself-kept`: an effect that flips its own monster face-down is remembered; `see-exceptions`: some ways of
   * Summoning have a row of their own, marked `is-exception`.
   */
  exception: z.enum(['none', 'flips-itself-kept', 'see-exceptions', 'is-exception']),
});
export type KeptRow = z.infer<typeof keptRowSchema>;
