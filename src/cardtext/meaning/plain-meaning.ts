import { z } from 'zod';
import type { Instruction } from '../../card-model/instruction.ts';
import { verbs } from '../../card-model/verbs.ts';
import { kindsOf, meaningsOf } from '../forms.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { countedBy } from '../phrases/amounts.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed } from '../phrases/deed-syntax.ts';
import { pronounObject } from '../phrases/references.ts';
import { points as pointsPiece } from '../phrases/verb-phrases.ts';
import { lists } from '../phrases/words/words.ts';
import { meaningOf } from './tail-meaning.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

/** Which verb words without cards are; the first that fits counts. */
const table = kindsOf('plain-verbs', verbs);

/** Words whose verb says all of it. */
const complete: ReadonlySet<string> = new Set(lists['complete-verbs']);

/** "negate the activation", "toss a coin". */
export function plainInstructions(deed: Of<'plain'>, context: Context): readonly Instruction[] | null {
  const meaning = meaningOf(deed.tails, context);
  if (meaning === null || meaning.onto !== undefined) return null;
  const declares = /^declar/.test(deed.words);
  if (meaning.to !== undefined && !(declares && /^(?:on|in)$/.test(meaning.to.how))) return null;
  const where = meaning.to === undefined ? undefined : tailsPiece.print(deed.tails)?.trim();
  if (meaning.whom !== undefined) return null;
  if (/^negate the (?:Special )?Summon(?:\(s\))? or activation$/.test(deed.words))
    return [
      { ...meaning.fields, do: 'negate-summon' },
      { ...meaning.fields, do: 'negate-activation', joined: 'or' },
      ...meaning.more,
    ];
  const words = deed.words.replace(/^declaring /, 'declare ');
  const verb = table.find(([pattern]) => pattern.test(words))?.[1] ?? 'described';
  const own = complete.has(verb) ? undefined : words;
  const reads = [own, where, meaning.fields.reads].filter((each) => each !== undefined).join(', ');
  const what =
    verb !== 'change-attack-target'
      ? {}
      : { what: words.endsWith(' it') ? pronounObject('it', false, context) : ('this' as const) };
  return [{ ...meaning.fields, do: verb, ...what, ...(reads === '' ? {} : { reads }) }, ...meaning.more];
}

/** "pay 1000 LP", "inflict 500 damage to your opponent". */
export function pointsInstructions(deed: Of<'points'>, context: Context): readonly Instruction[] | null {
  const { verb, amount, unit, tails } = deed;
  const what = /damage/.test(`${amount}${unit}`) ? 'damage' : 'LP';
  const done = pointsVerbs[`${verb.replace(/s$|ing$/, '')} ${what}`];
  const meaning = meaningOf(tails, context);
  if (done === undefined || meaning === null || meaning.to !== undefined || meaning.onto !== undefined)
    return null;
  if (meaning.whom === 'other') return [{ do: 'described', reads: pointsPiece.print(deed) ?? '' }];
  const counted =
    tails?.some((tail) => tail.is === 'each' || tail.is === 'per' || tail.is === 'equal') ?? false;
  const number = /^[\d,]+ $/.test(amount) ? Number(amount.replace(/[, ]/g, '')) : undefined;
  if (number === undefined && !counted && !/half/.test(amount)) return null;
  const looked = countedBy(number, tails, context);
  const own = number !== undefined && !counted ? undefined : `${amount}${unit}`.trim();
  const reads = [own, meaning.fields.reads].filter((each) => each !== undefined).join(', ');
  return [
    {
      ...meaning.fields,
      do: done,
      ...(number === undefined || counted ? {} : { amount: number }),
      ...(looked === undefined ? {} : { counted: looked }),
      ...(done === 'pay-lp' && amount === 'half your ' && unit === 'LP' && tails === undefined
        ? { times: 'half' as const }
        : {}),
      ...(meaning.whom === undefined ? {} : { who: meaning.whom }),
      ...(reads === '' ? {} : { reads }),
    },
    ...meaning.more,
  ];
}

/** The verb of LP that are paid, or damage that is inflicted, by those words. */
const pointsVerbs = meaningsOf('verbs-of-points', z.literal(verbs));
