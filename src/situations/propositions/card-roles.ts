import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { cardMentions } from '../words/card-mentions.ts';
import type { Token } from '../words/tokens.ts';

/**
 * What a named card stands for in a general question: only what its facts and effects say. `<negating-card>`: while it
 * applies, the effects of all face-up monsters on the field are negated.
 */
export type CardRole = '<negating-card>' | '<other-card>';

/** A named card: from which token, over how many, and what it stands for. */
export interface NamedCard {
  readonly start: number;
  readonly count: number;
  readonly role: CardRole;
}

/** The cards that a text names. */
export const namedCards = (all: readonly Token[], text: string, catalogue: Catalogue): readonly NamedCard[] =>
  cardMentions(all, text, catalogue).map(({ name, start, count }) => {
    const model = catalogue.exact(name);
    return {
      start,
      count,
      role: model !== undefined && negatesMonsters(model) ? '<negating-card>' : '<other-card>',
    };
  });

const negatesMonsters = ({ facts, parts }: CardModel): boolean =>
  facts.cardType !== 'monster' &&
  parts.some(
    (part) =>
      part.kind === 'continuous' &&
      part.does.some((each) => {
        const { do: verb, what } = each;
        if (verb !== 'negate-effects' || typeof what !== 'object' || !('count' in what)) return false;
        const { count, from = [], filter } = what;
        return count === 'all' && from.includes('monster-zone') && isEveryMonster(filter);
      }),
  );

/** Does a filter leave out no face-up monster? */
const isEveryMonster = (filter: object): boolean =>
  Object.entries(filter).every(
    ([key, value]) => (key === 'cardType' && value === 'monster') || (key === 'faceUp' && value === true),
  );
