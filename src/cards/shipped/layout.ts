import { z } from 'zod';
import { aboutSchema } from '../compiled/layout.ts';

/**
 * The shipped catalogue: a mark, the length of the header, the header as JSON, and packed with brotli, a line a card each, the
 * best known first: the models, the names in each other language, the set numbers.
 */
export const MARK = 'HJFACTS2';
/** The mark, and a number of four bytes. */
export const HEAD_BYTES = MARK.length + 4;
/** Between set numbers of a card. */
export const BETWEEN = '\t';

export const headerSchema = z.object({
  size: z.int().min(1),
  about: aboutSchema.extend({
    /** Of which day the published catalogue is: its limits are of that day. */
    date: z.iso.date(),
    /** Which phrases its models are written with. */
    phrases: z.string(),
  }),
  languages: z.array(z.string()),
});

export type ShippedHeader = z.infer<typeof headerSchema>;
export type ShippedAbout = ShippedHeader['about'];

/** Where it is in the folder of the project's data. */
export const SHIPPED = ['catalogue', 'cards.br'] as const;
