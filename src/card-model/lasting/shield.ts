import { z } from 'zod';

/** What becomes of damage that a player would take: "you take no battle damage", "any damage your opponent takes is halved". */
export const shieldSchema = z.strictObject({
  who: z.enum(['you', 'opponent', 'both']),
  damage: z.enum(['battle', 'effect', 'any']),
  becomes: z.enum(['none', 'halved', 'doubled']),
  /** Only by the effects of this player's cards. */
  from: z.enum(['you', 'opponent']).optional(),
  /** Only from battles involving its own card, or the n-th target. */
  involving: z.union([z.literal('this'), z.strictObject({ target: z.int().min(0) })]).optional(),
});
export type Shield = z.infer<typeof shieldSchema>;
