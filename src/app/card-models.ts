import type { ModelOf } from '../cards/published.ts';
import { cardModelOf } from '../cardtext/model/card-model-of.ts';

export { withSayings } from '../cardtext/what-words-say.ts';

/** The effect model of a published card, read from its text. The one place where catalogue and reader meet. */
export const modelOf: ModelOf = cardModelOf;
