import { z } from 'zod';
import table from '../../data/lexicon/card-text/says.json' with { type: 'json' };

const { reads, onlyIf, sentences, cards, events, battles, parts, text } = table;
const rows = {
  ...reads,
  ...onlyIf,
  ...sentences,
  ...cards,
  ...events,
  ...battles,
  ...parts,
  ...text,
  /** Its own card, or that of which it is said, is unaffected by such effects. */
  'unaffected-by-monster': [],
  'unaffected-by-spell': [],
  'unaffected-by-trap': [],
};

/** What words can speak of that no other field says: data/lexicon/card-text/says.json, by the field that they stand in. */
export type Saying = keyof typeof rows;

const isSaying = (name: string): name is Saying => name in rows;
const sayings = Object.keys(rows).filter(isSaying);

/** What words speak of, beside the field that holds them. */
export const saysSchema = z.array(z.enum(sayings)).min(1).optional();

/** Something that has words, with what these speak of. */
export interface Spoken {
  readonly says?: readonly Saying[] | undefined;
}

/** May its words speak of this? */
export const says = ({ says: all }: Spoken, saying: Saying): boolean => all?.includes(saying) === true;
