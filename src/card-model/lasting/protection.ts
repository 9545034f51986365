import { z } from 'zod';

/** What texts keep from being done to a card; `target`: choosing it as the target of an effect. */
export const keptDeeds = ['target', 'destroy', 'banish', 'tribute'] as const;
export type KeptDeed = (typeof keptDeeds)[number];

/** What cannot be done to a card: "cannot be targeted or destroyed by your opponent's card effects", "cannot be Tributed". */
export const protectionSchema = z.strictObject({
  from: z.array(z.enum(keptDeeds)).min(1),
  /** Only by effects of cards of this kind. */
  by: z.enum(['monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** Only by effects of the opponent, or by the opponent. */
  whose: z.literal('opponent').optional(),
  /** Of Tributing: only for a Tribute Summon. */
  for: z.literal('tribute-summon').optional(),
});
export type Protection = z.infer<typeof protectionSchema>;
