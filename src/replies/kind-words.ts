import words from '../../data/lexicon/described.json' with { type: 'json' };
import type { Part } from '../card-model/part.ts';

/** The heading of an effect of a card: its number and its kind. */
export const kindHeading = /^(\d+\. )(.+)$/s;

/** What kind of effect a part is, as rulebooks call it. */
export const kindWords = ({ kind }: Part): string => words.kinds[kind];
