import { type BattleText, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { KeptDeed, Protection, Shield } from '../../card-model/lasting/lasting-fields.ts';
import { says } from '../../card-model/sayings.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isApplying, isInForce, isSaidThere } from '../negation.ts';
import { isBattling } from '../state/battle.ts';
import { type Card, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { type End, isOver } from '../state/endings.ts';
import type { LastingShield, LastingStatus } from '../state/lasting.ts';
import { type EffectSource, isSuspended, isUnaffected, sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';
import { holdsInBattle } from './battle-conditions.ts';

/** Does what a text on `by` speaks of take in this card? */
export function reaches(duel: Duel, by: Card, of: BattleText['of'], card: Card): Ternary {
  if (of === undefined || of === 'this') return by.id === card.id ? 'yes' : 'no';
  if (of === 'equipped') return by.equippedTo === card.id ? 'yes' : 'no';
  if (of === 'battling') return isBattling(duel, card) ? 'yes' : 'no';
  if (isDescribed(of))
    return of.from?.includes(card.place) === false ? 'no' : fitsNow(duel, of.filter, card, viewFrom(by));
  const words = typeof of === 'object' && 'reads' in of ? of.reads.toLowerCase() : '';
  if (words === 'the equipped monster') return by.equippedTo === card.id ? 'yes' : 'no';
  if (words === "your opponent's monsters") return by.controller === card.controller ? 'no' : 'yes';
  return words === 'your monsters' ? (by.controller === card.controller ? 'yes' : 'no') : 'unknown';
}

/** What becomes of the damage, and whether that is sure. */
export interface Shielded {
  readonly becomes: Shield['becomes'];
  readonly holds: Exclude<Ternary, 'no'>;
}

const covers = (
  { who, damage, from }: Shield,
  of: Player,
  {
    player,
    kind,
    by,
  }: { readonly player: Player; readonly kind: 'battle' | 'effect'; readonly by: Player | undefined },
): boolean =>
  (damage === 'any' || damage === kind) &&
  (from === undefined || by === (from === 'you' ? of : otherPlayer(of))) &&
  (who === 'both' || player === (who === 'you' ? of : otherPlayer(of)));

const isOfBattle = ({ battle }: Duel, { battlers }: LastingShield): boolean =>
  battlers === undefined ||
  [battle?.attacker, battle?.target].some((one) =>
    battlers.some(({ id, moves }) => id === one?.id && moves === one.moves),
  );

/** What texts make of damage of this kind that the player would take. @param by whose card's effect does it */
export function shieldsOn(
  duel: Duel,
  player: Player,
  kind: 'battle' | 'effect',
  by?: Player,
): readonly Shielded[] {
  const taken = { player, kind, by };
  const lasting = (duel.shields ?? [])
    .filter((each) => covers(each.shield, each.player, taken) && isOfBattle(duel, each))
    .map(({ shield: { becomes } }): Shielded => ({ becomes, holds: 'yes' }));
  const applied = Object.values(duel.cards)
    .filter((card) => isApplying(duel, card))
    .flatMap((card) =>
      continuousOf(card).flatMap(({ does, conditions }) =>
        does.flatMap(({ shields, onlyIf }): readonly Shielded[] => {
          if (shields === undefined || !covers(shields, card.controller, taken)) return [];
          const plain = conditions.length === 0 && onlyIf === undefined;
          return [{ becomes: shields.becomes, holds: plain ? 'yes' : 'unknown' }];
        }),
      ),
    );
  return [...lasting, ...applied];
}

/** What effects that have resolved say of all monsters of a player, or of a kind: each with the card whose effect it was, and whether it holds for this one. */
export const statusesOn = (duel: Duel, card: Card) =>
  (duel.statuses ?? []).flatMap((status) => {
    const by = duel.cards[status.by];
    const holds = by === undefined ? 'no' : holdsOf(duel, status, { ...by, controller: status.player }, card);
    return by === undefined || holds === 'no' ? [] : [{ ...status, by, holds }];
  });

function holdsOf(
  duel: Duel,
  { what, later = 'yes', but = [], player }: LastingStatus,
  by: Card,
  card: Card,
): Ternary {
  if (what === undefined) return card.place === 'monster-zone' && card.controller === player ? 'yes' : 'no';
  if (but.some(({ id, moves }) => id === card.id && moves === card.moves)) return 'no';
  if (!(what.from ?? ['monster-zone']).includes(card.place)) return 'no';
  const fits = fitsNow(duel, what.filter, card, viewFrom(by));
  return fits === 'yes' ? later : fits;
}

/** The Duel without what is over when this phase of this turn begins. */
export function withoutOldShields(duel: Duel, next: { readonly turn: number; readonly phase: Phase }): Duel {
  const lasts = ({ until }: { readonly until: End | 'never' }): boolean => {
    if (until === 'never') return true;
    const left = until.turn === duel.turn && until.phase === duel.phase && next.phase !== duel.phase;
    return !isOver(until, next) && !left;
  };
  const { shields = [], statuses = [] } = duel;
  if (shields.every(lasts) && statuses.every(lasts)) return duel;
  return { ...duel, shields: shields.filter(lasts), statuses: statuses.filter(lasts) };
}

/** A text that applies to a card, or may, and says what cannot be done to it. */
interface AppliedProtection {
  /** The card whose text it is, and its player. */
  readonly by: Card;
  readonly player: Player;
  readonly words: string;
  readonly protects: Protection;
  /** Does it surely apply to the card? */
  readonly holds: Exclude<Ternary, 'no'>;
}

/** All that keeps something from being done to the card now: what effects have left, and what applies. */
export function protectionsOn(duel: Duel, card: Card): readonly AppliedProtection[] {
  const lasting = card.changes.flatMap((change): readonly AppliedProtection[] => {
    if (change.is !== 'status' || change.protects === undefined || isSuspended(card, change)) return [];
    const { words, protects, by } = change;
    return [{ words, protects, by: duel.cards[by.card] ?? card, player: by.player, holds: 'yes' }];
  });
  const ofAll = statusesOn(duel, card).flatMap(({ protects, ...status }) =>
    protects === undefined ? [] : [{ ...status, protects }],
  );
  const applied = Object.values(duel.cards)
    .filter((by) => isInForce(duel, by))
    .flatMap((by) => appliedBy(duel, by, card));
  return [...lasting, ...ofAll, ...applied];
}

const appliedBy = (duel: Duel, by: Card, card: Card): readonly AppliedProtection[] =>
  continuousOf(by).flatMap((part) => {
    if (part.appliesIn?.includes(by.place) === false) return [];
    return part.does.flatMap((each): readonly AppliedProtection[] => {
      const { do: verb, what, reads, protects, onlyIf, holds: condition } = each;
      const there = isSaidThere(by, each);
      if (reads === undefined || protects === undefined || there === 'no') return [];
      const reached = what === undefined ? 'unknown' : reaches(duel, by, what, card);
      const judged =
        onlyIf === undefined
          ? 'yes'
          : // It lasts from an attack on: whether there was one in the turn before, nobody said.
            protects.afterAttack
            ? 'unknown'
            : condition === undefined
              ? sureOf(holdsInBattle(duel, by, onlyIf))
              : anyHolds(duel, condition, by, by.controller);
      // What players may not do does nothing to the card (rule unaffected/unaffected).
      const alone = verb === 'restrict' ? 'no' : isLeftAlone(duel, card, sourceOf(by));
      if (reached === 'no' || judged === 'no' || alone === 'yes') return [];
      const sure =
        reached === 'yes' &&
        judged === 'yes' &&
        alone === 'no' &&
        there === 'yes' &&
        part.conditions.length === 0;
      return [{ by, player: by.controller, words: reads, protects, holds: sure ? 'yes' : 'unknown' }];
    });
  });

/** What holds if it was not used up before may hold, or not. */
const sureOf = ({ is, assumed }: ReturnType<typeof holdsInBattle>): Ternary =>
  assumed === undefined ? is : 'unknown';

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

/** Is the card unaffected by the effects of a source, by its own text or by an effect that lasts? */
export const isLeftByItself = (duel: Duel, card: Card, source: EffectSource): Ternary =>
  isUnaffected(card, source, (holds) => anyHolds(duel, holds, card, card.controller));

/** Is the card unaffected by the effects of a source, by its own text, by an effect that lasts, or by the text of another card? */
export function isLeftAlone(duel: Duel, card: Card, source: EffectSource): Ternary {
  const own = isLeftByItself(duel, card, source);
  return own === 'no' && source.card !== card.id ? isSheltered(duel, card, source) : own;
}

/** Whether a text of another card keeps the effects of a source off this one now (rule unaffected/unaffected). */
export function isSheltered(duel: Duel, card: Card, source: EffectSource): Ternary {
  if (card.role !== 'monster' || !card.faceUp) return 'no';
  const said = Object.values(duel.cards)
    .filter((other) => other.id !== card.id && isInForce(duel, other))
    .flatMap((other) =>
      continuousOf(other).flatMap(({ does, conditions }) =>
        does
          .filter((each) => says(each, 'immunity') && isSaidThere(other, each) !== 'no')
          .map((each) => judged(duel, card, source, other, each, conditions.length > 0)),
      ),
    );
  return said.find((each) => each === 'yes') ?? said.find((each) => each === 'unknown') ?? 'no';
}

function judged(
  duel: Duel,
  card: Card,
  source: EffectSource,
  other: Card,
  instruction: Instruction,
  conditional: boolean,
): Ternary {
  const { do: verb, what, onlyIf, unaffected } = instruction;
  const hangs = conditional || onlyIf !== undefined;
  if (verb === 'change-status') {
    if (what === 'this') return 'no';
    if (what === 'equipped' && other.equippedTo !== card.id) return 'no';
    if (isDescribed(what) && fitsNow(duel, what.filter, card, viewFrom(other)) === 'no') return 'no';
    if (unaffected === undefined || hangs || (what !== 'equipped' && !isDescribed(what))) return 'unknown';
    const whose = unaffected.whose === undefined || source.player !== other.controller;
    return whose && unaffected.by.includes(source.kind) ? 'yes' : 'no';
  }
  return says(instruction, 'this-card-is') ? 'no' : 'unknown';
}
