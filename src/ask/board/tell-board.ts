import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Player } from '../../engine/state/duel.ts';
import { places } from '../../vocabulary/places.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { addUnnamed } from '../tell/cards/unnamed-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { agrees, isCalled } from './printed.ts';
import { zonesEach } from './room.ts';
import type { Statement } from './statement.ts';

/** What descriptions of the board say besides the cards: what the question about it needs. */
export interface BoardTold {
  /** The monsters that are used up for the Summon, where they were named. */
  readonly materials?: readonly ToldCard[];
  readonly heading?: Extract<Statement, { is: 'heading' }>;
  readonly pendulumSummon?: Extract<Statement, { is: 'pendulum-summon' }>;
  /** Cards that were called by their kind: the one that is asked about. */
  readonly byKind: readonly Extract<Statement, { is: 'asked-card' }>[];
}

/** Tells what describes the board: before anything that was done. */
export function tellBoard(statements: readonly Statement[], teller: Teller): BoardTold {
  for (const each of statements) tellOne(each, teller, statements);
  for (const each of statements) check(each, teller);
  const materials = statements.flatMap((each) => (each.is === 'materials' ? each.names : []));
  const heading = statements.find((each) => each.is === 'heading');
  const pendulumSummon = statements.find((each) => each.is === 'pendulum-summon');
  if (heading !== undefined && !listsBoth(statements))
    teller.missing.push(`what "${heading.text}" means here`);
  return {
    ...(materials.length === 0
      ? {}
      : { materials: materials.map((name) => teller.cards.named(name, undefined)) }),
    ...(heading === undefined ? {} : { heading }),
    ...(pendulumSummon === undefined ? {} : { pendulumSummon }),
    byKind: statements.filter((each) => each.is === 'asked-card'),
  };
}

/** Are the zones of the monsters of both players listed? Then a heading adds nothing to them. */
const listsBoth = (statements: readonly Statement[]): boolean =>
  new Set(statements.flatMap((each) => (each.is === 'listing' ? [each.who] : []))).size >= 2;

function tellOne(each: Statement, teller: Teller, all: readonly Statement[]): void {
  switch (each.is) {
    case 'time':
      teller.time({
        kind: 'phase',
        phase: each.phase,
        ...(each.who === undefined ? {} : { owner: each.who }),
      });
      return;
    case 'turn-player':
      teller.turnPlayer = teller.player(each.who) ?? teller.turnPlayer;
      return;
    case 'card':
      tellCard(each, teller);
      return;
    case 'properly':
      teller.cards.named(each.name, undefined).setup.properlySummoned = 'yes';
      return;
    case 'room':
      tellRoom(each, teller);
      return;
    case 'cards-in':
      tellCardsIn(each, teller);
      return;
    case 'count':
      tellCount(each, teller, all);
      return;
    case 'no-others':
      for (const player of teller.players(each.who ?? 'both')) teller.withoutMonsters.add(player);
      return;
    default:
      return;
  }
}

function tellCard(each: Extract<Statement, { is: 'card' }>, teller: Teller): void {
  const owner = playerOf(each, teller);
  const known = teller.cards.all.find(
    ({ model, setup }) => model.name === each.name && setup.controller === owner,
  );
  // A second card of the name in the same list is another copy.
  const card = teller.cards.named(each.name, owner, known?.place !== undefined);
  const place = each.spot?.place ?? fieldPlaceOf(card.model.facts);
  if (!teller.cards.putAt(card, place, each.activated ? true : undefined)) {
    teller.missing.push(`where ${card.model.name} is`);
    return;
  }
  if (each.spot?.zone !== undefined) card.setup.zone = each.spot.zone;
  for (const quality of each.qualities) qualify(card, quality, teller);
  teller.cards.look(card);
}

function qualify(
  card: ToldCard,
  quality: Extract<Statement, { is: 'card' }>['qualities'][number],
  teller: Teller,
): void {
  const { place } = card;
  if (place === undefined) return;
  if (quality === 'face-up') teller.cards.putAt(card, place, true);
  else if (quality === 'set' || quality === 'face-down') teller.cards.putAt(card, place, false);
  else if (quality === 'attack' || quality === 'defense') card.setup.position = quality;
  else teller.missing.push(`what is said of ${card.model.name}`);
}

const playerOf = ({ who, spot }: Extract<Statement, { is: 'card' }>, teller: Teller): Player | undefined =>
  (spot?.owner === undefined ? undefined : teller.player(spot.owner)) ?? side(who, teller);

/** Whose: the player who was named, else the one whose turn it is. */
const side = (who: Extract<Statement, { is: 'card' }>['who'], teller: Teller): Player =>
  (who === undefined ? undefined : teller.player(who)) ?? teller.turnPlayer ?? 'P0';

/** Cards that are counted: those that are named among them, and as many again that nobody named. */
function tellCount(
  { of, count, who, names }: Extract<Statement, { is: 'count' }>,
  teller: Teller,
  all: readonly Statement[],
): void {
  if (who === 'both' && names.length === 0) {
    for (const each of ['P0', 'P1'] as const)
      tellCount({ is: 'count', of, count, who: each, names }, teller, all);
    return;
  }
  const player = side(who, teller);
  for (const name of names)
    tellCard({ is: 'card', name, ...(who === undefined ? {} : { who }), qualities: [] }, teller);
  if (names.length > count) teller.missing.push('how many cards there are');
  const place = of === 'monsters' ? 'monster-zone' : 'spell-trap-zone';
  const listed = all.filter(
    (each) => each.is === 'card' && each.spot?.place === place && side(each.who, teller) === player,
  );
  if (names.length === 0 && listed.length > 0) return;
  if (of === 'monsters' && count === 0) teller.withoutMonsters.add(player);
  addUnnamed(of, count - names.length, player, teller);
}

/** All zones but those that are free are taken by cards that nobody named. */
function tellRoom({ of, free, who }: Extract<Statement, { is: 'room' }>, teller: Teller): void {
  const player = side(who, teller);
  const place = of === 'monsters' ? 'monster-zone' : 'spell-trap-zone';
  const there = teller.cards.all.filter((card) => card.place === place && card.setup.controller === player);
  addUnnamed(of, Math.max(0, zonesEach - free - there.length), player, teller);
}

function tellCardsIn({ place, count, who }: Extract<Statement, { is: 'cards-in' }>, teller: Teller): void {
  const { cards } = teller.countsOf(side(who, teller));
  if (cards[place] !== undefined && cards[place] !== count)
    teller.missing.push(`how many cards are in the ${places.term(place)}`);
  cards[place] = count;
}

/** What was said twice has to agree: empty zones with the cards, what is printed with what was said of it. */
function check(each: Statement, teller: Teller): void {
  if (each.is === 'empty-zones') {
    const place = each.of === 'monsters' ? 'monster-zone' : 'spell-trap-zone';
    const player = side(each.who, teller);
    const there = teller.cards.all.filter((card) => card.place === place && card.setup.controller === player);
    if (there.length + each.count !== zonesEach) teller.missing.push('which zones are empty');
  }
  if (each.is === 'called' && !isCalled(each.called, teller.cards.named(each.name, undefined).model))
    teller.missing.push(`by what ${each.name} is called ${each.called}`);
  if (each.is === 'printed' && !agrees(each, teller.cards.named(each.name, undefined).model))
    teller.missing.push(
      `whether "${each.what}${each.value === undefined ? '' : ` ${each.value}`}" is what ${each.name} has now`,
    );
}
