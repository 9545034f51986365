import { answeredEvents, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ShortQuestion } from './short-question.ts';

/** "Does X protect a monster from Y", told: Y is used on the only one of a player, who answers with X. Undefined where cards do not say how. */
export function protectionTold({ asks, card, other, third }: ShortQuestion): string | undefined {
  if (!['protects', 'negated-in-spite'].includes(asks) || other === undefined) return undefined;
  const named = third?.model.ofKind === undefined ? third?.model.name : undefined;
  const it = named ?? 'my monster';
  const [by, from] = [card.model, other.model].map((each) => used(each, it));
  if (by === undefined || from?.startsWith('activate') !== true) return undefined;
  const answered = other.model.parts.filter(isActivated).flatMap(answeredEvents);
  const attacks = answered.some(({ event }) => event === 'attack-declared');
  if (answered.length > 0 && !attacks) return undefined;
  const before = attacks ? 'attack with' : 'control';
  const answer = by.replace(/^activate/, 'chain');
  const asked = asks === 'protects' ? `Does ${other.model.name} spare ${it}` : `Is ${it} negated`;
  return `I ${before} ${named ?? 'a monster'}. My opponent ${from.replace(/^activate/, 'activates')}. I ${answer}. ${asked}?`;
}

/** How a card is used, where all its effects are used alike: on the monster, at all, or by lying on the field. */
function used({ name, parts }: CardModel, on: string): string | undefined {
  const [aims, ...others] = parts.filter(isActivated).map(({ targets }) => targets.length > 0);
  if (aims === undefined) return `control ${name}`;
  const hits = parts
    .filter(isActivated)
    .flatMap(({ targets }) => targets.map(({ filter }) => filter.cardType));
  if (others.some((each) => each !== aims) || hits.some((each = 'monster') => each !== 'monster'))
    return undefined;
  return `activate ${name}${aims ? ` targeting ${on}` : ''}`;
}
