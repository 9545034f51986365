import { z } from 'zod';
import { type Filter, filterSchema } from '../../card-model/filter.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { type Cause, causes } from '../../vocabulary/causes.ts';
import { fieldPlaces, type Place, places } from '../../vocabulary/places.ts';
import { formsOf } from '../forms.ts';
import type { Row } from '../grammar/lists.ts';
import { monstersOf } from '../model/monsters-of.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { AndOr, Noun, OneNoun, PlaceName } from '../phrases/syntax.ts';
import { madeOfIn } from '../phrases/words/made-of.ts';
import { noun as nounPiece } from '../phrases/words/nouns.ts';
import { placesOf, sideOf } from '../phrases/words/place-filters.ts';
import { wordFilter } from '../phrases/words/word-filters.ts';
import type { Subject, ThisCard, TimingTail } from './syntax.ts';
import { thisCard } from './told.ts';
import { byDetail, type Detail, materialDetail, together } from './told-by.ts';

/** What an event is about, as far as fields say it. */
export interface About {
  readonly of: TriggerEvent['of'];
  readonly from?: readonly Place[];
  /** What it was right before. */
  readonly was?: Filter;
  /** What the text says of it besides. */
  readonly reads?: string;
}

/** The cards that a subject means; null: what fields cannot say, or cards spoken of before ("it"). */
export const aboutOf = (subject: Subject): About | null =>
  subject.is === 'this' ? aboutThis(subject) : aboutCards(subject.noun);

const placeWords = formsOf('places-of-this-card', z.array(z.literal(places.ids)));

function aboutThis(card: ThisCard): About {
  const { where, words } = card;
  const from = where === undefined ? undefined : placeWords.find(([each]) => each.test(where))?.[1];
  const controlled = where !== undefined && /\bcontrol$/.test(where) ? fieldPlaces : undefined;
  const plain = words === undefined && (where === undefined || /^ (?:in|on) the (?!Main|Extra)/.test(where));
  const places = from ?? controlled;
  const { was, whole } = wasBefore(card);
  return {
    of: 'this',
    ...defined({ from: places, was }),
    ...(plain || whole ? {} : { reads: `it was ${thisCard.print(card)?.replace(/^this /, 'a ') ?? ''}` }),
  };
}

/** "this face-up card you control": how it lay, and who controlled it; `whole` where its words say no more. */
function wasBefore({ where, words }: ThisCard): { readonly was?: Filter; readonly whole: boolean } {
  const [, facing, position, way] = lying.exec(words?.trim() ?? '') ?? [];
  // "this Fusion Summoned card": how it was Summoned.
  const summoned = way === undefined ? undefined : wordFilter(way, undefined)?.summoned;
  const whose = sides.find(([each]) => each.test(where ?? ''))?.[1];
  const was: Filter = {
    ...(facing === undefined ? {} : { faceUp: facing === 'face-up' }),
    ...(position === undefined ? {} : { position: position === 'Attack' ? 'attack' : 'defense' }),
    ...(summoned === undefined ? {} : { summoned }),
    ...whose,
  };
  const known = words === undefined || (facing ?? position ?? summoned) !== undefined;
  const whole = known && whose !== undefined;
  return { whole, ...(Object.keys(was).length === 0 ? {} : { was }) };
}

/** How a card lay, and how it was Summoned. */
const lying =
  /^(?:(face-up|face-down|Set)(?= |$))? ?(?:(Attack|Defense) Position)? ?((?:Special|Tribute|Fusion|Synchro|Ritual|Xyz|Link) Summoned)?$/;

/** Its owner controlled it. */
const ofItsOwner = { owner: 'you', controller: 'you' } as const satisfies Filter;

/** Where the card is, as words behind "this card" say it, and whose it is by that. */
const sides = formsOf('sides-of-this-card', filterSchema);

/** Whose cards a noun speaks of, in the words before it: "your monster", "an opponent's monster". */
function withSide(noun: OneNoun): { readonly noun: OneNoun; readonly side?: 'you' | 'opponent' } {
  if (noun.is !== 'group') return { noun };
  if (noun.count === 'any') return { noun: { ...noun, count: 'a' } };
  if (noun.count === 'your') return { noun: { ...noun, count: 'a' }, side: 'you' };
  if (noun.count === "your opponent's") return { noun: { ...noun, count: 'a' }, side: 'opponent' };
  const words = noun.words?.filter(({ items }) => !(items.length === 1 && items[0] === "opponent's"));
  if (words === undefined || words.length === noun.words?.length) return { noun };
  const { words: _, ...bare } = noun;
  return { noun: words.length === 0 ? bare : { ...bare, words }, side: 'opponent' };
}

const pointing: ReadonlySet<string> = new Set(['that', 'those', 'these', 'its', 'this']);

function aboutCards(noun: Noun): About | null {
  const sided = noun.items.map(withSide);
  const sides = new Set(sided.map(({ side }) => side));
  const [side] = sides;
  if (sides.size > 1) return null;
  // "it", "those cards": what was spoken of before is not known here.
  if (noun.items.some((each) => each.is !== 'group' || pointing.has(each.count ?? ''))) return null;
  const the = theOne(noun);
  if (the !== null) return the;
  const [only, ...others] = cardsOf({ ...noun, items: sided.map((each) => each.noun) }, { spoken: false });
  if (only === undefined || others.length > 0 || only.reads !== undefined || !isDescribed(only.what))
    return null;
  const { filter, from } = only.what;
  const controller: Filter = side === undefined ? {} : { controller: side };
  return { of: { ...filter, ...controller }, ...(from === undefined ? {} : { from }) };
}

/** "the equipped monster": which one it is stays in words. */
function theOne(noun: Noun): About | null {
  const [only, ...others] = noun.items;
  if (only?.is !== 'group' || only.count !== 'the' || others.length > 0) return null;
  const equipped = only.words?.length === 1 && only.words[0]?.items.join() === 'equipped';
  if (!equipped || only.head !== 'monster' || only.after !== undefined) return null;
  return { of: { cardType: 'monster', reads: 'the equipped monster' } };
}

/** A subject as printed. */
export const subjectWords = (subject: Subject): string =>
  (subject.is === 'this' ? thisCard.print(subject) : nounPiece.print(subject.noun)) ?? '';

/** The tails of a verb, sorted into what they say. */
export interface ToldTails {
  readonly from?: readonly Place[];
  readonly to: readonly Place[];
  /** Is it "in" that place: where what is destroyed lies? */
  readonly lies: boolean;
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
  let lies = false;
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
        lies = tail.how.trim() === 'in';
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
  return { to, upwards, lies, details, material, ...defined({ from, side, facing }) };
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
  if (/^\(?except (?:by|(?:when|if|by being) destroyed by) battle\)?$/.test(reads))
    return { by: causes.ids.filter((cause) => cause !== 'battle') };
  if (reads === 'except by its own effect') return { byCard: { other: true } };
  // A battle is always with one.
  if (reads === "with an opponent's monster") return {};
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
  if (/^while equipped(?: to a monster)?$/.test(reads))
    return { was: { equipCard: true, faceUp: true, in: ['spell-trap-zone'] } };
  const [, using = ''] = /^(?:using|by Tributing) (.+)$/.exec(reads) ?? [];
  const madeOf = madeOfIn(using);
  return madeOf === undefined ? (costOf(reads) ?? { reads }) : { madeOf };
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
