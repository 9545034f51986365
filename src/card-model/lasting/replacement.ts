import { z } from 'zod';
import { instructionSchema } from '../instruction.ts';
import { groupSchema } from '../value.ts';
import { keptDeeds } from './lasting-fields.ts';

/** Of what a text has something else happen instead: "if a "Lantern" monster you control would be destroyed by card effect, ... instead". */
export const replacementSchema = z.strictObject({
  /** What effects would do; none where the text speaks of battle alone. */
  deeds: z.array(z.enum(keptDeeds)),
  /** When a battle would destroy them as well. */
  byBattle: z.literal(true).optional(),
  /** Of these only when the opponent's effects would do them. */
  byOpponent: z.array(z.enum(keptDeeds)).min(1).optional(),
  /** To which cards; left out: to any. */
  of: z.enum(['this', 'equipped', 'yours']).optional(),
  other: z.literal(true).optional(),
  named: z.array(z.string().min(1)).min(1).optional(),
  fromGy: z.literal(true).optional(),
  /** It is done, and left to nobody. */
  must: z.literal(true).optional(),
  /** A monster that is equipped to the card is taken for it. */
  takesEquipped: z.literal(true).optional(),
  /** Only of such cards in these places. */
  cards: z.array(groupSchema).min(1).optional(),
  /** What is done instead, where it is one thing and its words were read. */
  does: instructionSchema.optional(),
});
export type Replacement = z.infer<typeof replacementSchema>;
