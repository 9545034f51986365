import type { ControlLimit } from '../../card-model/lasting/control-limit.ts';
import { isField } from '../../vocabulary/places.ts';
import { isWorking } from '../negation.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { isUnaffected, sourceOf } from '../state/unaffected.ts';
import { propertiesAreOpen } from '../stats/property-changes.ts';
import { appliedOf } from './applied.ts';

/** A text that applies now and says which monsters the player can control together. */
export interface BindingLimit {
  readonly source: Card;
  readonly limit: ControlLimit;
  readonly words: string;
  /** It also says that what is too many is sent to the GY. */
  readonly sends: boolean;
  /** Why it may not bind. */
  readonly open?: string;
}

/** The texts on which monsters can be controlled together that bind this player now. */
export const controlLimitsOn = (duel: Duel, player: Player): readonly BindingLimit[] =>
  Object.values(duel.cards)
    .filter((card) => isField(card.place) && isWorking(duel, card))
    .flatMap((source) => limitsOf(duel, source, player));

function limitsOf(duel: Duel, source: Card, player: Player): readonly BindingLimit[] {
  const all = appliedOf(duel, source, ({ controls }) => controls !== undefined).filter(({ players }) =>
    players.includes(player),
  );
  const sends = all.some(({ instruction: { controls } }) => controls !== undefined && 'sends' in controls);
  return all.flatMap(({ instruction: { controls: limit, reads }, open }): readonly BindingLimit[] =>
    limit === undefined || isRemark(limit)
      ? []
      : [
          {
            source,
            limit,
            words: reads ?? source.model.name,
            sends,
            ...(open === undefined ? {} : { open }),
          },
        ],
  );
}

/** Does it say only what becomes of what is too many? */
const isRemark = (limit: ControlLimit): boolean =>
  !('oneKind' in limit || 'oneOfEach' in limit || 'asMany' in limit);

/** The monsters that the player controls; only those that are face-up, where a text asks for a Type or a kind. */
export const monstersOn = (duel: Duel, player: Player, faceUpOnly: boolean): readonly Card[] =>
  Object.values(duel.cards).filter(
    (card) =>
      card.place === 'monster-zone' &&
      card.role === 'monster' &&
      card.controller === player &&
      card.gone !== true &&
      (card.faceUp || !faceUpOnly),
  );

/** Can the two be controlled together by one player, as far as this text has a say? Both are taken as face-up monsters. */
export function canBeTogether(
  duel: Duel,
  { limit, source, open }: BindingLimit,
  one: Card,
  other: Card,
): 'yes' | 'no' | 'open' {
  const clash = clashes(duel, limit, one, other);
  if (clash === 'no') return 'yes';
  // What is unaffected by the text may be controlled all the same: no source here says so of both sides.
  const exempt = [one, other].some(
    (card) => isUnaffected({ ...card, faceUp: true, role: 'monster' }, sourceOf(source)) !== 'no',
  );
  return clash === 'open' || open !== undefined || exempt ? 'open' : 'no';
}

function clashes(duel: Duel, limit: ControlLimit, one: Card, other: Card): 'yes' | 'no' | 'open' {
  const kind = 'oneKind' in limit ? limit.oneKind : 'oneOfEach' in limit ? limit.oneOfEach : undefined;
  if (kind === undefined) return 'no';
  const [a, b] = [factsNow(one)?.[kind], factsNow(other)?.[kind]];
  if (a === undefined || b === undefined || propertiesAreOpen(duel)) return 'open';
  return (a === b) === 'oneOfEach' in limit ? 'yes' : 'no';
}

/** What is printed of a Type or Attribute for a sentence: "WATER", "a Warrior". */
export const kindWords = (limit: ControlLimit, card: Card): string => {
  const facts = factsNow(card);
  if ('oneKind' in limit) return facts?.[limit.oneKind] ?? 'of a kind that was not said';
  if ('oneOfEach' in limit) return facts?.[limit.oneOfEach] ?? 'of a kind that was not said';
  return 'such a monster';
};
