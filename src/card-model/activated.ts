import type { Place } from '../vocabulary/places.ts';
import { type Facts, fieldPlaceOf } from './facts.ts';
import type { Instruction } from './instruction.ts';
import type { ActivatedEffect, Part, TriggerEffect, TriggerEvent } from './part.ts';
import { says } from './sayings.ts';
import type { Verb } from './verbs.ts';

/** Does this part of a card start a Chain Link? */
export const isActivated = (part: Part): part is ActivatedEffect =>
  part.kind === 'ignition' ||
  part.kind === 'quick' ||
  part.kind === 'trigger' ||
  part.kind === 'flip' ||
  part.kind === 'activation';

interface WithParts {
  readonly parts: readonly Part[];
}

/** All that the parts of a card do. */
export const allDone = ({ parts }: WithParts): readonly Instruction[] =>
  parts.flatMap((part) => ('does' in part ? part.does : []));

/** What its Continuous Effects do. */
export const allApplied = ({ parts }: WithParts): readonly Instruction[] =>
  parts.flatMap((part) => (part.kind === 'continuous' ? part.does : []));

/** The effects of a card that start Chain Links; none of one that is not known. */
export const effectsOf = (
  card: { readonly parts: readonly Part[] } | undefined,
): readonly ActivatedEffect[] => card?.parts.filter(isActivated) ?? [];

/** Does one of its effects do that? */
export const doesDo = (card: Parameters<typeof effectsOf>[0], verb: Verb): boolean =>
  effectsOf(card).some(({ does }) => does.some((each) => each.do === verb));

/** Is it a card's own activation that does nothing by itself: its other effects are used later? */
export const isForLater = (part: Part): boolean =>
  part.kind === 'activation' && part.does.length + part.cost.length === 0;

/** Is this part a Trigger Effect (Flip Effects are Trigger Effects)? */
export const isTrigger = (part: Part): part is TriggerEffect =>
  part.kind === 'trigger' || part.kind === 'flip';

/** Must the effect be activated when its time comes? */
export const isMandatory = (part: ActivatedEffect): boolean =>
  (part.kind === 'trigger' || part.kind === 'flip' || part.kind === 'quick') && part.mandatory === true;

/** The Spell Speed of an activated effect: rule effect-kinds, by the kind of effect and the kind of card. */
export function spellSpeed(part: ActivatedEffect, facts: Facts): 1 | 2 | 3 {
  if (facts.cardType === 'trap') {
    if (part.kind === 'activation') return facts.property === 'Counter' ? 3 : 2;
    return part.kind === 'quick' ? 2 : 1;
  }
  if (part.kind === 'quick') return 2;
  return part.kind === 'activation' && facts.cardType === 'spell' && facts.property === 'Quick-Play' ? 2 : 1;
}

/** Can the effect miss its timing? Null where the question is empty: it is no optional Trigger Effect, or names only a time. */
export function canMissTiming(part: ActivatedEffect): boolean | null {
  if (part.kind !== 'trigger' || part.mandatory) return null;
  return part.word === 'during' ? null : part.word === 'when';
}

/** Where the effect is activated; null for a Trigger Effect about its own card's move: where that left the card. */
export function activationPlaces(part: ActivatedEffect, facts: Facts): readonly Place[] | null {
  if (part.activatesIn !== undefined) return part.activatesIn;
  if (part.kind === 'activation')
    return facts.cardType === 'trap' ? [fieldPlaceOf(facts)] : ['hand', fieldPlaceOf(facts)];
  // What a monster is Summoned with has moved for that, too.
  const ofItself = ({ of, madeOf }: TriggerEvent): boolean => of === 'this' || madeOf?.this === true;
  if (part.kind === 'trigger' && part.on.length > 0 && part.on.every(ofItself)) return null;
  return [fieldPlaceOf(facts)];
}

/** The event that a Flip Effect answers. */
const flippedFaceUp: TriggerEvent = { event: 'flipped-face-up', of: 'this' };

/** The events that a Trigger Effect answers; a Flip Effect answers its own card's being flipped face-up. */
export const triggerEvents = (part: TriggerEffect): readonly TriggerEvent[] =>
  part.kind === 'flip' ? [flippedFaceUp] : part.on;

/** A Spell/Trap Card or Quick Effect whose text names what it answers. */
export type Answering = Extract<ActivatedEffect, { kind: 'quick' | 'activation' }>;

/** Does the part answer something that happens, without being a Trigger Effect? */
export const isAnswering = (part: Part): part is Answering =>
  (part.kind === 'quick' || part.kind === 'activation') &&
  (part.on.length > 0 || part.unreadTiming !== undefined);

/** The events that a part answers, whatever kind of effect it is. */
export const answeredEvents = (part: Part): readonly TriggerEvent[] =>
  isTrigger(part) ? triggerEvents(part) : isAnswering(part) ? part.on : [];

/** What a card does when it is activated, where that stands in its first words and these were not read. */
export function unreadDeed(
  { kind, does, targets }: ActivatedEffect,
  { parts }: { readonly parts: readonly Part[] },
): string | undefined {
  const first = parts.find((part) => part.kind !== 'activation');
  if (kind !== 'activation' || first?.kind !== 'unread' || does.length + targets.length > 0) return undefined;
  const is = !says(first, 'this-card') && (says(first, 'takes') || says(first, 'special-summons'));
  return is ? first.reads : undefined;
}
