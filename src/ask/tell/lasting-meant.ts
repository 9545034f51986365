import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardMention } from '../names/mention.ts';
import type { Token } from '../text/tokens.ts';

const applies: ReadonlySet<string> = new Set(['active', 'applying', 'live', 'on', 'up']);

/**
 * "X is active", of a card that applies nothing while it lies there, and whose effect lasts once it has resolved: that effect
 * is meant, and not that X is face-up. What is missing then, a line a card.
 */
export function lastingMeant(
  all: readonly Token[],
  mentions: readonly CardMention[],
  catalogue: Catalogue,
): readonly string[] {
  return mentions.flatMap(({ name, start, count }) => {
    const [be, word, more] = [start + count, start + count + 1, start + count + 2].map(
      (at) => all[at]?.low ?? '',
    );
    const said =
      (/^(?:is|'s|are)$/.test(be ?? '') &&
        (applies.has(word ?? '') || (word === 'in' && more === 'effect'))) ||
      all[start - 1]?.low === 'under';
    const model = said ? catalogue.exact(name) : undefined;
    return model !== undefined && onlyLasts(model) ? [`whether the effect of ${name} has resolved`] : [];
  });
}

const onlyLasts = ({ parts }: CardModel): boolean =>
  parts.every(({ kind }) => kind !== 'continuous' && kind !== 'unclassified' && kind !== 'unread') &&
  parts.filter(isActivated).some(({ does }) => does.some(({ until }) => until !== undefined));
