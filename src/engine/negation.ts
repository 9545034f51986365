import { type Instruction, isDescribed } from '../card-model/instruction.ts';
import type { ContinuousEffect, Part } from '../card-model/part.ts';
import { says } from '../card-model/sayings.ts';
import { isField } from '../vocabulary/places.ts';
import { isOverFor } from './damage-step/destruction-pending.ts';
import { matchesFilter, sureness, viewFrom } from './fits.ts';
import { hasAbility, hasGained } from './state/ability.ts';
import { isToldNegated } from './state/card-changes.ts';
import type { Card, ChainLink, Duel, Ternary } from './state/duel.ts';
import type { NegatedEffects } from './state/lasting.ts';
import { isUnaffected, sourceOf } from './state/unaffected.ts';

/** A Continuous Effect that negates the effects of a card now, and whose it is; undefined where none does. */
export function negatedBy(duel: Duel, card: Card): Card | undefined {
  if (!isField(card.place) || !card.faceUp) return undefined;
  const named = negatedByName(duel, card) ?? negatedByKind(duel, card);
  if (named !== undefined) return named;
  return Object.values(duel.cards).find(
    (source) =>
      negatesCard(source, card) &&
      isWorking(duel, source) &&
      !isSuppressed(duel, source) &&
      isUnaffected(card, sourceOf(source)) !== 'yes',
  );
}

/** What negates the effects of all cards with the original name of this one for a time; undefined where nothing does. */
export const negatedByName = (duel: Duel, { model, role }: Card): Card | undefined =>
  lastingSource(
    duel,
    (negates) =>
      'name' in negates && negates.name === model.name && (!negates.monstersOnly || role === 'monster'),
  );

/** What negates the effects of all monsters of a kind while they are on the field. */
const negatedByKind = (duel: Duel, { model: { facts } }: Card): Card | undefined =>
  lastingSource(
    duel,
    (negates) =>
      'ability' in negates && facts.cardType === 'monster' && facts.abilities.includes(negates.ability),
  );

function lastingSource(duel: Duel, fits: (negates: NegatedEffects) => boolean): Card | undefined {
  const found = duel.restrictions.find(({ negates }) => negates !== undefined && fits(negates));
  return found === undefined ? undefined : duel.cards[found.source];
}

const negatesCard = (source: Card, card: Card): boolean =>
  continuousOf(source).some((part) => negates(source, part, card));

/** A monster whose own effects a Spell/Trap Card negates negates nothing. */
const isSuppressed = (duel: Duel, source: Card): boolean =>
  source.role === 'monster' &&
  Object.values(duel.cards).some(
    (other) => other.role !== 'monster' && negatesCard(other, source) && isWorking(duel, other),
  );

/**
 * Does a Continuous Effect negate what was activated in the Spell & Trap Zone, although its card is no longer there? What is
 * said of Spell/Trap effects on the field means those that were activated there (rule negate/effect);
 * one that its own cost took away is not meant here: its link does not lie on the field.
 */
export const isNegatedWhereActivated = (
  duel: Duel,
  card: Card,
  { place, moves }: Pick<ChainLink, 'place' | 'moves'>,
): boolean =>
  card.model.facts.cardType !== 'monster' &&
  card.moves !== moves &&
  isField(place) &&
  negatedBy(duel, { ...card, place, faceUp: true }) !== undefined;

/** Are the effects of this card negated now, by what was told or by a Continuous Effect? */
export const isNegated = (duel: Duel, card: Card): boolean =>
  isToldNegated(card) || negatedBy(duel, card) !== undefined;

/** The Continuous Effects of a card where it is. */
export const continuousOf = (card: Card): readonly ContinuousEffect[] =>
  card.model.parts.filter((part) => part.kind === 'continuous').filter((part) => isOfBoxThere(card, part));

/** Is a part of the box that counts where its card is: that of Pendulum Effects in a Pendulum Zone, the other elsewhere? */
export function isOfBoxThere({ place }: Pick<Card, 'place'>, part: Part): boolean {
  const box = 'printed' in part ? part.printed?.box : undefined;
  return box === undefined || (box === 'pendulum') === (place === 'pendulum-zone');
}

/**
 * Does the card apply its Continuous Effects? Spell/Trap Cards do once their activation has resolved; a monster that the
 * battle is determined to destroy does no more (rule effect/continuous-stops-battle), and a Gemini monster only once it
 * was Normal Summoned again (rule gemini/treated-as-normal).
 */
export const isWorking = (duel: Duel, card: Card): boolean =>
  isField(card.place) &&
  card.faceUp &&
  isOverFor(duel, card, 'continuous-effect') !== 'yes' &&
  !isGeminiWithout(card) &&
  !isToldNegated(card) &&
  (card.role === 'monster' || card.activated || isEquipped(card));

/** Does it apply them, and does nothing negate its effects? */
export const isApplying = (duel: Duel, card: Card): boolean =>
  isWorking(duel, card) && !isNegated(duel, card);

/** The same, or does it apply them as a monster that is equipped to another one? */
export const isInForce = (duel: Duel, card: Card): boolean =>
  (isWorking(duel, card) || isEquippedMonster(card)) && !isNegated(duel, card);

const isGeminiWithout = (card: Card): boolean =>
  card.role === 'monster' && hasAbility(card, 'Gemini') && !hasGained(card);

/** An Equip Spell works for its monster however it was equipped. */
const isEquipped = ({ role, equippedTo, model: { facts } }: Card): boolean =>
  role === 'equip-card' && facts.cardType === 'spell' && equippedTo !== undefined;

/** A monster that is equipped to another one applies what its text says of the equipped monster, and nothing else (rule equip/monster-as-equip). */
export const isEquippedMonster = (card: Card): boolean =>
  card.role === 'equip-card' &&
  card.model.facts.cardType === 'monster' &&
  card.faceUp &&
  !isToldNegated(card);

/**
 * Does what a text in force says apply where its card is? Of a monster that is equipped to another one only what it says of that
 * one, or as an Equip Card (rule equip/monster-as-equip); `unknown`: where only words say so.
 */
export function isSaidThere(card: Card, { what, holds, ...said }: SaidThere): Ternary {
  if (!isEquippedMonster(card) || what === 'equipped') return 'yes';
  if (holds?.flat().some((each) => 'isEquipped' in each)) return 'yes';
  return says(said, 'as-equip') || says(said, 'while-equip') ? 'unknown' : 'no';
}
type SaidThere = Partial<Pick<Instruction, 'what' | 'holds' | 'says'>>;

function negates(source: Card, part: ContinuousEffect, card: Card): boolean {
  return part.does.some((instruction) => {
    const { what } = instruction;
    if (instruction.do !== 'negate-effects' || instruction.onlyIf !== undefined) return false;
    if (instruction.reads !== undefined) return false;
    if (!isDescribed(what)) return false;
    if (what.from !== undefined && !what.from.includes(card.place)) return false;
    // A condition that only words can say is not known to hold: nothing is negated on its account.
    return sureness(matchesFilter(what.filter, card, [card.model.name], viewFrom(source))) === 'yes';
  });
}
