import { activationPlaces, effectsOf, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { placeAfter } from '../../engine/events/moves.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Happens } from '../../engine/state/event.ts';
import { defined } from '../../platform/defined.ts';
import type { Situation } from '../../situations/situation.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Phrase } from '../grammar/clause.ts';
import type { ToldCard } from './cards.ts';
import type { ToldDeed } from './resolution.ts';

export type Action = Situation['actions'][number];

/** A Chain Link while it is being told. */
export interface ToldLink {
  readonly card: ToldCard;
  readonly player: Player | undefined;
  number: number;
  /** Which part of its card; undefined where several could be meant. */
  part: number | undefined;
  readonly cost: Happens[];
  readonly targets: ToldCard[];
  readonly deeds: ToldDeed[];

  negated?: 'activation' | 'effect';
  /** Which of its alternatives were taken, as `resolve` has them. */
  picked?: readonly number[];
  /** What is chosen as it resolves: the monster that it Summons, and the materials. */
  chosen?: readonly ToldCard[];
  /** Something of its resolution was told. */
  resolving: boolean;
  /** What it does to its target was told with its activation ("I took X with Y"): it has resolved by what is told next. */
  doneAsTold?: true;
  /** That the LP change as its text says was told. */
  lpByText?: boolean;
}

/** Does it do something to all cards of a kind? */
export const doesToAll = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ what }) => isDescribed(what) && what.count === 'all') === true;

/** May its effect take what it targets to another place? */
export const movesTargets = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ do: verb }) => {
    const event = verbFacts[verb].event;
    return event !== undefined && (isSummonWay(event) || placeAfter(event) !== undefined);
  }) === true;

/** The activation, as a situation plays it. */
export function activation(link: ToldLink): Action {
  const { card, player, part, cost, targets } = link;
  return defined({
    do: 'activate',
    card: card.id,
    part,
    player,
    cost: cost.length === 0 ? undefined : [...cost],
    targets: targets.length === 0 ? undefined : targets.map(({ id }) => id),
  });
}

/** The effect that a link activates, where it is known which. */
export function effectOf({ card, part }: ToldLink): ActivatedEffect | undefined {
  const found = part === undefined ? undefined : card.model.parts[part];
  return found !== undefined && isActivated(found) ? found : undefined;
}

/** What targets is an effect that does: of a card with one such effect that is the one, where another was taken for it. */
export function takeForTargeting(link: ToldLink): void {
  if (effectOf(link)?.targets.length !== 0 && link.part !== undefined) return;
  takePart(link, ({ targets }) => targets.length > 0);
}

/** "activates its search", "do they still search": of a card with one such effect that is the one that was activated. */
export function takeForDeed(link: ToldLink, does: readonly Verb[]): void {
  const has = (part: ActivatedEffect) => part.does.some(({ do: verb }) => does.includes(verb));
  const own = effectOf(link);
  if (own === undefined || !has(own)) takePart(link, has);
}

/** The only effect of the card that fits, and that is activated where it is, is the one of the link. */
function takePart(link: ToldLink, fits: (part: ActivatedEffect) => boolean): void {
  const { model, place } = link.card;
  const own = link.part === undefined ? undefined : model.parts[link.part];
  if (own?.kind === 'activation') return;
  const at = place ?? fieldPlaceOf(model.facts);
  const fitting = model.parts.flatMap((part, index) => {
    if (!isActivated(part) || part.kind === 'activation') return [];
    return fits(part) && activationPlaces(part, model.facts)?.includes(at) !== false ? [index] : [];
  });
  if (fitting.length === 1) link.part = fitting[0];
}

/** "Its hand effect", "its End Phase effect": is it activated there, and then? */
export function isAt(
  part: ActivatedEffect,
  said: Extract<Phrase, { kind: 'effect' }> | undefined,
  { facts }: CardModel,
): boolean {
  const { activatesIn, activatesDuring } = said ?? {};
  const fits = activatesIn === undefined || activationPlaces(part, facts)?.includes(activatesIn) !== false;
  return fits && (activatesDuring === undefined || isOfPhase(part, activatesDuring));
}

const isOfPhase = (part: ActivatedEffect, phase: Phase): boolean =>
  part.kind === 'trigger' ? part.phase === phase : part.during?.phases?.includes(phase) === true;

/** "Activates its End Phase effect", "its effect during the End Phase": the only effect that is for then, and there. */
export function takeForPlaceAndPhase(link: ToldLink, said: Phrase, phase: Phase | undefined): void {
  const { model } = link.card;
  if (said.kind === 'effect' && (said.activatesIn ?? said.activatesDuring) !== undefined)
    takePart(link, (part) => isAt(part, said, model));
  else if (link.part === undefined && phase !== undefined) takePart(link, (part) => isOfPhase(part, phase));
}

/**
 * Which part a player activates: a card's own activation, or, of a card in its place, the only effect that it can be.
 * `first`: nothing was done before that it could answer.
 */
export function partOf({ model, place }: ToldCard, effectOnly: boolean, first = false): number | undefined {
  const numbers = model.parts.flatMap((part, index) => (isActivated(part) ? [{ part, index }] : []));
  const played =
    model.facts.cardType !== 'monster' &&
    !effectOnly &&
    (place === undefined || place === 'hand' || place === fieldPlaceOf(model.facts));
  const fitting = numbers.filter(({ part }) =>
    played ? part.kind === 'activation' : part.kind !== 'activation',
  );
  // A Pendulum Monster in the hand is activated as a Spell, unless it has an effect there.
  const maybeSpell = place === 'hand' && !effectOnly && hasAbility({ model }, 'Pendulum');
  if (fitting.length === 1 && !maybeSpell) return fitting[0]?.index;
  const here = fitting.filter(
    ({ part }) => place === undefined || activationPlaces(part, model.facts)?.includes(place) !== false,
  );
  // In the open a player activates an Ignition or Quick Effect: a Trigger Effect answers something.
  const free = here.filter(
    ({ part }) =>
      part.kind === 'ignition' ||
      part.kind === 'activation' ||
      (part.kind === 'quick' && !(first && part.on.length > 0)),
  );
  return free.length === 1 ? free[0]?.index : undefined;
}

/** Does a card answer activations and declared Summons alone, so that it was chained to what was told before? */
export function answersActivationsOnly(card: ToldCard, effectOnly: boolean): boolean {
  const part = partOf(card, effectOnly);
  const parts = effectsOf(card.model).filter((each) =>
    part === undefined ? each.kind === 'activation' : each === card.model.parts[part],
  );
  return (
    parts.length > 0 &&
    parts.every(
      (each) =>
        'on' in each &&
        each.on.some(({ event }) => event === 'effect-activated') &&
        each.on.every(({ event, declared }) => event === 'effect-activated' || declared === true),
    )
  );
}
