import type { CardModel } from '../../../card-model/card-model.ts';
import { limitsIn } from '../../../engine/restrictions/worded-limits.ts';
import type { ToldCard } from './told-cards.ts';

/** Does a text of the card, as long as it lies there, ask that cards are Set before they are activated? */
const asksToSet = ({ parts }: CardModel): boolean =>
  parts
    .flatMap((part) => limitsIn(part, 'spell-trap-zone'))
    .some(({ limit }) => limit?.forbids === 'activation' && limit.unset !== undefined);

/**
 * The Spells of which nobody said where they are, and that may lie Set as well as be in the hand: Quick-Play Spells, and
 * any where a text asks for that.
 */
export const mayLieSet = (cards: readonly ToldCard[]): readonly ToldCard[] =>
  cards.filter(
    ({ mayBeSet }) =>
      mayBeSet === 'always' || (mayBeSet === 'where-asked' && cards.some(({ model }) => asksToSet(model))),
  );
