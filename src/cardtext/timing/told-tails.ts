import { defined } from '../../platform/defined.ts';
import { type Cause, causes } from '../../vocabulary/causes.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import type { Row } from '../grammar/lists.ts';
import { monstersOf } from '../model/monsters-of.ts';
import type { AndOr, PlaceName } from '../phrases/syntax.ts';
import { placesOf, sideOf } from '../phrases/words/place-filters.ts';
import type { TimingTail } from './syntax.ts';
import { byDetail, type Detail, materialDetail, together } from './told-by.ts';
import { ofItsOwner } from './told-subjects.ts';

/** The tails of a verb, sorted into what they say. */
export interface ToldTails {
  readonly from?: readonly Place[];
  readonly to: readonly Place[];
  /** Whose place it goes to, or comes from. */
  readonly side?: 'you' | 'opponent';
  readonly upwards: boolean;
  readonly facing?: string;
  readonly details: readonly Detail[];
  readonly material: boolean;
}

/** Sorts tails; null where two of them cannot both be said. A side ("your hand") stays in words. */
export function tailsTold(tails: readonly TimingTail[] = []): ToldTails | null {
  let from: readonly Place[] | undefined;
  let to: readonly Place[] = [];
  let side: ToldTails['side'];
  let facing: string | undefined;
  let upwards = false;
  let details: readonly Detail[] = [{}];
  const add = (more: readonly Detail[]): boolean => {
    const all = details.flatMap((each) => more.map((one) => together(each, one)));
    const known = all.flatMap((each) => (each === null ? [] : [each]));
    details = known;
    return known.length === all.length;
  };
  const owned = ({ items }: Row<PlaceName, AndOr>): boolean => {
    const said = [
      ...new Set(items.map(({ whose }) => sideOf(whose)).filter((each) => typeof each === 'string')),
    ];
    const agree = said.length < 2 && (side === undefined || said[0] === undefined || said[0] === side);
    side = side ?? said[0];
    return agree;
  };
  for (const tail of tails) {
    switch (tail.is) {
      case 'from': {
        const places = rowPlaces(tail.places);
        if (places === null || from !== undefined) return null;
        from = places;
        if (!owned(tail.places)) return null;
        break;
      }
      case 'to': {
        const places = rowPlaces(tail.places);
        if (places === null || to.length > 0) return null;
        to = places;
        if (!owned(tail.places)) return null;
        upwards = /face-up/.test(tail.how);
        break;
      }
      case 'then': {
        const places = placesOf(tail.place);
        if (places === undefined || (to.length > 0 && to.join() !== places.join())) return null;
        to = places;
        if (!owned({ items: [tail.place] })) return null;
        break;
      }
      case 'by':
        if (!add(tail.by.items.map(byDetail))) return null;
        break;
      case 'material':
        if (!add([materialDetail(tail)])) return null;
        break;
      case 'facing':
        facing = tail.words.trim();
        break;
      case 'said': {
        const rest = exceptPlaces(tail.words);
        if (rest !== null && from !== undefined) return null;
        if (rest !== null) from = rest;
        else if (!add([saidDetail(tail.words)])) return null;
        break;
      }
    }
  }
  const material = tails.some((tail) => tail.is === 'material');
  return { to, upwards, details, material, ...defined({ from, side, facing }) };
}

/** "except from the field": every other place. */
function exceptPlaces(words: string): readonly Place[] | null {
  const except = /^, except from (?:the |your )?(field|Deck|hand|GY)$/.exec(words)?.[1];
  const not = except === undefined ? undefined : placesOf({ place: except });
  return not === undefined ? null : places.ids.filter((place) => !not.includes(place));
}

/** "because of your opponent's card (either by battle or by card effect)". */
const ofOpponentsCard =
  /^because of (?:your|an) opponent's (?<what>card|effect|card effect)(?<either> \((?:either )?by battle or (?:by )?card effect\))?$/;

const saidDetail = (words: string): Detail => {
  const reads = words.replace(/^,? /, '').trim();
  if (reads === 'except by battle') return { by: causes.ids.filter((cause) => cause !== 'battle') };
  if (/^\((?:either )?by battle or (?:by )?card effect\)$/.test(reads)) return { by: ['battle', 'effect'] };
  const because = ofOpponentsCard.exec(reads)?.groups;
  if (because !== undefined) {
    const by: Cause[] | undefined =
      because['what'] !== 'card'
        ? ['effect']
        : because['either'] === undefined
          ? undefined
          : ['battle', 'effect'];
    return { byWhom: 'opponent', ...(by === undefined ? {} : { by }) };
  }
  const owned = /^while (?:its owner controls it|in its owner's (control|Monster Zone|possession))$/.exec(
    reads,
  );
  if (owned !== null)
    return { was: { ...ofItsOwner, ...(owned[1] === 'Monster Zone' ? { in: ['monster-zone'] } : {}) } };
  return costOf(reads) ?? { reads };
};

/** "to activate a WATER monster's effect": it was a cost, and of which cards. */
function costOf(reads: string): Detail | undefined {
  const paid = /^to activate (?:the effect of "(?<name>.+)"|(?<whose>.+?)(?:'s)? effect|.+)$/;
  const { name, whose = '' } = paid.exec(reads)?.groups ?? {};
  if (!paid.test(reads)) return undefined;
  if (reads === 'to activate a card or effect') return { by: ['cost'] };
  const byCard = name === undefined ? monstersOf(whose) : { names: [name] };
  return { by: ['cost'], ...(byCard === undefined ? { reads } : { byCard }) };
}

/** Where the places of a row are; null: one that the model has no field for. */
function rowPlaces({ items }: Row<PlaceName, AndOr>): readonly Place[] | null {
  const all = items.map((each) => (each.note === undefined ? placesOf(each) : undefined));
  return all.every((each) => each !== undefined) ? [...new Set(all.flat())] : null;
}
