import type { EffectObject, Instruction, Verb } from '../../effects/instruction.ts';
import { fieldPlaces, type Place } from '../../vocabulary/places.ts';
import { afterWords, cardsOf } from './card-objects.ts';
import type { Context } from './context.ts';
import { sideOf } from './place-filters.ts';
import type { After, Deed, Noun } from './syntax.ts';
import { type Meaning, meaningOf } from './tail-meaning.ts';
import { orderOf } from './verbs.ts';

/** Verbs that need no place to say what they do. */
const alone: Readonly<Partial<Record<string, Verb>>> = {
  destroy: 'destroy',
  banish: 'banish',
  Tribute: 'tribute',
  discard: 'discard',
  reveal: 'reveal',
  show: 'reveal',
  excavate: 'excavate',
  'look at': 'look-at',
  choose: 'choose',
  select: 'choose',
  Set: 'set',
  'Special Summon': 'special-summon',
  'Normal Summon': 'normal-summon',
  'Normal Summon/Set': 'normal-summon',
  'Tribute Summon': 'normal-summon',
  'Tribute Summon/Set': 'normal-summon',
  'Fusion Summon': 'fusion-summon',
  'Ritual Summon': 'ritual-summon',
  'Synchro Summon': 'synchro-summon',
  'Xyz Summon': 'xyz-summon',
  'Link Summon': 'link-summon',
  'take control of': 'take-control',
  'gain control of': 'take-control',
  'switch control of': 'switch-control',
  unequip: 'unequip',
  Unequip: 'unequip',
  detach: 'detach',
  activate: 'activate',
};

const into = (places: readonly Place[], ...wanted: readonly Place[]): boolean =>
  places.some((place) => wanted.includes(place));

/** Which verb of the model an order with its destination is; null: none. */
function verbOf(order: string, { to, onto, fields }: Meaning): Verb | null {
  const places = to?.places ?? [];
  const onTop = to !== undefined && /top|bottom/.test(to.how);
  switch (order) {
    case 'send':
      return into(places, 'gy') ? 'send-to-gy' : null;
    case 'discard':
      return to === undefined || into(places, 'gy') ? 'discard' : null;
    case 'return':
      if (into(places, 'hand')) return 'return-to-hand';
      return into(places, 'deck', 'extra-deck') ? 'return-to-deck' : into(places, 'gy') ? 'place' : null;
    case 'shuffle':
      return into(places, 'deck', 'extra-deck') ? 'return-to-deck' : null;
    case 'add':
      if (into(places, 'hand')) return 'add-to-hand';
      return into(places, 'extra-deck') ? 'place' : null;
    case 'place':
    case 'put':
      if (to === undefined) return null;
      return into(places, 'deck') && onTop ? 'return-to-deck' : 'place';
    case 'equip':
      return onto === undefined ? null : 'equip';
    case 'attach':
      return onto === undefined ? null : 'attach';
    case 'change':
      if (fields.position === undefined && fields.reads === undefined) return null;
      return fields.faceDown ? 'flip-face-down' : 'change-position';
    case 'Special Summon':
    case 'Set':
    case 'Normal Summon':
      return to === undefined || into(places, ...fieldPlaces) ? (alone[order] ?? null) : null;
    case 'reveal':
    case 'excavate':
    case 'look at':
    case 'choose':
    case 'select':
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
  const { noun, tails } = withExceptions(deed.noun, deed.tails ?? []);
  const meaning = meaningOf(tails, context);
  if (order === undefined || meaning === null) return null;
  if (order === 'draw') return drawn(noun, meaning);
  const verb = verbOf(order, meaning);
  const all = cardsOf(noun, context);
  const [first] = all;
  if (verb === null || first === undefined) return null;
  const shared = sharedFields(verb, meaning);
  if (shared === null) return null;
  const made = all.map((cards, at): Instruction => {
    const { what, from, reads } = cards;
    const said = [reads, shared.reads].filter((each) => each !== undefined).join(', ');
    return {
      ...shared,
      do: tokenVerb(verb, what),
      ...(at === 0 ? {} : { joined: 'and' as const }),
      what,
      ...(from === undefined ? {} : { from: [...from] }),
      ...(said === '' ? {} : { reads: said }),
    };
  });
  return [...made, ...meaning.more];
}

const tokenVerb = (verb: Verb, what: EffectObject): Verb =>
  verb === 'special-summon' &&
  typeof what === 'object' &&
  'filter' in what &&
  what.filter.abilities?.includes('Token') === true
    ? 'special-summon-token'
    : verb;

/** Verbs whose name says where the cards go. */
const saysWhere: ReadonlySet<Verb> = new Set(['add-to-hand', 'return-to-hand', 'send-to-gy', 'discard']);

function sharedFields(verb: Verb, { fields, to, onto }: Meaning): Omit<Instruction, 'do'> | null {
  const needsOnto = verb === 'equip' || verb === 'attach' || verb === 'detach';
  if (onto !== undefined && !needsOnto) return null;
  const side = to === undefined ? undefined : sideOf(to.whose);
  const [place] = to?.places ?? [];
  const words: string[] = [];
  if (fields.reads !== undefined) words.push(fields.reads);
  if (to !== undefined && /top|bottom/.test(to.how)) words.push(to.how);
  if (onto?.cards.reads !== undefined) words.push(onto.cards.reads);
  const reads = words.join(', ');
  const { reads: _, ...rest } = fields;
  return {
    ...rest,
    ...(place === undefined || saysWhere.has(verb) ? {} : { to: place }),
    ...(side === 'opponent' ? { who: 'opponent' as const } : {}),
    ...(side === null && /owner/.test(to?.whose ?? '') ? { who: 'owner' as const } : {}),
    ...(onto === undefined ? {} : { onto: onto.cards.what }),
    ...(reads === '' ? {} : { reads }),
  };
}

/** "draw 2 cards". */
function drawn({ items }: Noun, { fields, to, onto, more }: Meaning): readonly Instruction[] | null {
  const [only, ...others] = items;
  if (only?.is !== 'group' || others.length > 0 || to !== undefined || onto !== undefined) return null;
  if (only.words !== undefined || !/^cards?$/.test(only.head ?? '')) return null;
  const reads = [fields.reads, ...(only.after === undefined ? [] : [afterWords(only.after)])];
  const counted = /^\d+$/.test(only.count ?? '');
  const said = [...reads, counted ? undefined : `${only.count ?? ''} cards`].filter(
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

/** An exception that stands after the verb's other words belongs to its cards. */
function withExceptions(noun: Noun, tails: NonNullable<Extract<Deed, { is: 'verb' }>['tails']>) {
  const exceptions = tails.flatMap((tail): readonly After[] =>
    tail.is === 'except' ? [{ is: 'except', by: ', except ', noun: tail.noun }] : [],
  );
  const last = noun.items.at(-1);
  if (exceptions.length === 0 || last === undefined || last.is === 'share') return { noun, tails };
  const held = { ...last, after: [...(last.after ?? []), ...exceptions] };
  return {
    noun: { ...noun, items: [...noun.items.slice(0, -1), held] },
    tails: tails.filter((tail) => tail.is !== 'except'),
  };
}
