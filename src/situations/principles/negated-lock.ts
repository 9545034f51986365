import { isActivated } from '../../effects/activated.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { isNegator, negationTold } from './reading/negators.ts';

const asks =
  /\b(?:am|are|is|do|does|will) (?:i|we|they|he|she|my opponent|the opponent|opponent)\b[^?]*\b(?:lock(?:ed)?|restrict(?:ed|ions?)|stuck|bound|limited|under (?:the|its|that))\b|\bdoes (?:the|its|that|their) (?:lock|restriction|limit)\b[^?]*\b(?:apply|applies|stay|last|count|remain)\b/;

/**
 * Does the restriction of an effect that was negated bind its player? What the effect itself would have brought is not there
 * (rule negate/effect); text that is no effect, on the turn in which the card is activated, binds all the same (rule
 * text/not-negated).
 */
export const negatedLock: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (!asks.test(question)) return undefined;
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'summon' || speaksAgainst(told, 'negated'))
    return undefined;
  const { card, by, what } = negation;
  if (cards.some((each) => each !== card && each !== by && isNegator(each))) return undefined;
  const inEffects = card.model.parts.flatMap((part) =>
    isActivated(part) && part.does.some(({ do: verb, who }) => verb === 'restrict' && who !== 'opponent')
      ? [{ model: card.model, part }]
      : [],
  );
  const apart = card.model.parts.filter(
    (part) => part.kind === 'not-an-effect' && part.what === 'restriction',
  );
  if (card.model.parts.some(({ kind }) => kind === 'unread')) return undefined;
  if (inEffects.length === 1 && apart.length === 0)
    return ruled('no', 'negate/effect', 'the restriction is part of what was negated', inEffects);
  if (inEffects.length > 0 || apart.length !== 1 || what !== 'effect') return undefined;
  return ruled(
    'yes',
    'text/not-negated',
    'the restriction is text on the activation, and no part of the effect',
  );
};
