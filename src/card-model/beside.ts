import { z } from 'zod';
import words from '../../data/lexicon/described.json' with { type: 'json' };
import { places } from '../vocabulary/places.ts';
import { verbs, verbWords } from './verbs.ts';

/** What of two cards may be the same, or differ. */
export const besideProperties = ['name', 'type', 'attribute', 'level', 'rank', 'link', 'atk', 'def'] as const;
export type BesideProperty = (typeof besideProperties)[number];

/** What of two cards can be more or less. */
export const besideValues = ['level', 'rank', 'link', 'atk', 'def'] as const;
export type BesideValue = (typeof besideValues)[number];

/** How a card stands to others: "with a different name", "with less ATK than this card". */
export const besideSchema = z.strictObject({
  to: z.union([
    /** The card whose text it is; those of the event that is answered; all targets; the very card that is looked at. */
    z.enum(['this', 'event', 'targets', 'itself']),
    /** The other cards that are taken with it: "2 monsters with the same name". */
    z.literal('each-other'),
    z.strictObject({ target: z.int().min(0) }),
    /** The cards that the last instruction with this verb dealt with, or that were paid so. */
    z.strictObject({ dealt: z.enum(verbs) }),
    /** Every card that a player has there. */
    z.strictObject({
      all: z.array(z.enum(places.ids)).min(1),
      whose: z.enum(['you', 'opponent']),
      monsters: z.literal(true).optional(),
    }),
  ]),
  /** They agree in all of these, or with `any` in one of them. */
  same: z.array(z.enum(besideProperties)).min(1).optional(),
  any: z.literal(true).optional(),
  /** They differ in all of these. */
  different: z.array(z.enum(besideProperties)).min(1).optional(),
  /** Its value beside that of the other; `than`: another value of the other; `by`: exactly so much more. */
  value: z
    .strictObject({
      of: z.enum(besideValues),
      is: z.enum(['less', 'at-most', 'more', 'at-least', 'equal', 'unequal']),
      than: z.enum(besideValues).optional(),
      by: z.int().min(1).optional(),
    })
    .optional(),
  /** What is printed on them counts. */
  original: z.literal(true).optional(),
  /** What the other had on the field, which it has left. */
  had: z.literal(true).optional(),
});
export type Beside = z.infer<typeof besideSchema>;

/** "ATK", "Level": what each of these is called. */
export const besideTerms: Readonly<Record<BesideProperty, string>> = words.properties;

/** Says it behind a noun: " with the same Level as this card". */
export function besideWords({ to, same, any, different, value, original }: Beside): string {
  const printed = original === undefined ? '' : 'original ';
  const list = (all: readonly BesideProperty[], join = 'and') =>
    `${printed}${all.map((each) => besideTerms[each]).join(` ${join} `)}`;
  const other = otherWords(to);
  const asked = [
    same === undefined ? '' : `the same ${list(same, any ? 'or' : 'and')} as ${other}`,
    different === undefined ? '' : `a different ${list(different)} than ${other}`,
    value === undefined ? '' : `${valueWords(value, printed)} ${other}`,
  ];
  return ` with ${asked.filter((each) => each !== '').join(' and ')}`;
}

function valueWords({ of, is, than, by }: NonNullable<Beside['value']>, printed: string): string {
  const how = words.values[is][of === 'atk' || of === 'def' ? 'number' : 'rating'];
  const other = than === undefined ? 'than' : `than the ${besideTerms[than]} of`;
  return `${how} ${printed}${besideTerms[of]}${by === undefined ? '' : `, by exactly ${by},`} ${other}`;
}

function otherWords(to: Beside['to']): string {
  if (to === 'this') return 'this card';
  if (to === 'itself') return 'its own';
  if (to === 'each-other') return 'each other';
  if (to === 'event') return 'the card that it answers';
  if (to === 'targets' || (typeof to === 'object' && 'target' in to)) return 'the target';
  if ('dealt' in to) return `the card of "${verbWords(to.dealt)}"`;
  const whose = to.whose === 'you' ? 'yours' : "your opponent's";
  return `all ${to.monsters ? 'monsters' : 'cards'} of ${whose} in the ${to.all.map(places.term).join(' or ')}`;
}
