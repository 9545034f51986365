import { z } from 'zod';
import type { TriggerEvent } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { type EventName, eventNames } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { type SummonWay, summonWayWords } from '../../vocabulary/summons.ts';
import { meaningsOf } from '../forms.ts';
import type { Row } from '../grammar/lists.ts';
import type { AndOr } from '../phrases/syntax.ts';
import { stateFilters } from '../phrases/words/word-filters.ts';
import type { Suffered } from './syntax.ts';
import type { Detail } from './told-by.ts';
import { type About, type ToldTails, tailsTold } from './told-tails.ts';

/** The ways of a Summon; without one, every way. */
export const summonEvents = (row: Row<string, AndOr> | undefined): readonly SummonWay[] =>
  row === undefined
    ? ['normal-summoned', 'flip-summoned', 'special-summoned']
    : row.items.flatMap((word) => summonWayWords[word] ?? []);

/** Where a verb takes a card that goes to a place. */
function movedTo(verb: string, place: Place, faceUp: boolean): EventName | null {
  if (verb === 'shuffled' && (place === 'deck' || place === 'extra-deck')) return 'returned-to-deck';
  switch (place) {
    case 'gy':
      return verb === 'returned' ? 'returned-to-gy' : 'sent-to-gy';
    case 'hand':
      return verb === 'returned' ? 'returned-to-hand' : verb === 'added' ? 'added-to-hand' : null;
    case 'deck':
      return 'returned-to-deck';
    case 'extra-deck':
      return faceUp || verb === 'added' || verb === 'sent'
        ? 'placed-in-extra-deck-face-up'
        : 'returned-to-extra-deck';
    case 'spell-trap-zone':
      return verb === 'placed' ? 'placed-in-spell-trap-zone' : null;
    default:
      return null;
  }
}

/** An event with a detail and what its subject says. */
export function withDetail(event: TriggerEvent, about: About, detail: Detail): TriggerEvent {
  const { reads: words, was: then, ...fields } = detail;
  // The zone that it comes to is the one in which it lies then.
  const isThere = event.of !== 'this' && /^to a zone(?:\(s\))? this card points to$/.test(words ?? '');
  const of = isThere && event.of !== 'this' ? { of: { ...event.of, arrows: 'pointed-at' as const } } : {};
  const reads = isThere ? undefined : words;
  const said = [about.reads, event.reads, reads].filter((each) => each !== undefined).join(', ');
  const was = about.was === undefined && then === undefined ? {} : { was: { ...about.was, ...then } };
  return { ...event, ...of, ...was, ...copyOf(fields), ...(said === '' ? {} : { reads: said }) };
}

const copyOf = ({
  by,
  byWhom,
  byCard,
  madeOf,
  forCard,
  for: use,
}: Omit<Detail, 'reads' | 'was'>): Omit<Detail, 'reads' | 'was'> => ({
  ...(by === undefined ? {} : { by: [...by] }),
  ...defined({ byWhom, byCard, madeOf, forCard }),
  ...(use === undefined ? {} : { for: [...use] }),
});

/** What happens to a card, as events; null: the model has no field for it. */
export function sufferedEvents(suffered: Suffered, about: About): readonly TriggerEvent[] | null {
  const told = tailsTold(suffered.tails);
  if (told === null) return null;
  if (suffered.is === 'summoned') return summonedEvents(suffered, about, told);
  const names = suffered.is === 'leaves' ? leftNames(told) : movedNames(suffered.verb, about, told);
  if (names === null) return null;
  const isThere = told.lies && suffered.is !== 'leaves' && suffered.verb === 'destroyed';
  const from = told.from ?? (isThere ? told.to : about.from);
  const of = ownedBy(about.of, told.side);
  if (of === null) return null;
  const to = suffered.is === 'leaves' || isThere || namesPlace(suffered.verb, told) ? [] : told.to;
  // Whether a card that was sent from the Deck was excavated before, the event itself does not say.
  const excavated = suffered.is !== 'leaves' && suffered.verb === 'excavated';
  return names.flatMap((event) =>
    told.details.map((detail) =>
      withDetail(
        {
          event,
          of,
          ...(from === undefined ? {} : { from: [...from] }),
          ...(to.length === 0 ? {} : { to: [...to] }),
          ...(excavated ? { reads: 'it was excavated' } : {}),
        },
        about,
        detail,
      ),
    ),
  );
}

/** What goes to, or comes from, a player's hand, Deck or GY is that player's own. */
function ownedBy(of: TriggerEvent['of'], side: ToldTails['side']): TriggerEvent['of'] | null {
  if (side === undefined || of === 'this') return of;
  return of.owner !== undefined && of.owner !== side ? null : { ...of, owner: side };
}

/** Does the event's own name say where the card goes? */
const namesPlace = (verb: string, { material }: ToldTails): boolean =>
  !material && ['sent', 'added', 'returned', 'shuffled', 'excavated', 'placed'].includes(verb);

function summonedEvents(
  { ways: row }: Extract<Suffered, { is: 'summoned' }>,
  about: About,
  { from, to, side, details, facing }: ToldTails,
): readonly TriggerEvent[] | null {
  if (!to.every(isField)) return null;
  const comes = arriving(about.of, to.length > 0 ? side : undefined, to.length > 0 ? undefined : side);
  if (comes === null) return null;
  const where = from === undefined ? {} : { from: [...from] };
  return summonEvents(row).flatMap((event) =>
    details.map((detail) => withDetail({ event, ...lying(comes, facing), ...where }, about, detail)),
  );
}

/** What is Summoned, with how it lies then: "face-up", "in Attack Position". */
export function lying(
  of: TriggerEvent['of'],
  facing: string | undefined,
): Pick<TriggerEvent, 'of' | 'reads'> {
  if (facing === undefined) return { of };
  if (of === 'this') return { of, reads: `it is Summoned ${facing}` };
  return { of: { ...of, ...stateFilters[facing.replace(/^in /, '')] } };
}

/** What is Summoned to somebody's field is controlled by that player; what comes from somebody's hand or Deck is owned by one. */
function arriving(
  of: TriggerEvent['of'],
  controller: ToldTails['side'],
  owner: ToldTails['side'],
): TriggerEvent['of'] | null {
  if (of === 'this') return controller === undefined && owner !== 'opponent' ? of : null;
  if (controller === undefined) return ownedBy(of, owner);
  return of.controller !== undefined ? null : { ...of, controller };
}

const leftNames = ({ to, facing, material }: ToldTails): readonly EventName[] | null =>
  to.length === 0 && facing === undefined && !material ? ['left-the-field'] : null;

function movedNames(verb: string, { of }: About, told: ToldTails): readonly EventName[] | null {
  const { to, facing, upwards, material } = told;
  const uses = told.details.some((each) => each.for !== undefined) || verb === 'used';
  switch (verb) {
    case 'sent':
    case 'added':
    case 'returned':
    case 'shuffled':
    case 'placed':
    case 'excavated': {
      if (material) return usedAs(told);
      if (to.length === 0 || facing === 'face-down') return null;
      const names = to.map((place) => movedTo(verb, place, upwards || facing === 'face-up'));
      if (names.includes('added-to-hand') && drawingAdds(told)) names.push('drawn');
      const known = names.flatMap((each) => (each === null ? [] : [each]));
      return known.length === names.length ? known : null;
    }
    case 'destroyed':
      return facing === undefined && !uses ? ['destroyed'] : null;
    case 'banished':
      if (material) return usedAs(told);
      if (facing === 'face-down') return ['banished-face-down'];
      return of === 'this' || facing === 'face-up' ? ['banished'] : ['banished', 'banished-face-down'];
    case 'flipped':
      return facing === 'face-up'
        ? ['flipped-face-up']
        : facing === 'face-down'
          ? ['flipped-face-down']
          : null;
    case 'changed':
      return to.length === 0 ? ['position-changed'] : null;
    case 'used':
      return material ? usedAs(told) : null;
    default: {
      const event = plainEvents[verb];
      return event === undefined ? null : [event];
    }
  }
}
const plainEvents = meaningsOf('events-of-deeds', z.literal(eventNames));

/** What is drawn is added from the Deck to the hand, where the text does not except it. */
const drawingAdds = ({ from, details }: ToldTails): boolean =>
  (from === undefined || from.includes('deck')) &&
  !details.some(
    ({ reads, by }) =>
      by?.includes('effect') === false || (reads !== undefined && /except by drawing/.test(reads)),
  );

/** A Tribute for a Tribute Summon is no material, and materials of an Xyz Summon stay attached. */
function usedAs({ details }: ToldTails): readonly EventName[] {
  const uses = details.flatMap((each) => each.for ?? []);
  if (uses.includes('tribute-summoned')) return ['tributed'];
  return uses.includes('xyz-summoned') ? ['became-xyz-material'] : ['used-as-material'];
}
