import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { rule } from '../rule.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';

/** A card, and an effect that would have it among the targets with this number. */
interface Turned {
  readonly card: Card;
  readonly effect: ActivatedEffect;
  readonly at: number;
}

/** What the effect does to the position of those targets, where it does nothing else with them; undefined where nothing. */
function turnsTarget({ effect, at }: Turned): 'face-down' | 'position' | undefined {
  const done = effect.does.filter(
    ({ what }) =>
      what === 'targets' ||
      (typeof what === 'object' && !isDescribed(what) && 'target' in what && what.target === at),
  );
  if (done.length === 0 || done.some(({ joined }) => joined === 'or' || joined === 'otherwise'))
    return undefined;
  if (done.every(({ do: verb }) => verb === 'flip-face-down')) return 'face-down';
  return done.every(({ do: verb }) => verb === 'change-position' || verb === 'flip-face-down')
    ? 'position'
    : undefined;
}

/** A Link Monster has no other position, and is no target of what only changes that. */
export const linkPositionFixed = rule({
  id: 'link/no-target',
  reasons: { link: ['forbids', '{card} is a Link Monster, which is in Attack Position and face-up always'] },
  decide(_: Duel, turned: Turned) {
    const isLink = factsNow(turned.card)?.abilities.includes('Link') === true;
    if (!isLink || turnsTarget(turned) === undefined) return null;
    return { code: 'link' };
  },
});

/** A Token is always face-up. */
export const tokenFaceUp = rule({
  id: 'move/tokens',
  reasons: { token: ['forbids', '{card} is a Token, which is face-up always'] },
  decide(_: Duel, turned: Turned) {
    const isToken = factsNow(turned.card)?.abilities.includes('Token') === true;
    if (!isToken || turnsTarget(turned) !== 'face-down') return null;
    return { code: 'token' };
  },
});

/** Why a card cannot be turned as an effect would turn its targets; undefined where nothing keeps it from that. */
export const cannotBeTurned = (duel: Duel, turned: Turned): Finding | undefined =>
  linkPositionFixed.apply(duel, turned) ?? tokenFaceUp.apply(duel, turned) ?? undefined;
