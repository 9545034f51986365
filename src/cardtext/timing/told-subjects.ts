import type { Filter } from '../../card-model/filter.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import type { Place } from '../../vocabulary/places.ts';
import { fieldPlaces } from '../../vocabulary/places.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { Noun, OneNoun } from '../phrases/syntax.ts';
import { noun as nounPiece } from '../phrases/words/nouns.ts';
import { wordFilter } from '../phrases/words/word-filters.ts';
import { thisCard } from './subjects.ts';
import type { Subject, ThisCard } from './syntax.ts';

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

const placeWords: readonly (readonly [RegExp, readonly Place[]])[] = [
  [/\bhand or Deck$/, ['hand', 'deck']],
  [/\bhand or (?:field)$/, ['hand', ...fieldPlaces]],
  [/\bhand or Monster Zone$|\bMonster Zone or hand$/, ['hand', 'monster-zone']],
  [/\bMonster Zone$/, ['monster-zone']],
  [/\bSpell & Trap Zone$/, ['spell-trap-zone']],
  [/\bField Zone$/, ['field-zone']],
  [/\bPendulum Zone$/, ['pendulum-zone']],
  [/\bfield$/, fieldPlaces],
  [/\bhand$/, ['hand']],
  [/\bDeck$/, ['deck']],
  [/\bGY$/, ['gy']],
];

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
export const ofItsOwner = { owner: 'you', controller: 'you' } as const satisfies Filter;

/** Where the card is, as words behind "this card" say it, and whose it is by that. */
const sides: readonly (readonly [RegExp, Filter])[] = [
  [/^$|^ (?:in|on) the (?:field|Monster Zone|Spell & Trap Zone|Field Zone|Pendulum Zone)$/, {}],
  [/^ (?:in|on) its owner's (?:control|possession|field|Monster Zone|Spell & Trap Zone)$/, ofItsOwner],
  [
    /^ (?:you control|in your possession|in your control|you possess)$|^ (?:in|on) your (?:field|Monster Zone|Spell & Trap Zone)$/,
    { controller: 'you' },
  ],
];

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
