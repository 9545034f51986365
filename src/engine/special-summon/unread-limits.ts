import { says } from '../../card-model/sayings.ts';
import { isApplying } from '../negation.ts';
import { type Limit, limitsIn } from '../restrictions/forbidden-acts.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { hasNotHappened } from '../state/missing.ts';

/** The texts that apply now and may keep a player from a Summon of this sort, in words that no field says. */
export const unreadLimits = (
  duel: Duel,
  player: Player,
  sort: 'normal' | 'special',
): readonly { readonly source: Card; readonly words: string }[] =>
  Object.values(duel.cards)
    .filter((source) => isApplying(duel, source))
    .flatMap((source) =>
      source.model.parts
        .flatMap((part) => limitsIn(part, source.place))
        .filter(({ isRead, touches }) => !isRead && touches?.includes('summon') !== false)
        .filter((each) => speaksOf(sort, each))
        .filter(({ who }) => who !== (source.controller === player ? 'opponent' : 'you'))
        .filter(({ upon }) => !hasNotHappened(duel, upon))
        .map(({ words }) => ({ source, words })),
    );

/** A sentence that was not read, and no restriction, hinders a Summon only if it speaks of one. */
function speaksOf(sort: 'normal' | 'special', limit: Limit): boolean {
  const [normal, special] = [says(limit, 'bars-normal-summons'), says(limit, 'special-summons')];
  const restricts = limit.restricts === true;
  return sort === 'normal'
    ? normal || (restricts && !special)
    : normal || special || limit.restricts !== undefined;
}
