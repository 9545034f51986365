import { type Counted, type EffectObject, isDescribed } from '../../card-model/instruction.ts';
import { cardsOf } from './card-objects.ts';
import type { Context } from './context.ts';
import type { Tail } from './deed-syntax.ts';
import type { Noun, Quantity, Whose } from './syntax.ts';

/** The cards of one noun that a field can name; undefined where only words do. */
function knownCards(noun: Noun, context: Context): EffectObject | undefined {
  const [cards, ...others] = cardsOf(noun, context);
  if (cards === undefined || others.length > 0 || cards.reads !== undefined) return undefined;
  const { what, from } = cards;
  // What is only said in words may be cards that are on no board any more.
  if (typeof what === 'object' && ('reads' in what || ('filter' in what && what.filter.reads !== undefined)))
    return undefined;
  return from === undefined ? what : undefined;
}

/** The number that a quantity says by itself; undefined where it must be counted or looked up. */
export const plainNumber = (quantity: Quantity | undefined): number | undefined =>
  quantity?.is === 'number' && quantity.times === undefined
    ? Number(quantity.number.replace(/,/g, ''))
    : undefined;

const ownerOf = (whose: Whose): Noun =>
  'noun' in whose
    ? whose.noun
    : { items: [{ is: 'pronoun', word: whose.word === 'its' ? 'it' : whose.word }] };

const half = /^half (?:the |of )?$/;

/** "equal to the damage you took": what an effect did to a player before; undefined for other words. */
export function damageOf(words: string): Counted | undefined {
  if (/^the (?:amount of )?(?:battle )?damage you took$/.test(words)) return { damageOf: 'you' };
  return /^the (?:battle )?damage (?:inflicted(?: to your opponent)?|they took)$/.test(words)
    ? { damageOf: 'opponent' }
    : undefined;
}

/** "equal to half its original ATK"; undefined where no field says it. */
function lookedUp(quantity: Quantity, context: Context): Counted | undefined {
  if (quantity.is === 'said') return quantity.times === undefined ? damageOf(quantity.words) : undefined;
  if (quantity.is !== 'stat' && quantity.is !== 'stat-of') return undefined;
  if (quantity.times !== undefined || (quantity.is === 'stat' && quantity.where !== undefined))
    return undefined;
  const named = /^(original )?(ATK|DEF)$/.exec(quantity.stat);
  const part = quantity.half ?? '';
  if (named === null || !(part === '' || part === 'the ' || half.test(part) || part === 'double '))
    return undefined;
  const of = knownCards(quantity.is === 'stat' ? ownerOf(quantity.whose) : quantity.noun, context);
  // Cards that are only described are nobody's to look up; of "the banished monster" other words say which it is.
  if (of === undefined || isDescribed(of)) return undefined;
  return {
    stat: named[2] === 'ATK' ? 'atk' : 'def',
    of,
    ...(named[1] === undefined ? {} : { original: true }),
    ...(half.test(part) ? { times: 'half' } : part === 'double ' ? { times: 'double' } : {}),
  };
}

/** "damage equal to its original ATK": how much a number is; undefined where no field can say it. */
export function countedBy(
  amount: number | undefined,
  tails: readonly Tail[] | undefined,
  context: Context,
): Counted | undefined {
  const [only, ...others] = (tails ?? []).filter(({ is }) => is !== 'whom' && is !== 'time');
  if (only === undefined || others.length > 0 || only.is !== 'equal' || amount !== undefined)
    return undefined;
  return /^,? equal to $/.test(only.how) ? lookedUp(only.quantity, context) : undefined;
}
