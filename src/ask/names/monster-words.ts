import type { CardModel } from '../../card-model/card-model.ts';
import { type Ability, abilities, attributes } from '../../card-model/facts.ts';
import { defined } from '../../platform/defined.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import type { TypedText } from './typed-text.ts';

/** The kinds of monsters that are told apart in words. */
const kinds = abilities.filter((each) => !/^(?:Flip|Toon|Spirit|Union|Token)$/.test(each));

const oneOf = (all: readonly string[]): string => all.map((each) => each.replace(/[- ]/g, '[- ]?')).join('|');

/** "Level 4 LIGHT Machine Fusion ": what may stand before "monster", in groups by their names. */
export const monsterWords = `(?:(?:level|lvl|lv|lv\\.)[- ]?(?<level>\\d{1,2}) |rank[- ]?(?<rank>\\d{1,2}) )?(?:(?<attribute>${oneOf(attributes)})(?:-attribute)? )?(?:(?<type>${oneOf(monsterTypes)})(?:-type)? )?(?:(?<kind>${oneOf(kinds)}) )?`;

/** "Dragon", alone. */
export const typeWord = `(?<type>${oneOf(monsterTypes)})`;

/** What a text tells of a monster without its name. */
export interface ToldMonster {
  readonly level?: number;
  readonly rank?: number;
  readonly attribute?: (typeof attributes)[number];
  readonly type?: string;
  readonly kind?: Ability;
  readonly atk?: number;
  readonly def?: number;
}

export type Groups = Readonly<Record<string, string | undefined>>;

const properly = <T extends string>(all: readonly T[], said: string | undefined): T | undefined =>
  all.find((each) => each.toLowerCase().replace(/[- ]/g, '') === said?.toLowerCase().replace(/[- ]/g, ''));

/** What the groups of `monsterWords` tell, with ATK and DEF where a pattern has groups for them. */
export function toldBy(groups: Groups): ToldMonster {
  const attribute = properly(attributes, groups['attribute']);
  const type = properly(monsterTypes, groups['type']);
  const kind = properly(kinds, groups['kind']);
  const numbers = (['level', 'rank', 'atk', 'def'] as const).flatMap((each) =>
    groups[each] === undefined ? [] : [[each, Number(groups[each])] as const],
  );
  return { ...Object.fromEntries(numbers), ...defined({ attribute, type, kind }) };
}

/** A monster of which no more is known than that. */
export function modelOf(name: string, { kind = 'Effect', ...facts }: ToldMonster): CardModel {
  const are: Ability[] = kind === 'Normal' || kind === 'Effect' ? [kind] : [kind, 'Effect'];
  return {
    name,
    facts: { cardType: 'monster', abilities: are, ...facts },
    summoning: { ways: [] },
    parts: [],
    sources: [],
  };
}

/** The tokens of a stretch of the text; undefined where it is none, or a part of it was taken already. */
export function spanOf(
  typed: TypedText,
  from: number,
  to: number,
): { readonly start: number; readonly count: number } | undefined {
  const start = typed.all.findIndex((each) => each.from === from);
  const count = typed.all.slice(start).findIndex((each) => each.to === to) + 1;
  return start < 0 || count < 1 || typed.anyTaken(start, count) ? undefined : { start, count };
}
