import { z } from 'zod';
import { filterSchema } from '../filter.ts';

/** The Summons that materials are used for. */
export const materialKinds = ['fusion', 'synchro', 'xyz', 'link'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** As what material a card cannot be used: "cannot be used as Synchro Material, except for the Synchro Summon of ...". */
export const materialBarSchema = z.strictObject({
  kinds: z.array(z.enum(materialKinds)).min(1),
  /** Only in cases that no field says. */
  partly: z.literal(true).optional(),
  /** Of `described`: it is the card itself that cannot be material. */
  own: z.literal(true).optional(),
  /** Only in the turn in which the card itself was Summoned in this way. */
  turnSummoned: z.enum(materialKinds).optional(),
  /** Only for Summons of these monsters. */
  for: filterSchema.optional(),
  /** Not for Summons of these monsters. */
  except: filterSchema.optional(),
});
export type MaterialBar = z.infer<typeof materialBarSchema>;
