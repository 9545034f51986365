import { z } from 'zod';
import type { EffectObject, Instruction } from '../../card-model/instruction.ts';
import { type Verb, verbs } from '../../card-model/verbs.ts';
import { meaningsOf } from '../forms.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { plainNumber } from '../phrases/amounts.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed, Tail } from '../phrases/deed-syntax.ts';
import { lifePoints, lifePointsBecome } from '../phrases/life-points.ts';
import { quantity as quantityPiece } from '../phrases/quantities.ts';
import type { Noun, Quantity, Whose } from '../phrases/syntax.ts';
import { nameOf } from '../phrases/words/group-filters.ts';
import { noun as nounPiece } from '../phrases/words/nouns.ts';
import { meaningOf } from './tail-meaning.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

const verbsByValue = meaningsOf('verbs-of-values', z.array(z.literal(verbs)));

/** What changes where a text names a value of a card; undefined: nothing that the model has a verb for. */
export const verbsOf = (stat: string): readonly Verb[] | undefined =>
  verbsByValue[stat.replace(/^(?:current|original) /, '').replace(/(?:s|\(s\))(?=\/|$)/g, '')];

/** The cards that a value is one of. */
function oneOf(
  noun: Noun,
  context: Context,
): { readonly what: EffectObject; readonly reads?: string } | null {
  const [cards, ...others] = cardsOf(noun, context);
  if (cards === undefined) return null;
  // Several sorts of cards that share a value are one object, in their words.
  return others.length > 0 ? { what: { reads: nounPiece.print(noun) ?? '' } } : cards;
}

function ownerOf(whose: Whose, context: Context) {
  if ('noun' in whose) return oneOf(whose.noun, context);
  if (whose.word === 'its' || whose.word === 'their') {
    const word = whose.word === 'its' ? 'it' : 'them';
    return oneOf({ items: [{ is: 'pronoun', word }] }, context);
  }
  return null;
}

const wordsOf = (quantity: Quantity | undefined): string | undefined =>
  quantity === undefined ? undefined : (quantityPiece.print(quantity) ?? undefined);

interface Change {
  readonly amount?: number;
  readonly becomes?: true;
  readonly name?: string;
  readonly times?: 'half' | 'double';
  readonly exact?: true;
  readonly reads?: string;
}

function changes(
  stat: string,
  what: EffectObject,
  change: Change,
  said: readonly (string | undefined)[],
  tails: readonly Tail[] | undefined,
  context: Context,
): readonly Instruction[] | null {
  const changed = verbsOf(stat);
  const meaning = meaningOf(tails, context);
  if (changed === undefined || meaning === null || meaning.onto !== undefined) return null;
  if (meaning.to !== undefined && !/^(?:on|in)$/.test(meaning.to.how)) return null;
  const where = meaning.to === undefined ? undefined : (tailsPiece.print(tails) ?? '').replace(/^,? /, '');
  const { reads: _, ...plain } = change;
  const own = /^original/.test(stat) ? stat : undefined;
  const words = [own, change.reads, where, meaning.fields.reads, ...said];
  const reads = words.filter((each) => each !== undefined).join(', ');
  const made = changed.map(
    (verb, at): Instruction => ({
      ...meaning.fields,
      ...plain,
      do: verb,
      ...(at === 0 ? {} : { joined: 'and' as const }),
      what,
      ...(reads === '' ? {} : { reads }),
    }),
  );
  return [...made, ...meaning.more];
}

/** "halve its ATK", "increase this card's Level by 1", "negate its effects". */
export function statChange(deed: Of<'stat-change'>, context: Context): readonly Instruction[] | null {
  const { verb, whose, stat, to, quantity, tails } = deed;
  if (stat === 'LP') return lifePoints(deed);
  const owner = ownerOf(whose, context);
  return owner === null ? null : changed(verb, stat, owner, to, quantity, tails, context);
}

/** "double the ATK of 1 monster you control". */
export function statChangeOf(
  { verb, stat, noun, to, quantity, tails }: Of<'stat-change-of'>,
  context: Context,
): readonly Instruction[] | null {
  const owner = oneOf(noun, context);
  return owner === null
    ? null
    : changed(verb.replace(/ the$/, ''), stat, owner, to, quantity, tails, context);
}

function changed(
  verb: string,
  stat: string,
  { what, reads }: { readonly what: EffectObject; readonly reads?: string },
  to: string | undefined,
  quantity: Quantity | undefined,
  tails: readonly Tail[] | undefined,
  context: Context,
): readonly Instruction[] | null {
  const effects = /^effects?$/.test(stat);
  if ((verb === 'negate') !== effects || (effects && quantity !== undefined)) return null;
  const amount = plainNumber(quantity);
  const words = amount === undefined ? wordsOf(quantity) : undefined;
  const said = words === undefined ? {} : { reads: `${to?.trim() ?? ''} ${words}`.trim() };
  const by = to === ' by ' || to === ' by an amount equal to ';
  switch (verb) {
    case 'negate':
      return changes(stat, what, {}, [reads], tails, context);
    case 'halve':
    case 'double':
      if (quantity !== undefined) return null;
      return changes(stat, what, { times: verb === 'halve' ? 'half' : 'double' }, [reads], tails, context);
    case 'change':
      if (stat.startsWith('battle position'))
        return quantity === undefined ? changes(stat, what, {}, [reads], tails, context) : null;
      if (quantity === undefined || by) return null;
      return changes(stat, what, { ...amountOf(amount), becomes: true, ...said }, [reads], tails, context);
    case 'increase or reduce':
    case 'increase or decrease':
    case 'reduce or increase': {
      if (quantity === undefined || !by) return null;
      return changes(stat, what, { reads: `${verb} by ${wordsOf(quantity) ?? ''}` }, [reads], tails, context);
    }
    case 'switch': {
      // Of one card: its ATK and DEF with each other.
      if (quantity !== undefined || !/^(?:original |current )?ATK(?:\/| and )DEF$/.test(stat)) return null;
      return changes(stat, what, { reads: 'switch the ATK and DEF' }, [reads], tails, context);
    }
    case 'increase':
    case 'reduce':
    case 'decrease': {
      if (quantity === undefined || !by) return null;
      const sign = verb === 'increase' ? 1 : -1;
      const how = amount === undefined ? { reads: `${verb} ${said.reads ?? ''}` } : { amount: sign * amount };
      return changes(stat, what, how, [reads], tails, context);
    }
    default:
      return null;
  }
}

const amountOf = (amount: number | undefined): Change => (amount === undefined ? {} : { amount });

/** "it gains 500 ATK". */
export function gains(
  { noun, verb, amount, stat, tails }: Of<'gains'>,
  context: Context,
): readonly Instruction[] | null {
  const owners = cardsOf(noun, context);
  const counted =
    tails?.some((tail) => tail.is === 'equal' || tail.is === 'each' || tail.is === 'per') ?? false;
  if (amount === undefined && !counted) return null;
  const loses = /lose/.test(verb);
  const value = amount === undefined ? undefined : Number(amount.replace(/[, ]/g, '')) * (loses ? -1 : 1);
  const way = value === undefined ? { reads: loses ? 'loses' : 'gains' } : {};
  const each = amount !== undefined && counted ? { reads: `${amount}` } : {};
  // "500 for each card" is no fixed amount.
  const exact = /exactly/.test(verb) ? { exact: true as const } : {};
  const fixed = value === undefined || counted ? {} : { amount: value, ...exact };
  const words =
    counted && value !== undefined ? { reads: `${loses ? 'loses' : 'gains'} ${each.reads}`.trim() } : way;
  const all: Instruction[] = [];
  for (const { what, reads } of owners) {
    const made = changes(stat, what, { ...fixed, ...words }, [reads], tails, context);
    if (made === null) return null;
    all.push(...made.map((each) => (all.length === 0 ? each : { ...each, joined: 'and' as const })));
  }
  return all;
}

/** "its ATK becomes 0", "this card's Level is doubled". */
export function becomes(deed: Of<'stat-becomes'>, context: Context): readonly Instruction[] | null {
  if (deed.stat === 'LP') return lifePointsBecome(deed);
  const owner = ownerOf(deed.whose, context);
  return owner === null ? null : becoming(deed, owner, context);
}

/** "the ATK of all monsters you control becomes 0". */
export function becomesOf(deed: Of<'stat-of-becomes'>, context: Context): readonly Instruction[] | null {
  const owner = oneOf(deed.noun, context);
  return owner === null ? null : becoming(deed, owner, context);
}

type Becoming = Pick<Of<'stat-becomes'>, 'make' | 'stat' | 'verb' | 'quantity' | 'tails'>;

function becoming(
  { make, stat, verb, quantity, tails }: Becoming,
  owner: { readonly what: EffectObject; readonly reads?: string },
  context: Context,
): readonly Instruction[] | null {
  const said = [owner.reads];
  const { what } = owner;
  const effects = /effects?$/.test(stat);
  if (/negated/.test(verb)) {
    if (quantity !== undefined || !/^effects?$/.test(stat)) return null;
    return changes(stat, what, {}, said, tails, context);
  }
  if (effects) return null;
  if (/halved|doubled/.test(verb)) {
    const times = /halved/.test(verb) ? 'half' : 'double';
    return quantity === undefined ? changes(stat, what, { times }, said, tails, context) : null;
  }
  // "make its ATK 0" has no verb of its own.
  if (quantity === undefined || (verb === ' ') !== (make !== undefined && !/ become/.test(verb))) return null;
  const amount = plainNumber(quantity);
  const by = /(increased|reduced) by/.exec(verb)?.[1];
  if (by !== undefined) {
    const signed = amount === undefined ? undefined : by === 'reduced' ? -amount : amount;
    const change =
      signed === undefined ? { reads: `${by} by ${wordsOf(quantity) ?? ''}` } : { amount: signed };
    return changes(stat, what, change, said, tails, context);
  }
  const words = amount === undefined ? { reads: wordsOf(quantity) ?? '' } : { amount };
  const name = stat === 'name' && quantity.is === 'same' ? nameOf(quantity.noun) : null;
  const value = name === null ? { becomes: true as const, ...words } : { name };
  return changes(stat, what, value, said, tails, context);
}
