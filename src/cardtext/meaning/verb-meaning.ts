import { z } from 'zod';
import { type EffectObject, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Verb, verbs } from '../../card-model/verbs.ts';
import { fieldPlaces, type Place } from '../../vocabulary/places.ts';
import { meaningsOf } from '../forms.ts';
import { arranged } from '../phrases/arranged-cards.ts';
import { afterWords, cardsOf } from '../phrases/card-objects.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed, Tail } from '../phrases/deed-syntax.ts';
import type { Noun, OneNoun } from '../phrases/syntax.ts';
import { verbal } from '../phrases/verb-phrases.ts';
import { orderOf } from '../phrases/verbs.ts';
import { sideOf } from '../phrases/words/place-filters.ts';
import { type Meaning, meaningOf } from './tail-meaning.ts';

/** Verbs that need no place to say what they do. */
const alone = meaningsOf('verbs-alone', z.literal(verbs));

const into = (places: readonly Place[], ...wanted: readonly Place[]): boolean =>
  places.some((place) => wanted.includes(place));

/** Which verb of the model an order with its destination is; null: none. */
function verbOf(order: string, { to, onto, fields, whom }: Meaning): Verb | null {
  const places = to?.places ?? [];
  const onTop = to !== undefined && /top|bottom/.test(to.how);
  switch (order) {
    case 'send':
      return into(places, 'gy') ? 'send-to-gy' : null;
    case 'discard':
      return to === undefined || into(places, 'gy') ? 'discard' : null;
    case 'return':
      if (into(places, 'hand')) return 'return-to-hand';
      if (into(places, 'deck', 'extra-deck')) return 'return-to-deck';
      return into(places, 'gy', 'monster-zone') ? 'place' : null;
    case 'shuffle':
      return into(places, 'deck', 'extra-deck') ? 'return-to-deck' : null;
    case 'add':
      if (into(places, 'hand')) return 'add-to-hand';
      if (into(places, 'deck')) return 'return-to-deck';
      return into(places, 'extra-deck') ? 'place' : null;
    case 'place':
    case 'put':
      // In a zone of the field that no field of the model tells.
      if (to === undefined) return /\b[Zz]ones?\b/.test(fields.reads ?? '') ? 'place' : null;
      return into(places, 'deck') && onTop ? 'return-to-deck' : 'place';
    case 'give control of':
      return whom === undefined || whom === 'other' ? null : 'take-control';
    case 'equip':
      return onto === undefined ? null : 'equip';
    case 'attach':
      return onto === undefined ? null : 'attach';
    case 'change':
      if (fields.position === undefined && fields.reads === undefined) return null;
      return fields.faceDown ? 'flip-face-down' : 'change-position';
    case 'flip':
      return fields.faceDown
        ? 'flip-face-down'
        : fields.faceUp || fields.reads === 'face-up'
          ? 'flip-face-up'
          : null;
    case 'Special Summon':
      // Where "on the field" stands after a Summon, it says where other cards are or were.
      if (to !== undefined && !/^to|onto/.test(to.how) && !/your|opponent|player/.test(to.whose ?? ''))
        return null;
      return to === undefined || into(places, ...fieldPlaces) ? 'special-summon' : null;
    case 'Set':
    case 'Normal Summon':
      return to === undefined || into(places, ...fieldPlaces) ? (alone[order] ?? null) : null;
    case 'reveal':
    case 'excavate':
    case 'look at':
    case 'choose':
    case 'select':
    case 'take':
    case 'pick':
    case 'show':
      return alone[order] ?? null;
    default:
      return to === undefined ? (alone[order] ?? null) : null;
  }
}

/** The instructions of a verb with its cards; null: they have no form in the model. */
export function verbInstructions(
  deed: Extract<Deed, { is: 'verb' }>,
  context: Context,
): readonly Instruction[] | null {
  const order = orderOf.get(deed.verb);
  const { noun, tails: told } = arranged(deed);
  const face: readonly Tail[] =
    deed.face === undefined ? [] : [{ is: 'position', words: ` ${deed.face.slice(1, -1)}` }];
  const tails = [...face, ...told];
  const meaning = meaningOf(tails, context);
  if (order === undefined || meaning === null) return null;
  if (order === 'draw') return drawn(noun, meaning);
  if (order === 'shuffle' && tails.length === 0 && isDeck(noun)) return [{ do: 'shuffle-deck' }];
  if (order === 'use' || order === 'Pendulum Summon')
    return [{ do: 'described', reads: verbal.print(deed) ?? '' }];
  const verb = verbOf(order, meaning);
  const all = cardsOf(noun, context);
  const [first] = all;
  if (verb === null || first === undefined) return null;
  const fields = sharedFields(verb, meaning);
  if (fields === null) return null;
  // A Summon is face-up anyway; a Set monster whose position changes is turned by that word.
  const { faceUp, ...others } = fields;
  const { reads: side, ...turned } = others;
  const shared: Omit<Instruction, 'do'> =
    (verb === 'flip-face-up' || verb === 'normal-summon') && side === 'face-up'
      ? turned
      : faceUp === undefined || verb !== 'change-position'
        ? others
        : fields;
  // "up to the number of ...", "as material": then "monsters" are not all of them.
  const bounded =
    /(?:^|, )up to /.test(shared.reads ?? '') ||
    tails.some(
      (tail) => tail.is === 'equal' || (tail.is === 'said' && / as .*[Mm]aterials?$/.test(tail.words)),
    );
  const together = verb === 'special-summon' && all.length === 1 && saysBoth(deed, noun);
  const made = all.map((cards, at): Instruction => {
    const { from, reads } = cards;
    const counted = bounded ? someOf(cards.what, noun.items[at]) : cards.what;
    // A Tribute Summon is one of a monster that needs a Tribute.
    const tributed = order === 'Tribute Summon' && isDescribed(counted);
    const what = tributed
      ? { ...counted, filter: { levelAtLeast: 5, ...counted.filter } }
      : verb === 'detach'
        ? materialsOf(counted)
        : counted;
    const said = [reads, shared.reads].filter((each) => each !== undefined).join(', ');
    return {
      ...shared,
      do: tokenVerb(verb, what),
      ...(at === 0 ? {} : { joined: 'and' as const }),
      what: oneNamed(verb, what),
      ...(together ? { together } : {}),
      ...(from === undefined ? {} : { from: [...from] }),
      ...(said === '' ? {} : { reads: said }),
    };
  });
  // What else the sentences behind it do need not hang on a Set card being there.
  if (verb === 'flip-face-up' && made.some(({ what }) => isDescribed(what) && what.count === 'all'))
    return null;
  const same = first.what;
  const pointed = same === 'this' || same === 'targets' || (typeof same === 'object' && 'target' in same);
  if (verb === 'equip' && meaning.onto?.how === 'with') {
    const equipped = equippedWith(made, meaning.onto.cards.what);
    // "But banish it": the monster, not what it is equipped with.
    const it = pointed ? same : { reads: 'it' };
    const more = meaning.more.map((each) => (each.what === 'those' ? { ...each, what: it } : each));
    return equipped === null ? null : [...equipped, ...more];
  }
  const more = meaning.more.map((each) =>
    pointed && all.length === 1 && each.what !== undefined ? { ...each, what: same } : each,
  );
  return [...made, ...more];
}

/** "Shuffle your Deck", "add it to your Deck and shuffle it". */
const isDeck = ({ items: [only, ...more] }: Noun): boolean =>
  more.length === 0 &&
  ((only?.is === 'pronoun' && only.word === 'it') ||
    (only?.is === 'group' && only.head === 'Deck' && /^(?:your|their)$/.test(only.count ?? '')));

/** "both targets", "both of them", "both". */
const saysBoth = ({ both }: Extract<Deed, { is: 'verb' }>, { items: [only] }: Noun): boolean =>
  both === 'both ' ||
  both === 'both of ' ||
  (only?.is === 'pronoun' && only.word === 'both') ||
  (only?.is === 'group' && only.count === 'both');

/** "monsters" as any number of them. */
function someOf(what: EffectObject, noun: OneNoun | undefined): EffectObject {
  const bare = noun?.is === 'group' && noun.count === undefined;
  return bare && isDescribed(what) && what.count === 'all' ? { ...what, count: 'any' } : what;
}

/** "Detach 1 material": materials are all that can be detached, so the word says nothing more of them. */
function materialsOf(what: EffectObject): EffectObject {
  if (!isDescribed(what) || !/^materials?$/.test(what.filter.reads ?? '')) return what;
  const { reads: _, ...filter } = what.filter;
  return { ...what, filter };
}

/** "equip it with 1 monster": what comes after "with" becomes the Equip Card. Of several cards that is not clear. */
function equippedWith(made: readonly Instruction[], card: EffectObject): readonly Instruction[] | null {
  const [only, ...others] = made;
  if (only?.what === undefined || only.from !== undefined || others.length > 0) return null;
  return [{ ...only, what: card, onto: only.what }];
}

/** Tokens are made by the Summon; their names end so. */
function tokenVerb(verb: Verb, what: EffectObject): Verb {
  if (verb !== 'special-summon' || !isDescribed(what) || what.from !== undefined) return verb;
  const { names, abilities } = what.filter;
  const token =
    abilities?.includes('Token') === true || names?.every((name) => / Tokens?$/.test(name)) === true;
  return token ? 'special-summon-token' : verb;
}

/** A name without a number is one card where it is summoned or fetched. */
function oneNamed(verb: Verb, what: EffectObject): EffectObject {
  const one = /-summon$|^add-to-hand$|^place$|^set$/.test(verb);
  if (!one || !isDescribed(what) || what.count !== 'all' || what.filter.names?.length !== 1) return what;
  return { ...what, count: 1 };
}

/** Verbs whose name says where the cards go. */
const saysWhere: ReadonlySet<Verb> = new Set(['add-to-hand', 'return-to-hand', 'send-to-gy']);

function sharedFields(verb: Verb, { fields, to, onto, whom }: Meaning): Omit<Instruction, 'do'> | null {
  const needsOnto = verb === 'equip' || verb === 'attach' || verb === 'detach';
  const withSpell = verb === 'ritual-summon' && onto?.how === 'with';
  if (onto !== undefined && !needsOnto && !withSpell) return null;
  const side = to === undefined ? undefined : sideOf(to.whose);
  if (whom === 'other' || (whom !== undefined && verb !== 'take-control' && verb !== 'reveal')) return null;
  const [place] = to?.places ?? [];
  const words: string[] = [];
  if (fields.reads !== undefined) words.push(fields.reads);
  if (to !== undefined && /top|bottom/.test(to.how)) words.push(to.how);
  if (withSpell) words.push(onto.printed);
  else if (onto?.cards.reads !== undefined) words.push(onto.cards.reads);
  const reads = words.join(', ');
  const { reads: _, ...rest } = fields;
  return {
    ...rest,
    ...(place === undefined || saysWhere.has(verb) ? {} : { to: place }),
    ...(side === 'opponent' || whom === 'opponent' ? { who: 'opponent' as const } : {}),
    ...(side === null && /owner/.test(to?.whose ?? '') ? { who: 'owner' as const } : {}),
    ...(onto === undefined || withSpell ? {} : { onto: onto.cards.what }),
    ...(reads === '' ? {} : { reads }),
  };
}

/** "draw 2 cards". */
function drawn({ items }: Noun, { fields, to, onto, more }: Meaning): readonly Instruction[] | null {
  const [only, ...others] = items;
  if (only?.is !== 'group' || others.length > 0 || to !== undefined || onto !== undefined) return null;
  // "1 additional card" is one.
  const plain = only.words === undefined || only.words.every(({ items }) => items.join() === 'additional');
  if (!plain || !/^cards?$/.test(only.head ?? '')) return null;
  const reads = [fields.reads, ...(only.after === undefined ? [] : [afterWords(only.after)])];
  const counted = /^\d+$/.test(only.count ?? '');
  if (only.count === undefined && reads.every((each) => each === undefined)) return null;
  const said = [...reads, counted ? undefined : `${only.count ?? ''} cards`.trim()].filter(
    (each) => each !== undefined,
  );
  return [
    {
      ...fields,
      do: 'draw',
      ...(counted ? { amount: Number(only.count) } : {}),
      ...(said.length === 0 ? {} : { reads: said.join(', ') }),
    },
    ...more,
  ];
}
