import type { CardModel } from '../../card-model/card-model.ts';
import { type Ability, attributes } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import type { TypedText } from './typed-text.ts';

/** The kinds of monsters that are told apart in words. */
const kinds = ['Normal', 'Effect', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual', 'Pendulum'] as const;

const oneOf = (all: readonly string[]): string => all.map((each) => each.replace(/[- ]/g, '[- ]?')).join('|');
const kindWords = `(?:(?:level|lvl|lv|lv\\.)[- ]?(?<level>\\d{1,2}) |(?:rank)[- ]?(?<rank>\\d{1,2}) )?(?:(?<attribute>${oneOf(attributes)}) )?(?:(?<type>${oneOf(monsterTypes)}) )?(?:(?<kind>${oneOf(kinds)}) )?`;
const atkWord = '(?:atk|attack)(?: points?)?';
const defWord = '(?:def|defense|defence)(?: points?)?';
/** "monster with 1400 ATK and 1200 DEF", "1400 ATK monster", "1400/1200 monster". */
const phrases: readonly RegExp[] = [
  new RegExp(
    `\\b${kindWords}monster (?:with|that has|which has|having|of) (?:an? )?(?<atk>\\d{1,5}) ?${atkWord}\\b(?:(?: and|,| /|/)? (?:an? )?(?<def>\\d{1,5}) ?${defWord}\\b)?(?: \\((?<copy>\\d)\\))?`,
    'gi',
  ),
  new RegExp(`\\b(?<atk>\\d{1,5})(?: ?${atkWord}|/(?<def>\\d{1,5})) ${kindWords}monster\\b`, 'gi'),
];
/** "control a FIRE monster", "Normal Summon a Level 4 Fish monster": one of which only its kind is told. */
const ofKind = new RegExp(
  `(?<=\\b(?<verb>${['controls?', 'controlling', 'and', 'ha(?:ve|s)', 'summon(?:s|ed)?', 'sets?'].join('|')}) (?:an?|another|my|1|one) (?:face-? ?(?:up|down) |set )?)${kindWords}monster\\b(?!-? ?(?:card|effect|with|that has|which has|having|of)\\b)`,
  'gi',
);
/** The same as it is called. */
const calledByKind = new RegExp(`^${kindWords}monster(?: \\((?<copy>\\d)\\))?$`, 'i');

/** "1400 or more ATK", "at most 1400": a range is no value. */
const ranged = /^ ?(?:or (?:more|less|higher|lower)|and (?:up|above|below))/i;

interface Told {
  readonly level?: number;
  readonly rank?: number;
  readonly attribute?: (typeof attributes)[number];
  readonly type?: string;
  readonly kind: Ability;
  readonly atk?: number;
  readonly def?: number;
}

const properly = <T extends string>(all: readonly T[], said: string | undefined): T | undefined =>
  all.find((each) => each.toLowerCase().replace(/[- ]/g, '') === said?.toLowerCase().replace(/[- ]/g, ''));

type Groups = Readonly<Record<string, string | undefined>>;

function toldBy(groups: Groups): Told {
  const { level, rank, def } = groups;
  const attribute = properly(attributes, groups['attribute']);
  const type = properly(monsterTypes, groups['type']);
  return {
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(rank === undefined ? {} : { rank: Number(rank) }),
    ...(attribute === undefined ? {} : { attribute }),
    ...(type === undefined ? {} : { type }),
    kind: properly(kinds, groups['kind']) ?? 'Effect',
    ...(groups['atk'] === undefined ? {} : { atk: Number(groups['atk']) }),
    ...(def === undefined ? {} : { def: Number(def) }),
  };
}

/** How such a monster is called: "Level 4 LIGHT Effect Monster with 1400 ATK", and its number where it is not the first. */
function nameOf({ level, rank, attribute, type, kind, atk, def }: Told, copy: number): string {
  const words = [
    ...(level === undefined ? [] : [`Level ${level}`]),
    ...(rank === undefined ? [] : [`Rank ${rank}`]),
    attribute,
    type,
    kind,
  ].filter((each) => each !== undefined);
  const stats = atk === undefined ? '' : ` with ${atk} ATK${def === undefined ? '' : ` and ${def} DEF`}`;
  return `${words.join(' ')} Monster${stats}${copy === 1 ? '' : ` (${copy})`}`;
}

/** The monster that a text describes by its values, of which no more is known; undefined where the name is none of those. */
export function describedMonster(name: string): CardModel | undefined {
  const whole = [...phrases.map((phrase) => [...name.matchAll(phrase)][0]), calledByKind.exec(name)].find(
    (found) => found?.[0] === name,
  );
  if (whole == null) return undefined;
  const groups = whole.groups ?? {};
  if (groups['atk'] === undefined && !saysKind(groups)) return undefined;
  const { level, rank, attribute, type, kind, atk, def } = toldBy(groups);
  return {
    name,
    facts: {
      cardType: 'monster',
      abilities: kind === 'Normal' || kind === 'Effect' ? [kind] : [kind, 'Effect'],
      ...(level === undefined ? {} : { level }),
      ...(rank === undefined ? {} : { rank }),
      ...(attribute === undefined ? {} : { attribute }),
      ...(type === undefined ? {} : { type }),
      ...(atk === undefined ? {} : { atk }),
      ...(def === undefined ? {} : { def }),
    },
    summoning: { ways: [] },
    parts: [],
    sources: [],
  };
}

/** Does a text describe a monster by its values, or by its Attribute or Type? */
export const describesMonster = (text: string): boolean =>
  phrases.some((phrase) => text.search(phrase) >= 0) ||
  [...text.matchAll(ofKind)].some(({ groups = {} }) => saysKind(groups));

/** Is an Attribute or a Type told? */
const saysKind = (groups: Groups): boolean =>
  groups['attribute'] !== undefined || groups['type'] !== undefined;

/** Who asks of the Normal Summon or Set of any monster of a kind means one that needs no Tribute. */
const usualLevel = (text: string, index: number): Pick<Told, 'level'> =>
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
  const byKind = [...text.matchAll(ofKind)].filter(({ groups = {} }) => saysKind(groups));
  for (const { index, 0: words, groups = {} } of [
    ...phrases.flatMap((each) => [...text.matchAll(each)]),
    ...byKind,
  ]) {
    const start = all.findIndex(({ from }) => from === index);
    const count = all.slice(start).findIndex(({ to }) => to === index + words.length) + 1;
    if (start < 0 || count < 1 || ranged.test(text.slice(index + words.length))) continue;
    if (Array.from({ length: count }, (_, at) => typed.isTaken(start + at)).includes(true)) continue;
    const told = { ...(groups['atk'] === undefined ? usualLevel(text, index) : {}), ...toldBy(groups) };
    const first = nameOf(told, 1);
    const again = /^(?:the|that|this)$/.test(all[start - 1]?.low ?? '');
    const copy = Math.max(1, (copies.get(first) ?? 0) + (again ? 0 : 1));
    const name = nameOf(told, copy);
    if (typed.catalogue.exact(name) === undefined) continue;
    copies.set(first, copy);
    typed.take({ name, start, count, by: 'described', takenFrom: words });
  }
}
