import type { Instruction } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { countedBy } from '../phrases/amounts.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed } from '../phrases/deed-syntax.ts';
import { points as pointsPiece } from '../phrases/verb-phrases.ts';
import { meaningOf } from './tail-meaning.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

/** Which verb words without cards are; the first that fits counts. */
const table: readonly (readonly [RegExp, Verb])[] = [
  [/^negate (?:the|that|its|that effect's) (?:Spell |Trap |Spell\/Trap )?activation$/, 'negate-activation'],
  [/^negate (?:the|that|those|that opponent's|your opponent's) (?:activated )?effects?$/, 'negate-effect'],
  [/^negate (?:the|that) attack$/, 'negate-attack'],
  [/^negate the (?:Special |Normal or Special )?Summon(?:\(s\))?$/, 'negate-summon'],
  [/^end (?:the|that) Battle Phase$/, 'end-battle-phase'],
  [/^activate this (?:effect|card)$/, 'activate'],
  [
    /^(?:activate|apply) (?:\d|up to|both|all|any|either|each|these|the|that|this (?:following )?effect(?!$))/,
    'activate-one',
  ],
  [/^Synchro Summon$/, 'synchro-summon'],
  [/^Xyz Summon$/, 'xyz-summon'],
  [/^Link Summon$/, 'link-summon'],
  [/^Fusion Summon$/, 'fusion-summon'],
  [/^Normal Summon$/, 'normal-summon'],
  [/^declare /, 'declare'],
  [/^(?:toss a coin|call heads)/, 'coin-toss'],
  [/^roll a six-sided die$/, 'die-roll'],
  [/^it becomes the End Phase/, 'become-end-phase'],
  [/win the Duel$/, 'win-duel'],
  [/^pay LP/, 'pay-lp'],
  [/^shuffle (?:your|their|the) Deck$/, 'shuffle-deck'],
  [/^skips? /, 'skip-phase'],
  [/^add that lost ATK /, 'change-atk'],
  [/^add that lost DEF /, 'change-def'],
];

/** Words whose verb says all of it. */
const complete: ReadonlySet<Verb> = new Set<Verb>([
  'negate-activation',
  'negate-effect',
  'negate-attack',
  'negate-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
  'fusion-summon',
  'normal-summon',
  'end-battle-phase',
  'die-roll',
  'become-end-phase',
  'win-duel',
]);

/** "negate the activation", "toss a coin". */
export function plainInstructions(deed: Of<'plain'>, context: Context): readonly Instruction[] | null {
  const meaning = meaningOf(deed.tails, context);
  if (meaning === null || meaning.onto !== undefined) return null;
  const declares = /^declar/.test(deed.words);
  if (meaning.to !== undefined && !(declares && /^(?:on|in)$/.test(meaning.to.how))) return null;
  const where = meaning.to === undefined ? undefined : tailsPiece.print(deed.tails)?.trim();
  if (meaning.whom !== undefined) return null;
  if (/^negate the (?:Special )?Summon(?:\(s\))? or activation$/.test(deed.words)) {
    return [
      { ...meaning.fields, do: 'negate-summon' },
      { ...meaning.fields, do: 'negate-activation', joined: 'or' },
      ...meaning.more,
    ];
  }
  const words = deed.words.replace(/^declaring /, 'declare ');
  const verb = table.find(([pattern]) => pattern.test(words))?.[1] ?? 'described';
  const own = complete.has(verb) ? undefined : words;
  const reads = [own, where, meaning.fields.reads].filter((each) => each !== undefined).join(', ');
  return [{ ...meaning.fields, do: verb, ...(reads === '' ? {} : { reads }) }, ...meaning.more];
}

/** "pay 1000 LP", "inflict 500 damage to your opponent". */
export function pointsInstructions(deed: Of<'points'>, context: Context): readonly Instruction[] | null {
  const { verb, amount, unit, tails } = deed;
  const damage = /damage/.test(`${amount}${unit}`);
  const done = pointsVerb(verb.replace(/s$|ing$/, ''), damage);
  const meaning = meaningOf(tails, context);
  if (done === null || meaning === null || meaning.to !== undefined || meaning.onto !== undefined)
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

function pointsVerb(verb: string, damage: boolean): Verb | null {
  switch (verb) {
    case 'pay':
      return damage ? null : 'pay-lp';
    case 'gain':
      return damage ? null : 'gain-lp';
    case 'lose':
      return damage ? null : 'lose-lp';
    case 'inflict':
      return damage ? 'inflict-damage' : null;
    case 'take':
      return damage ? 'take-damage' : null;
    default:
      return null;
  }
}
