import type { Filter } from '../../card-model/filter.ts';
import type { Condition } from '../../card-model/value.ts';
import { listOf } from '../../platform/list-of.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Perspective } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { beingSummoned, type Card, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { isUnseenPlace } from '../state/players.ts';
import type { Range } from '../state/values/amount.ts';

/** Cards that a text counts: those that are in one of the places and fit. */
export type Group = Extract<Condition, { cards: unknown }>['cards'];

/** What can be told of a card that is face-down: whose it is, and how it lies. */
const toldOfAny: ReadonlySet<string> = new Set(
  listOf(
    'cardType controller owner other faceUp position in zone column arrows',
  ) satisfies readonly (keyof Filter)[],
);

/** Does the filter ask for anything that is only known of a face-up card: a Type, a name? */
const asksMore = ({ except = [], ...filter }: Filter): boolean =>
  Object.keys(filter).some((field) => !toldOfAny.has(field)) ||
  except.some((each) => each.faceUp !== true && asksMore(each));

/** The cards of a group, as far as they were named, and how many of those that nobody named may be of it. */
export interface Found {
  readonly sure: readonly Card[];
  readonly perhaps: readonly Card[];
  /** `null`: nobody said how many there are, or what they are. */
  readonly unseen: number | null;
}

/** The cards of a group, seen by the card whose text it is. Cards of a hand or pile of which nobody told leave it open. */
export function cardsOfGroup(duel: Duel, { from, filter }: Group, view: Perspective): Found {
  const sure: Card[] = [];
  const perhaps: Card[] = [];
  for (const card of Object.values(duel.cards)) {
    if (card.gone || !from.includes(card.place) || beingSummoned(duel).includes(card.id)) continue;
    if (isField(card.place) && !card.faceUp && asksMore(filter)) continue;
    const fits = fitsNow(duel, filter, card, view);
    if (fits !== 'no') (fits === 'yes' ? sure : perhaps).push(card);
  }
  const ownSide = filter.owner ?? filter.controller;
  const alternatives = (filter.anyOf ?? []).map(({ owner, controller }) => owner ?? controller);
  const side = ownSide ?? (new Set(alternatives).size === 1 ? alternatives[0] : undefined);
  const players: readonly Player[] =
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? view.player : otherPlayer(view.player)];
  const unseen = players.flatMap((player) =>
    from.filter(isUnseenPlace).map((place) => duel.players[player].unseen[place]),
  );
  const left = unseen.includes(null) ? null : unseen.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { sure, perhaps, unseen: left };
}

/** Counts the cards of a group, seen by the card whose text it is. */
export function countCards(duel: Duel, group: Group, view: Perspective): Range {
  const { sure, perhaps, unseen } = cardsOfGroup(duel, group, view);
  if (unseen === null) return { least: sure.length, most: null };
  const { filter } = group;
  // Of cards that nobody named only the number is known.
  const known = asksMore(filter) || filter.cardType !== undefined ? 0 : unseen;
  return { least: sure.length + known, most: sure.length + perhaps.length + unseen };
}
