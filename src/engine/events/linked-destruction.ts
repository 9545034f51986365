import { allDone } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Bond } from '../../card-model/lasting/lasting-fields.ts';
import { says } from '../../card-model/sayings.ts';
import { type Verb, verbFacts, verbWords } from '../../card-model/verbs.ts';
import { events } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { isLeftAlone } from '../continuous/protections.ts';
import { isApplying, isNegated } from '../negation.ts';
import { equipsOf, materialsOf } from '../state/attached.ts';
import { type Card, type ChainLink, cardOf, type Duel, type Resolved } from '../state/duel.ts';
import type { DuelEvent, Happens } from '../state/event.ts';
import type { Unknown } from '../state/missing.ts';
import { sourceOf } from '../state/unaffected.ts';
import { placeAfter } from './moves.ts';

/** What follows of bonds, or of Equip Cards, and what would have to be known to say. */
export interface Followed {
  readonly happens: readonly Happens[];
  readonly missing: readonly Unknown[];
}

/**
 * What is put away because the card that it is bound to left the field or was destroyed, right after that and without a
 * Chain Link (rule effect/continuous-starts): the monster of a Call of the Haunted, and the Trap with its monster.
 * @param before the Duel as it was when the events began: what was negated then does nothing
 */
export function followedBonds(before: Duel, after: Duel, events: readonly DuelEvent[]): Followed {
  const all = events.flatMap((event) => [...ofLost(before, after, event, events), ...ofBound(after, event)]);
  // Two copies of the same deed are one.
  const happens = all.flatMap((each) => ('event' in each ? [each] : []));
  return {
    happens: happens.filter(({ card }, at) => happens.findIndex((other) => other.card === card) === at),
    missing: all.flatMap((each) => ('words' in each ? [each] : [])),
  };
}

const meets = ({ when }: Bond, { names }: DuelEvent): boolean =>
  names.includes(when === 'leaves' ? 'left-the-field' : 'destroyed');

const bondsOf = ({ model }: Card, of: Bond['of']): readonly Bond[] => {
  const all = known.get(model) ?? allDone(model).flatMap(({ bond }) => bond ?? []);
  known.set(model, all);
  return all.filter((bond) => bond.of === of);
};
/** Models are looked through once. */
const known = new WeakMap<CardModel, readonly Bond[]>();

/** The card itself was lost: what it does to the monster that it was bound to. */
function ofLost(
  before: Duel,
  after: Duel,
  event: DuelEvent,
  all: readonly DuelEvent[],
): readonly (Happens | Unknown)[] {
  const card = event.card?.before;
  if (card === undefined || !isField(card.place) || !card.faceUp) return [];
  const bonds = bondsOf(card, 'this').filter((bond) => meets(bond, event));
  const unplayed = event.names.includes('left-the-field') ? doneOnLeaving(card.model) : [];
  if (bonds.length + unplayed.length === 0 || isNegated(before, card)) return [];
  if (bonds.length === 0) {
    const others = Object.values(after.cards).filter(({ place }) => isField(place));
    return [
      open(card, others, `what ${card.model.name} does as it leaves the field: ${unplayed.join(', ')}`),
    ];
  }
  const bound = boundTo(before, card);
  const there = monstersOn(after);
  return bonds.flatMap((bond) =>
    bound === undefined
      ? [open(card, there, `which monster ${card.model.name} was bound to`)]
      : there
          .filter(({ id, moves }) => bound.some((each) => each.id === id && each.moves === moves))
          // An Equip Card that is lost as its monster is turned face-down has no equipped monster by then.
          .filter(({ id }) => !all.some((each) => each.card?.id === id && turnsDown(each)))
          .map((monster) => putAway(after, card, monster, bond.deed)),
  );
}

/** What a text says that is done to cards as its own card leaves the field, and is no bond that is played. */
const doneOnLeaving = ({ parts }: CardModel): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'continuous' &&
    part.conditions.length === 0 &&
    part.does.every(({ bond }) => bond === undefined)
      ? part.does.flatMap(({ do: verb, upon }) =>
          taking(verb) && upon?.includes('left-the-field') ? [verbWords(verb)] : [],
        )
      : [],
  );
const taking = (verb: Verb): boolean =>
  verb === 'special-summon' ||
  (verbFacts[verb].affects === true && verbFacts[verb].touches?.includes('place') === true);

/** A monster was lost: what the cards that are bound to it do to themselves (rule effect/continuous-stops). */
function ofBound(after: Duel, event: DuelEvent): readonly (Happens | Unknown)[] {
  const monster = event.card?.before;
  if (monster === undefined || monster.place !== 'monster-zone') return [];
  return Object.values(after.cards).flatMap((card) => {
    if (!isField(card.place) || !card.faceUp || card.id === monster.id) return [];
    const bonds = bondsOf(card, 'bound').filter((bond) => meets(bond, event));
    if (bonds.length === 0 || isNegated(after, card)) return [];
    const bound = boundTo(after, card);
    if (bound === undefined) return [open(card, [card], `which monster ${card.model.name} is bound to`)];
    const isIt = bound.some(({ id, moves }) => id === monster.id && moves === monster.moves);
    return isIt ? bonds.map((bond) => putAway(after, card, card, bond.deed)) : [];
  });
}

/** The cards whose loss takes this one along: what it is equipped or attached to, and what it is bound to, or bound by. */
export function tiedTo(duel: Duel, card: Card): readonly string[] {
  const { id, equippedTo, attachedTo } = card;
  const bound = bondsOf(card, 'bound').length === 0 ? [] : (boundTo(duel, card) ?? []).map((each) => each.id);
  const by = Object.values(duel.cards).flatMap((source) =>
    isField(source.place) &&
    bondsOf(source, 'this').length > 0 &&
    boundTo(duel, source)?.some((each) => each.id === id) === true
      ? [source.id]
      : [],
  );
  return [...bound, ...by, ...[equippedTo, attachedTo].flatMap((each) => each ?? [])];
}

/** The card whose bond would have done this to a card that was lost, but not as its text asks; undefined: none. */
export function unmetBond(duel: Duel, id: string, deed: string): Card | undefined {
  const would = (source: Card, of: Bond['of'], event: DuelEvent): boolean =>
    bondsOf(source, of).some((bond) => bond.deed === deed && !meets(bond, event));
  for (const event of duel.timeline) {
    const lost = event.card?.before;
    if (lost === undefined || !event.names.includes('left-the-field')) continue;
    const isBound = (source: Card, card: Card | undefined): boolean =>
      boundTo(duel, source)?.some((each) => each.id === card?.id && each.moves === card.moves) === true;
    if (would(lost, 'this', event) && isBound(lost, duel.cards[id])) return lost;
    const card = duel.cards[id];
    if (card !== undefined && isField(card.place) && would(card, 'bound', event) && isBound(card, lost))
      return card;
  }
  return undefined;
}

/** The Equip Card whose bond would have done this, but whose monster was turned face-down; undefined: none. */
export const unequippedBond = (duel: Duel, id: string, deed: string): Card | undefined =>
  duel.timeline
    .filter(
      ({ card, moment }) =>
        card?.before.equippedTo === id &&
        duel.timeline.some((event) => event.moment === moment && event.card?.id === id && turnsDown(event)),
    )
    .flatMap(({ card }) => card?.before ?? [])
    .find((lost) => bondsOf(lost, 'this').some((bond) => bond.deed === deed));

const monstersOn = ({ cards }: Duel): readonly Card[] =>
  Object.values(cards).filter(({ place }) => place === 'monster-zone');

/** What a text puts away without a Chain Link; where another text may keep the card from it, that is open. */
export function putAway(duel: Duel, source: Card, card: Card, event: Bond['deed']): Happens | Unknown {
  const spared = source.id === card.id ? 'no' : isLeftAlone(duel, card, sourceOf(source));
  const may = Object.values(duel.cards).some(
    ({ model, place, changes }) =>
      (isField(place) && says(model, 'kept-on-field')) ||
      changes.some((change) => change.is === 'status' && says(change, 'kept-on-field')),
  );
  return spared === 'no' && !may
    ? { event, rule: 'effect/continuous-starts', card: card.id, cause: 'effect', by: source.id }
    : open(source, [card], `whether ${card.model.name} is ${events.term(event)} by ${source.model.name}`);
}

const open = (source: Card, may: readonly Card[], what: string): Unknown => ({
  card: source.id,
  words: what,
  may: may.map(({ id }) => id),
});

/** The monsters that a card is bound to: equipped, targeted or Summoned by it; undefined where nobody told which. */
function boundTo(
  duel: Duel,
  card: Card,
): readonly { readonly id: string; readonly moves: number }[] | undefined {
  if (card.equippedTo !== undefined) {
    const monster = duel.cards[card.equippedTo];
    return monster === undefined ? undefined : [{ id: monster.id, moves: monster.moves }];
  }
  const isIts = (link: ChainLink): boolean => link.card === card.id && link.moves === card.moves;
  const resolved = duel.resolved.findLast(({ link }) => isIts(link));
  // What has not resolved yet has bound it to nothing.
  if (resolved === undefined) return duel.chain.some(isIts) ? [] : undefined;
  if (!resolved.applied) return [];
  const { targets } = resolved.link;
  const summoned = summonedBy(duel, resolved);
  const all = [...targets.filter(({ id }) => summoned.every((each) => each.id !== id)), ...summoned];
  return all.length === 0 ? undefined : all.filter(({ id }) => !wasTurned(duel, resolved, id));
}

/** A monster that was turned face-down since then is not bound any more. */
const wasTurned = (duel: Duel, { link }: Resolved, id: string): boolean =>
  duel.timeline.some((event) => event.index > link.event && event.card?.id === id && turnsDown(event));

const turnsDown = ({ names }: DuelEvent): boolean =>
  names.some((name) => name === 'flipped-face-down' || name === 'set');

/** What the effect of a Chain Link Summoned, each with its count of moves on the field. */
const summonedBy = (duel: Duel, { link, chain }: Resolved) =>
  duel.timeline.flatMap(({ stage, card, names }) =>
    stage.in === 'resolution' &&
    stage.chain === chain &&
    stage.link === link.number &&
    card !== undefined &&
    names.some((name) => name.endsWith('-summoned'))
      ? [{ id: card.id, moves: card.after.moves }]
      : [],
  );

/** What destroys itself because a card of a name was destroyed on the field: Toon monsters with their Toon World. */
export function destroyedAfter(duel: Duel, events: readonly DuelEvent[]): readonly Happens[] {
  const names = events.flatMap(({ names: what, card, cardNames = [] }) =>
    what.includes('destroyed') && card !== undefined && isField(card.before.place) && card.before.faceUp
      ? cardNames
      : [],
  );
  if (names.length === 0) return [];
  return Object.values(duel.cards).flatMap((card): readonly Happens[] => {
    const asks = allDone(card.model).flatMap(({ destroyedWith }) => destroyedWith ?? []);
    if (!asks.some((name) => names.includes(name))) return [];
    return isApplying(duel, card)
      ? [
          {
            event: 'destroyed',
            rule: 'effect/continuous-starts',
            card: card.id,
            cause: 'effect',
            by: card.id,
          },
        ]
      : [];
  });
}

/** What happens, with what follows of it by rule at once: Xyz Materials go, Equip Cards are lost (rule equip/lost-monster). */
export function withLost(duel: Duel, all: readonly Happens[]): readonly Happens[] {
  const told = new Set(all.flatMap(({ card }) => card ?? []));
  const lost = all.flatMap((each): readonly Happens[] => {
    if (each.card === undefined) return [];
    const goes = leavesItsZone(duel, each);
    const turned = each.event === 'flipped-face-down' || each.event === 'set';
    return [
      ...(goes ? materialsOf(duel, each.card) : []).map(
        ({ id }): Happens => ({ event: 'sent-to-gy', card: id, cause: 'rule' }),
      ),
      ...(goes || turned ? equipsOf(duel, each.card) : []).map(
        ({ id }): Happens => ({ event: 'destroyed', rule: 'equip/lost-monster', card: id, cause: 'rule' }),
      ),
    ].filter(({ card }) => card !== undefined && !told.has(card));
  });
  // A card that hangs on two cards that leave at once is lost once.
  const once = lost.filter(({ card }, at) => lost.findIndex((other) => other.card === card) === at);
  return once.length === 0 ? all : withLost(duel, [...all, ...once]);
}

function leavesItsZone(duel: Duel, { card: id, event, to }: Happens): boolean {
  if (id === undefined) return false;
  const card = cardOf(duel, id);
  const goes = to ?? placeAfter(event);
  return goes !== undefined && goes !== 'monster-zone' && (isField(card.place) || isPendingXyz(duel, id));
}

/** A monster whose Summon was negated was in no place; its materials were beneath it already. */
const isPendingXyz = (duel: Duel, id: string): boolean => materialsOf(duel, id).length > 0;
