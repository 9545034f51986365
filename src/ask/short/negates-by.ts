import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect } from '../../effects/part.ts';

/** Does it negate the activation or the effect that it answers? */
export const negatesAnswered = ({ does }: ActivatedEffect): boolean =>
  does.some(({ do: verb }) => verb === 'negate-activation' || verb === 'negate-effect');

/** How a card negates effects: what it answers is negated, or what it targets; undefined where it does neither. */
export function negatesBy({ parts }: CardModel): 'answering' | 'targeting' | undefined {
  const effects = parts.filter(isActivated);
  if (effects.some(negatesAnswered)) return 'answering';
  const [own, more] = effects.filter(({ does }) => does.some(({ do: verb }) => verb === 'negate-effects'));
  return own !== undefined && more === undefined && own.targets.length === 1 ? 'targeting' : undefined;
}
