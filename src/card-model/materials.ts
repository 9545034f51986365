import { z } from 'zod';
import { differences, filterSchema } from './filter.ts';
import { eitherSchema } from './value.ts';

/** Materials of one sort: "1 Tuner", "2 Level 4 monsters", "1+ non-Tuner monsters". */
const materialGroupSchema = z.strictObject({
  count: z.int().min(1),
  /** "1+", "1 or more": more of them may be used. */
  orMore: z.literal(true).optional(),
  filter: filterSchema.default({}),
});
export type MaterialGroup = z.infer<typeof materialGroupSchema>;

/** What the materials of a monster have to be, as its first line says. */
export const materialsSchema = z.strictObject({
  groups: z.array(materialGroupSchema).min(1),
  /** "including a Link Monster": some of the materials are of this sort. */
  including: materialGroupSchema.optional(),
  /** "with different names": no two of the materials agree in any of these. */
  different: z.array(z.enum(differences)).min(1).optional(),
});
export type Materials = z.infer<typeof materialsSchema>;

/** Other numbers of Tributes for a monster's Normal Summon or Set than its Level asks for. */
export const tributeWaySchema = z.strictObject({
  count: z.int().min(0).max(5),
  as: z.array(z.enum(['summon', 'set'])).min(1),
  /** There is no other number. */
  required: z.literal(true).optional(),
  /** Which monsters may be Tributed for it. */
  filter: filterSchema.optional(),
  /** A condition, as the text has it; whether it holds is open where no field says it. */
  onlyIf: z.string().min(1).optional(),
  /** What that condition asks of the state of the Duel. */
  holds: eitherSchema.optional(),
});
export type TributeWay = z.infer<typeof tributeWaySchema>;
