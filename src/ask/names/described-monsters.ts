import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import { type Ability, abilities, attributes } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import { defined } from '../../platform/defined.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { tokens } from '../text/tokens.ts';
import { isFamily } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isOrdinary } from './word-kinds.ts';

/** The kinds of monsters that are told apart in words. */
const kinds = abilities.filter((each) => !/^(?:Flip|Toon|Spirit|Union|Token)$/.test(each));

const oneOf = (all: readonly string[]): string => all.map((each) => each.replace(/[- ]/g, '[- ]?')).join('|');

/** "Level 4 LIGHT Machine Fusion ": what may stand before "monster", in groups by their names. */
export const monsterWords = `(?:(?:level|lvl|lv|lv\\.)[- ]?(?<level>\\d{1,2}) |rank[- ]?(?<rank>\\d{1,2}) )?(?:(?<attribute>${oneOf(attributes)})(?:-attribute)? )?(?:(?<type>${oneOf(monsterTypes)})(?:-type)? )?(?:(?<kind>${oneOf(kinds)}) )?`;

/** "Dragon", alone. */
const typeWord = `(?<type>${oneOf(monsterTypes)})`;

/** What a text tells of a monster without its name. */
interface ToldMonster {
  readonly level?: number;
  readonly rank?: number;
  readonly attribute?: (typeof attributes)[number];
  readonly type?: string;
  readonly kind?: Ability;
  /** The archetype, as it was typed: what stands in the names of its cards. */
  readonly series?: string;
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
  return { ...Object.fromEntries(numbers), ...defined({ attribute, type, kind, series: groups['series'] }) };
}

/** A monster of which no more is known than that. */
export function modelOf(name: string, { kind = 'Effect', series: _, ...facts }: ToldMonster): CardModel {
  const are: Ability[] = kind === 'Normal' || kind === 'Effect' ? [kind] : [kind, 'Effect'];
  return bareModel(name, { cardType: 'monster', abilities: are, ...facts });
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

const atkWord = '(?:atk|attack)(?: points?)?';
const defWord = '(?:def|defense|defence)(?: points?)?';
const having = '(?:with|that has|which has|having|of) (?:an? )?';
/** "monster with 1400 ATK and 1200 DEF", "monster with 1200 DEF", "1400 ATK monster", "1400/1200 monster", "1200 DEF monster". */
const phrases: readonly RegExp[] = [
  new RegExp(
    `\\b${monsterWords}monster ${having}(?<atk>\\d{1,5}) ?${atkWord}\\b(?:(?: and|,| /|/)? (?:an? )?(?<def>\\d{1,5}) ?${defWord}\\b)?(?: \\((?<copy>\\d)\\))?`,
    'gi',
  ),
  new RegExp(
    `\\b${monsterWords}monster ${having}(?<def>\\d{1,5}) ?${defWord}\\b(?: \\((?<copy>\\d)\\))?`,
    'gi',
  ),
  new RegExp(`\\b(?<atk>\\d{1,5})(?: ?${atkWord}|/(?<def>\\d{1,5})) ${monsterWords}monster\\b`, 'gi'),
  new RegExp(`\\b(?<def>\\d{1,5}) ?${defWord} ${monsterWords}monster\\b`, 'gi'),
];
const verbs = ['controls?', 'controlling', 'and', 'ha(?:ve|s)', 'summon(?:s|ed)?', 'sets?'].join('|');
const oneOrNone = `(?<=\\b(?:(?<verb>${verbs}) (?:an?|another|my|1|one|no|any)|(?:not|don't|doesn't) control) (?:face-? ?(?:up|down) |set )?)`;
/** "control a FIRE monster", "Normal Summon a Level 4 Fish monster", "control no Dragon": one of which only its kind is told. */
const ofKind = new RegExp(
  `${oneOrNone}(?:${monsterWords}monsters?(?: \\((?<copy>\\d)\\))?|${typeWord}(?= ?(?:[.,;?!]|$|(?:and|in|on|from|with|face-?up|face-?down|set)\\b)))(?!\\w)(?!-? ?(?:card|effect|with|that has|which has|having|of)\\b)`,
  'gi',
);
/** "control a Blue-Eyes monster", "control no Labrynth monsters": one of an archetype. */
const ofSeries = new RegExp(
  `${oneOrNone}(?!(?:an?|any|another|my|1|one|no) )(?<series>[\\p{L}\\d'-]+(?: [\\p{L}\\d'-]+){0,2}?)(?: Effect)? monsters?\\b(?: \\((?<copy>\\d)\\))?`,
  'giu',
);
const calledBySeries = /^(?<series>[^(]+) Effect Monster(?: \((?<copy>\d)\))?$/;
/** The same as it is called. */
const calledByKind = new RegExp(`^${monsterWords}monster(?: \\((?<copy>\\d)\\))?$`, 'i');

/** "1400 or more ATK", "at most 1400": a range is no value. */
const ranged = /^ ?(?:or (?:more|less|higher|lower)|and (?:up|above|below))/i;

/** How such a monster is called: "Level 4 LIGHT Effect Monster with 1400 ATK", and its number where it is not the first. */
function nameOf(
  { level, rank, attribute, type, series, kind = 'Effect', atk, def }: ToldMonster,
  copy: number,
): string {
  const words = [
    series,
    ...(level === undefined ? [] : [`Level ${level}`]),
    ...(rank === undefined ? [] : [`Rank ${rank}`]),
    attribute,
    type,
    kind,
  ].filter((each) => each !== undefined);
  const stats = [...(atk === undefined ? [] : [`${atk} ATK`]), ...(def === undefined ? [] : [`${def} DEF`])];
  const having = stats.length === 0 ? '' : ` with ${stats.join(' and ')}`;
  return `${words.join(' ')} Monster${having}${copy === 1 ? '' : ` (${copy})`}`;
}

/** The monster that a text describes by its values, of which no more is known; undefined where the name is none of those. */
export function describedMonster(name: string): CardModel | undefined {
  const exact = [calledByKind.exec(name), calledBySeries.exec(name)];
  const whole = [...phrases.map((phrase) => [...name.matchAll(phrase)][0]), ...exact].find(
    (found) => found?.[0] === name,
  );
  if (whole == null) return undefined;
  const groups = whole.groups ?? {};
  if ((groups['atk'] ?? groups['def']) === undefined && !saysKind(groups)) return undefined;
  const told = toldBy(groups);
  return { ...modelOf(name, told), ofKind: told.kind ?? 'any' };
}

/** Does a text describe a monster by its values, or by its Attribute, Type or archetype? */
export const describesMonster = (text: string, catalogue: Catalogue): boolean =>
  phrases.some((phrase) => text.search(phrase) >= 0) || toldOfKind(text, catalogue).length > 0;

/** Is an Attribute, a Type or an archetype told? */
const saysKind = (groups: Groups): boolean =>
  (groups['attribute'] ?? groups['type'] ?? groups['series']) !== undefined;

/** Where a text tells of a monster by its Attribute or Type alone, or by its archetype. */
function toldOfKind(text: string, catalogue: Catalogue): readonly RegExpExecArray[] {
  const byKind = [...text.matchAll(ofKind)].filter(({ groups = {} }) => saysKind(groups));
  const isArchetype = ({ groups: { series = '' } = {} }: RegExpExecArray): boolean =>
    tokens(series).some((each) => hasCapital(each) || !isOrdinary(each.low)) &&
    isFamily(nameWords(series), catalogue);
  const bySeries = [...text.matchAll(ofSeries)].filter(isArchetype);
  return [...byKind, ...bySeries.filter(({ index }) => byKind.every((each) => each.index !== index))];
}

/** Who asks of the Normal Summon or Set of any monster of a kind means one that needs no Tribute. */
const usualLevel = (text: string, index: number): Pick<ToldMonster, 'level'> =>
  /\b(?:normal (?:summon|set)|set) (?:an?|another|my|1|one) $/i.test(text.slice(0, index))
    ? { level: 4 }
    : {};

/** A catalogue that has the monsters, too, which a text describes by their values. */
export const withDescribed = <C extends Catalogue>(catalogue: C): C =>
  Object.create(catalogue, {
    exact: { value: (name: string) => describedMonster(name) ?? catalogue.exact(name) },
  });

/**
 * Takes the monsters that a text describes by their values: "a monster with 1400 ATK". "That" one is the one before; where
 * another is spoken of in the same words, it is a second one.
 */
export function takeDescribedMonsters(typed: TypedText): void {
  const { all, text } = typed;
  const copies = new Map<string, number>();
  for (const { index, 0: words, groups = {} } of [
    ...phrases.flatMap((each) => [...text.matchAll(each)]),
    ...toldOfKind(text, typed.catalogue),
  ]) {
    const span = spanOf(typed, index, index + words.length);
    if (span === undefined || ranged.test(text.slice(index + words.length))) continue;
    const told = { ...(groups['atk'] === undefined ? usualLevel(text, index) : {}), ...toldBy(groups) };
    const first = nameOf(told, 1);
    const again = /^(?:the|that|this)$/.test(all[span.start - 1]?.low ?? '');
    const said = Number(groups['copy'] ?? 0);
    const copy = said || Math.max(1, (copies.get(first) ?? 0) + (again ? 0 : 1));
    const name = nameOf(told, copy);
    if (typed.catalogue.exact(name) === undefined) continue;
    copies.set(first, copy);
    typed.take({ name, ...span, by: 'described', takenFrom: words });
  }
}
