import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import type { SketchCard } from './reading/sketch.ts';

const until = /\bexcavate [^.]*\buntil you excavate an? monster that can be Normal Summoned\/Set\b/i;
const excavates =
  /#(?<by>\d) (?:excavates|reveals|turns over|turns up|hits|flips|flips over|digs up|digs to|digs into) (?:an? |my |the )?#(?<card>\d)/;
const asks =
  /^(?:so )?(?:is|does|do|will|would|can|must) (?:i )?(?:(?:it|#\d)(?:'s effect)? )?(?:get |be )?(?:special )?(?:summon|summoned|summons)(?: (?:it|#\d))?(?: (?:by|with|off|from|for|through) #\d)?(?: now| then)?\?$/;

/**
 * An effect that excavates until a monster that can be Normal Summoned/Set passes over one that cannot, and does not Special
 * Summon it (rule text/described-cards).
 */
export const excavated: KeyWordPrinciple = ({ cards, told, question }) => {
  const { by, card } = excavates.exec(told)?.groups ?? {};
  const [effect, found] = [cards[Number(by ?? NaN)], cards[Number(card ?? NaN)]];
  if (effect === undefined || found === undefined || cards.length > 2 || !asks.test(question))
    return undefined;
  if (!until.test(textOf(effect.model)) || !isNever(found)) return undefined;
  return ruled(
    'no',
    'text/described-cards',
    `${effect.model.name} looks for a monster that can be Normal Summoned/Set, and ${found.model.name} cannot`,
    effect.model.parts.flatMap((part) => (part.kind === 'activation' ? [{ model: effect.model, part }] : [])),
  );
};

const isNever = ({ model: { facts, summoning } }: SketchCard): boolean =>
  facts.cardType === 'monster' && summoning.noNormalSummonSet === true;
