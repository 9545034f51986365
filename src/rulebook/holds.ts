import { z } from 'zod';
import { listOf } from '../platform/list-of.ts';

/** The moods of a question: may it be, is it so, must it be, or which value is asked. */
export const moods = listOf('may fact must how-many when where which who what-happens how');
export type Mood = (typeof moods)[number];

/** A fact: a concept, with `not:`, `cannot:`, `can:`, `must:`, `to:` or `opponent:` before it; `level>=7` compares its number. */
const fact = z.string().regex(/^(?:(?:(?:not|cannot|can|must|to|opponent):)*[a-z0-9-]+(?:(?:>=|<=|=)\d+)?)$/);

/** What a rule says formally: all of `if` is told, nothing besides that is not in `whatever`, and one of `asks` is asked. */
export const holdsSchema = z.strictObject({
  /** What must have been said. */
  if: z.array(fact).default([]),
  /** What may have been said too, as it changes nothing. `any-monster` stands for every kind of monster. */
  whatever: z.array(fact).default([]),
  /** A mood (or several, with `|`), a space, and the concept that is asked about: `may flip-summon`, `fact level>=5`. */
  asks: z.array(z.string().regex(/^[a-z|-]+ [a-z0-9:-]+(?:(?:>=|<=|=)\d+)?$/)).min(1),
  /** True or false; or a value, in which `{level}` is the number said with a concept and `{max x}` the largest of them. */
  is: z.union([z.boolean(), z.string().min(1)]),
});
export type Holds = z.infer<typeof holdsSchema>;
