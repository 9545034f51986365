import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { PositionCase } from './position.ts';

/** The texts that keep the position of this card as it is, or may do that. */
const keptBy = (duel: Duel, card: Card) =>
  protectionsOn(duel, card).flatMap((each) => {
    const { by, words, protects } = each;
    // A monster that has attacked goes to Defense Position: one that is in Attack Position has not.
    if (protects.afterAttack && (by.id !== card.id || card.position === 'attack')) return [];
    const holds = keepsFrom(each, 'reposition', {});
    return holds === 'no' ? [] : [{ by, words, holds: protects.afterAttack ? 'unknown' : holds }];
  });

/** A text that keeps a monster's battle position as it is goes before the rule that it may be changed by hand. */
export const positionKept = rule({
  id: 'wording/cannot-wins',
  reasons: {
    kept: ['forbids', 'a text of {source} keeps {card} from changing its battle position: "{words}"'],
    'perhaps-kept': [
      'unknown',
      'whether a text of {source} keeps {card} from changing its battle position is not settled: "{words}"',
    ],
  },
  decide(duel: Duel, { card }: PositionCase) {
    const all = keptBy(duel, card);
    const found = all.find(({ holds }) => holds === 'yes') ?? all[0];
    if (found === undefined) return null;
    return {
      code: found.holds === 'yes' ? 'kept' : 'perhaps-kept',
      facts: { source: found.by.model.name, words: found.words },
    };
  },
});
