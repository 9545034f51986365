import { z } from 'zod';
import { aboutSchema } from '../compiled/layout.ts';

/** The shipped catalogue: a mark, the length of the header, the header as JSON, its sections, each packed with brotli. */
export const MARK = 'HJFACTS1';
/** The mark, and a number of four bytes. */
export const HEAD_BYTES = MARK.length + 4;

const place = z.tuple([z.int().min(0), z.int().min(0)]);

/** A part of the index of names: where it is packed, and where in it, unpacked, each piece is. */
const partSchema = z.object({ place, pieces: z.record(z.string(), place) });

export const headerSchema = z.object({
  size: z.int().min(1),
  about: aboutSchema.extend({
    /** Of which day the published catalogue is: its limits are of that day. */
    date: z.iso.date(),
    /** Which phrases its models are written with. */
    phrases: z.string(),
  }),
  english: partSchema,
  setNumbers: partSchema,
  /** The names in each other language, one a line, in the order of the cards. */
  otherNames: z.array(z.object({ language: z.string(), place })),
  /** The models, one a line, so many a section. */
  modelsEach: z.int().min(1),
  models: z.array(place),
});
export type ShippedHeader = z.infer<typeof headerSchema>;
export type ShippedAbout = ShippedHeader['about'];

/** Where it is in the folder of the project's data. */
export const SHIPPED = ['catalogue', 'cards.br'] as const;
