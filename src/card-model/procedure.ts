import { z } from 'zod';
import { places } from '../vocabulary/places.ts';
import { differences } from './filter.ts';
import { instructionSchema } from './instruction.ts';
import { banSchema } from './lasting/lasting-fields.ts';
import { eitherSchema } from './value.ts';

/** What has to be so for a Summoning procedure, in the words of the text. */
const procedureConditionSchema = z.strictObject({
  words: z.string().min(1),
  /** Left out: the state of the Duel does not tell, or the words were not read. */
  holds: eitherSchema.optional(),
});
export type ProcedureCondition = z.infer<typeof procedureConditionSchema>;

/** A way to Special Summon a monster that its text gives, without an effect; what it uses up is no cost. */
export const procedureSchema = z.strictObject({
  from: z.array(z.enum(places.ids)).min(1),
  /** The monster goes to the opponent's field. */
  to: z.literal('opponent').optional(),
  position: z.enum(['attack', 'defense']).optional(),
  /** It is placed in a column with so many cards ("If 2 or more cards are in the same column, ... in that column"). */
  inColumnWith: z
    .strictObject({ atLeast: z.int().min(1).optional(), atMost: z.int().min(0).optional() })
    .optional(),
  /** All of these have to be so. */
  onlyIf: z.array(procedureConditionSchema).default([]),
  /** What is done for it, right before: cards that are used up, LP that are paid. */
  uses: z.array(instructionSchema).default([]),
  /** No two of the cards used agree in any of these. */
  different: z.array(z.enum(differences)).min(1).optional(),
  /** "Once per turn this way", by the name of the card. */
  oncePer: z.enum(['turn', 'duel']).optional(),
  /** What may not be done in the turn of such a Summon, before it and after it ("You cannot Normal Summon/Set the turn ..."). */
  turn: z.strictObject({ bans: banSchema, reads: z.string().min(1) }).optional(),
  /** What its text has follow when it has been Summoned that way ("but it cannot attack this turn"). */
  follows: z.array(instructionSchema).min(1).optional(),
  /** The same in words that no instruction says: described, not played. */
  afterwards: z.string().min(1).optional(),
  /** Words of the procedure that no field says: whether it can be used hangs on them. */
  unread: z.string().min(1).optional(),
});
export type Procedure = z.infer<typeof procedureSchema>;
