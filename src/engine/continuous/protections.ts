import type { KeptDeed, Protection } from '../../card-model/lasting/protection.ts';
import { continuousOf, isEquippedMonster, isNegated, isWorking } from '../negation.ts';
import { type Card, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { type EffectSource, isSuspended, sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';
import { holdsInBattle } from './battle-conditions.ts';
import { isLeftAlone } from './granted-immunity.ts';
import { reaches } from './reaches.ts';
import { statusesOfAll } from './shields.ts';

/** A text that applies to a card, or may, and says what cannot be done to it. */
export interface AppliedProtection {
  /** The card whose text it is, and its player. */
  readonly by: Card;
  readonly player: Player;
  readonly words: string;
  readonly protects: Protection;
  /** Does it surely apply to the card? */
  readonly holds: Exclude<Ternary, 'no'>;
}

/**
 * All that keeps something from being done to the card now: what effects have left on it or on all monsters of its player,
 * and what applies without being activated.
 */
export function protectionsOn(duel: Duel, card: Card): readonly AppliedProtection[] {
  const lasting = card.changes.flatMap((change): readonly AppliedProtection[] => {
    if (change.is !== 'status' || change.protects === undefined || isSuspended(card, change)) return [];
    const { words, protects, by } = change;
    return [{ words, protects, by: duel.cards[by.card] ?? card, player: by.player, holds: 'yes' }];
  });
  const ofAll = (card.place === 'monster-zone' ? statusesOfAll(duel, card) : []).flatMap(
    ({ protects, ...status }) => (protects === undefined ? [] : [{ ...status, protects }]),
  );
  const applied = Object.values(duel.cards)
    .filter((by) => (isWorking(duel, by) || isEquippedMonster(by)) && !isNegated(duel, by))
    .flatMap((by) => appliedBy(duel, by, card));
  return [...lasting, ...ofAll, ...applied];
}

const appliedBy = (duel: Duel, by: Card, card: Card): readonly AppliedProtection[] =>
  continuousOf(by).flatMap((part) => {
    if (part.appliesIn?.includes(by.place) === false) return [];
    return part.does.flatMap(
      ({ do: verb, what, reads, protects, onlyIf, holds: condition }): readonly AppliedProtection[] => {
        if (reads === undefined || protects === undefined) return [];
        const reached = what === undefined ? 'unknown' : reaches(duel, by, what, card);
        const judged =
          onlyIf === undefined
            ? 'yes'
            : condition === undefined
              ? holdsInBattle(duel, by, onlyIf).is
              : anyHolds(duel, condition, by, by.controller);
        // What players may not do does nothing to the card (rule unaffected/unaffected).
        const alone = verb === 'restrict' ? 'no' : isLeftAlone(duel, card, sourceOf(by));
        if (reached === 'no' || judged === 'no' || alone === 'yes') return [];
        const sure = reached === 'yes' && judged === 'yes' && alone === 'no' && part.conditions.length === 0;
        return [{ by, player: by.controller, words: reads, protects, holds: sure ? 'yes' : 'unknown' }];
      },
    );
  });

/** Who does it, as far as that was said, and with the effect of what kind of card; no kind where no effect does it. */
export interface Doer {
  readonly player?: Player;
  readonly kind?: EffectSource['kind'] | 'none';
}

/** Does a text keep this from being done to the card by this player or effect? What it says of other deeds does not. */
export function keepsFrom(
  { protects, player, holds: applies }: AppliedProtection,
  deed: KeptDeed,
  by: Doer,
): Ternary {
  if (!protects.from.includes(deed)) return 'no';
  if (protects.partly) return 'unknown';
  const sides =
    protects.whose === undefined
      ? 'yes'
      : by.player === undefined
        ? 'unknown'
        : by.player === otherPlayer(player)
          ? 'yes'
          : 'no';
  const kinds =
    protects.by === undefined
      ? 'yes'
      : by.kind === undefined
        ? 'unknown'
        : protects.by === by.kind ||
            (protects.by === 'spell-trap' && (by.kind === 'spell' || by.kind === 'trap'))
          ? 'yes'
          : 'no';
  if (sides === 'no' || kinds === 'no') return 'no';
  return sides === 'yes' && kinds === 'yes' ? applies : 'unknown';
}
