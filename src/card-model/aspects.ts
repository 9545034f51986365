import { listOf } from '../platform/list-of.ts';
import type { EventName } from '../vocabulary/events.ts';

/**
 * What of the game a clause of a card's text can touch, and what an answer can depend on; `prevention`: what keeps a card
 * from being destroyed, moved or changed, or has something else happen instead.
 */
export const aspects = listOf(
  'activation summon attack battle-damage destruction place prevention stats lp control position targeting',
  'negation counters hand limit kind',
);
export type Aspect = (typeof aspects)[number];

/** Which cards or players a clause is about: its own card, the monster it is equipped to, one player (and his cards), or all. */
export type Reach = 'own' | 'equipped' | 'you' | 'opponent' | 'all';

/** What a clause can touch. */
export interface Footprint {
  readonly aspects: readonly Aspect[] | 'everything';
  readonly reach: Reach;
  /** It is about the cards of these names or archetypes alone. */
  readonly named?: readonly string[];
  /** The events of which one has to have happened for it to have done anything; left out: it may do it at any time. */
  readonly upon?: readonly EventName[];
  /** Which way it can turn what may be done; what is so, and not only may be, is turned by either. */
  readonly turns: 'denies' | 'grants' | 'either';
  /** When alone it counts: activated by its player, its card `lost` (or it would be), or as `material` of another one. */
  readonly only?: 'activated' | 'lost' | 'material';
}

/** Does a footprint touch one of these aspects? */
export const touches = ({ aspects: own }: Footprint, asked: readonly Aspect[]): boolean =>
  own === 'everything' || own.some((each) => asked.includes(each));
