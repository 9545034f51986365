import type { ModelOf } from './cards/open-catalogue.ts';
import { cardModelSchema } from './effects/card-model.ts';

/** The effect model of a published card: its facts; its text is not read into parts yet. */
export const modelOf: ModelOf = ({ name, password, konamiId, facts }) =>
  cardModelSchema.parse({ name, password, konamiId, facts });
