import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import type { Card } from '../../engine/state/duel.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { type Tried, tried } from './offer.ts';

type Happen = Extract<Action, { do: 'happen' }>;
type Event = Happen['events'][number];

/** What can happen to a card where it is. */
function eventsOf(card: Card): readonly Omit<Event, 'card'>[] {
  const { place, faceUp, model } = card;
  const effect = (event: EventName): Omit<Event, 'card'> => ({ event, cause: 'effect' });
  const { facts } = model;
  const monster = facts.cardType === 'monster';
  const back = isExtraDeckMonster(facts)
    ? [effect('returned-to-extra-deck')]
    : [effect('returned-to-hand'), effect('returned-to-deck')];
  if (place === 'hand')
    return [
      { event: 'discarded', cause: 'cost' },
      effect('discarded'),
      effect('sent-to-gy'),
      effect('banished'),
      effect('returned-to-deck'),
      ...(hasAbility(card, 'Ritual') ? [effect('ritual-summoned')] : []),
      ...(monster ? [effect('special-summoned')] : []),
    ];
  if (place === 'deck')
    return [
      effect('added-to-hand'),
      effect('sent-to-gy'),
      effect('banished'),
      ...(monster ? [effect('special-summoned')] : []),
    ];
  if (place === 'extra-deck')
    return [
      ...(hasAbility(card, 'Fusion') ? [effect('fusion-summoned')] : []),
      effect('special-summoned'),
      effect('sent-to-gy'),
      effect('banished'),
    ];
  if (place === 'gy' || place === 'banished')
    return [
      ...(monster ? [effect('special-summoned')] : []),
      ...(isExtraDeckMonster(facts) ? [] : [effect('added-to-hand')]),
      effect(place === 'gy' ? 'banished' : 'returned-to-gy'),
      effect(isExtraDeckMonster(facts) ? 'returned-to-extra-deck' : 'returned-to-deck'),
    ];
  if (place === 'xyz-material') return [{ event: 'detached', cause: 'cost' }, effect('detached')];
  const onlyUp = hasAbility(card, 'Link');
  const turns =
    place !== 'monster-zone' || onlyUp ? [] : [effect(faceUp ? 'flipped-face-down' : 'flipped-face-up')];
  return [
    effect('destroyed'),
    ...(place === 'monster-zone' ? [{ event: 'destroyed', cause: 'battle' } as const] : []),
    effect('sent-to-gy'),
    { event: 'sent-to-gy', cause: 'cost' },
    ...(place === 'monster-zone' ? [{ event: 'tributed', cause: 'cost' } as const] : []),
    effect('banished'),
    ...back,
    ...turns,
    ...(place === 'monster-zone' && faceUp
      ? [...(onlyUp ? [] : [effect('position-changed')]), effect('effects-negated')]
      : []),
    ...(isField(place) ? [effect('control-changed')] : []),
  ];
}

/** What could happen to each card: outside a Chain; or, while there is one, as what its last link did when it resolved. */
export const happenings = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card) =>
    eventsOf(card).map((each) => {
      const event: Event = { ...each, card: card.id };
      return tried(told(board, event), card.id);
    }),
  );

function told({ duel }: Board, event: Event): Action {
  if (duel.chain.length === 0)
    return { do: 'happen', ...(event.cause === 'battle' ? { in: 'battle' as const } : {}), events: [event] };
  // What an effect does needs no more words.
  const { cause, ...plain } = event;
  return { do: 'resolve', happens: [[cause === 'effect' ? plain : event]] };
}
