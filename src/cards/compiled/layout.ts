import { z } from 'zod';
import { indexParts } from '../names/name-index.ts';

/** A compiled catalogue: records, texts, parts of the index, a header as JSON, its place, and a mark that only a whole file has. */
export const MARK = 'HJCARDS2';
/** Two numbers of eight bytes and the mark. */
export const TRAILER_BYTES = 16 + MARK.length;
/** Numbers in a part must begin at a multiple of this. */
export const ALIGNMENT = 8;

const place = z.tuple([z.int().min(0), z.int().min(0)]);

/** Where a compiled catalogue comes from, and what it was made with. */
export const aboutSchema = z.object({
  /** The address or file. */
  from: z.string(),
  /** What the source calls this version (an HTTP ETag). */
  tag: z.string().optional(),
  /** How many cards the source has, and how many of its records were put aside. */
  published: z.int().min(0),
  aside: z.int().min(0),
  /** The version of the program that made the stored models. */
  models: z.string(),
});
export type About = z.infer<typeof aboutSchema>;

/** The header: where in the file each part is, and in a part each piece, as [from, length] in bytes. */
export const headerSchema = z.object({
  size: z.int().min(1),
  about: aboutSchema,
  parts: z.record(z.enum(indexParts), z.object({ place, pieces: z.record(z.string(), place) })),
  records: place,
  /** Where the texts in other languages are, as the records; a file that was made before they were kept has none. */
  texts: place.optional(),
});
export type Header = z.infer<typeof headerSchema>;
