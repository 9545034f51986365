import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { Chunk, Sense } from '../text/chunk.ts';

/**
 * "activates X (choosing Y)", where an effect of X has a monster Normal Summoned right after it resolves: that effect is
 * activated, and then Y is Normal Summoned. Other choices stay as they are.
 */
export function withSummons(all: readonly Chunk[], catalogue: Catalogue): readonly Chunk[] {
  const told: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [card, open, chooses, chosen, close] = all.slice(at, at + 5);
    const choice =
      card?.is === 'card' &&
      open?.is === 'open' &&
      chooses?.is === 'verb' &&
      chooses.verb === 'choose' &&
      chosen?.is === 'card' &&
      close?.is === 'close';
    const model = choice ? catalogue.exact(card.name) : undefined;
    if (!choice || model === undefined || !summonsAfter(model)) {
      if (card !== undefined) told.push(card);
      continue;
    }
    const like = (sense: Sense, text: string, where: Chunk): Chunk => ({
      ...sense,
      text,
      from: where.from,
      to: where.to,
    });
    told.push(
      like({ is: 'noun', noun: 'effect' }, 'effect', card),
      like({ is: 'prep', prep: 'of' }, 'of', card),
      card,
    );
    told.push(like({ is: 'join', join: 'next' }, 'then', open));
    told.push(like({ is: 'verb', verb: 'normal-summon', form: 's' }, 'Normal Summons', chooses), chosen);
    at += 4;
  }
  return told;
}

/** Is the only thing that the card's effects do a Normal Summon right after? Its own activation does nothing then. */
const summonsAfter = ({ parts }: CardModel): boolean => {
  const doing = parts.filter(isActivated).filter(({ does }) => does.length > 0);
  return (
    doing.length === 1 &&
    doing.every(({ does }) => does.some((each) => each.do === 'normal-summon' && each.immediatelyAfter))
  );
};
