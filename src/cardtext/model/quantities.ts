import { z } from 'zod';
import type { Counted } from '../../card-model/value.ts';
import { meaningsOf } from '../forms.ts';
import { countedOf, groupsOf } from './counted.ts';

/** How much words come to: so many times what is counted or added up. */
export interface Quantity {
  readonly each: Counted;
  readonly amount: number;
}

export const ratings = meaningsOf('ratings', z.array(z.enum(['level', 'rank', 'link'])).min(1));
const rating = '(?<rating>Link Rating|Level/Rank|Level|Rank)';

const ownRating = new RegExp(`^(?:its|their)(?: own)?(?: current)? ${rating}$`);
const allRatings = new RegExp(
  `^the (?:combined|total) ${rating.replace('Level/Rank', 'Levels?/Rank')}s? of (?:all )?(?:the )?(?<kind>.+)$`,
);
const ownValue =
  /^(?<half>half )?(?:of )?(?:its|their)(?: own)? (?<original>original )?(?:current )?(?<stat>ATK|DEF|ATK\/DEF)$/;
const allValues =
  /^(?<half>half )?the (?:(?:combined|total) (?<original>original )?(?<stat>ATK|DEF|ATK\/DEF) of (?:all )?(?:the )?|(?<original>original )(?<stat>ATK|DEF) of (?:each|any) )(?<kind>.+)$/;

const lifePoints =
  /^(?<half>half (?:of )?)?(?:(?<whose>your opponent's|your) LP|the difference (?:in LP|(?:in|between) your LP and your opponent's))$/;

const values = 'ATK|DEF|ATK/DEF|ATK and DEF';
/** What the monsters have that are equipped to the card: as Equip Cards they have their original values. */
const ofEquips = new RegExp(
  `^(?<half>half )?(?:the )?(?:combined |total )?(?:original )?(?<stat>${values}) of (?:the|that|those|all) (?:equipped monsters?|monster(?:s|\\(s\\))? equipped(?: to (?:it|this card))?)(?:,? by (?:its|this) effect)?$`,
);
const ofThatEquip = new RegExp(`^that equipped monster's(?: (?<stat>${values}))?$`);

/** "Its Level x 200" of `own`, as a quantity; "ATK/DEF" is `stat`; null where the words are of no known form. */
export function quantityOf(words: string, stat: 'ATK' | 'DEF', own: boolean): Quantity | null {
  const [, said = '', times = '1'] = /^(.+?)(?: x (\d+))?$/.exec(words) ?? [];
  const each = numberOf(said) ?? ratingsOf(said, own) ?? lpOf(said) ?? statOf(said, stat, own);
  return each === null ? null : { each, amount: Number(times) };
}

function numberOf(words: string): Counted | null {
  const kind = /^the number of (?:all )?(.+)$/.exec(words)?.[1];
  return kind === undefined ? null : countedOf(kind);
}

function lpOf(words: string): Counted | null {
  const found = lifePoints.exec(words)?.groups;
  if (found === undefined) return null;
  const { whose, half } = found;
  return {
    lp: whose === undefined ? 'difference' : whose === 'your' ? 'you' : 'opponent',
    ...(half === undefined ? {} : { half: true as const }),
  };
}

function ratingsOf(words: string, own: boolean): Counted | null {
  const which = ratings[ownRating.exec(words)?.groups?.['rating'] ?? ''];
  if (which !== undefined) return own ? { ratings: which, of: 'it' } : null;
  const found = allRatings.exec(words)?.groups;
  const all = ratings[found?.['rating']?.replace('Levels/', 'Level/') ?? ''];
  const of = all === undefined ? null : groupsOf(found?.['kind'] ?? '');
  return all === undefined || of === null ? null : { ratings: all, of };
}

function statOf(words: string, changed: 'ATK' | 'DEF', own: boolean): Counted | null {
  const equips = (ofEquips.exec(words) ?? ofThatEquip.exec(words))?.groups;
  const found = equips ?? (ownValue.exec(words) ?? allValues.exec(words))?.groups;
  if (found === undefined) return null;
  const { stat, half, kind, original } = found;
  const of = equips ? 'equips' : kind !== undefined ? groupsOf(kind) : own ? 'it' : null;
  if (of === null) return null;
  return {
    stat: (stat === 'ATK' || stat === 'DEF' ? stat : changed) === 'DEF' ? 'def' : 'atk',
    ...(equips === undefined && original === undefined ? {} : { original: true }),
    of,
    ...(half === undefined ? {} : { half: true }),
  };
}

/** So many for each of these, or for every few of them, and some more. */
export interface EachOf {
  /** Left out: those that were just spoken of. */
  readonly kind?: string;
  readonly by: number;
  readonly per?: number;
  readonly plus?: number;
}

const eachForms = [
  /^(?:(?<by>\d+) (?:damage|LP), |(?<how>gains|loses) (?<points>\d+), )?for (?:each|every(?: (?<per>\d+))?)(?: (?<kind>.+))?$/,
  /^(?:(?:(?:damage|LP|gains), )?equal to|increase by) the (?:total )?number (?:of )?(?<kind>.+?)(?: x (?<by>\d+))?(?: ?\+ ?(?<plus>\d+))?(?:, (?:a number of )?cards)?$/,
];

/** "300 damage, for each X", "equal to the number of X x 300", "for every 2 X"; `amount` where it stands apart. */
export function eachIn(words: string, amount = 1): EachOf | undefined {
  const found = eachForms.map((form) => form.exec(words)?.groups).find(Boolean);
  if (found === undefined) return undefined;
  const { kind, by, how, points = by, per, plus } = found;
  const number = points === undefined ? amount : Number(points);
  return {
    by: how === 'loses' ? -number : number,
    ...(kind === undefined ? {} : { kind }),
    ...(per === undefined ? {} : { per: Number(per) }),
    ...(plus === undefined ? {} : { plus: Number(plus) }),
  };
}
