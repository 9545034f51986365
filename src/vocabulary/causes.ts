import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { vocabulary } from './terms.ts';

/** How an event came about: what a card's text asks for with "by battle", "by card effect", "as material". */
export const causes = vocabulary('cause', words.causes);

export type Cause = (typeof causes.ids)[number];
