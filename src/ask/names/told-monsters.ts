import type { CardModel } from '../../card-model/card-model.ts';
import { type Ability, attributes } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { defined } from '../../platform/defined.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import type { TypedText } from './typed-text.ts';

/** The kinds of monsters that are told apart in words. */
const kinds = [
  'Normal',
  'Effect',
  'Fusion',
  'Synchro',
  'Xyz',
  'Link',
  'Ritual',
  'Pendulum',
  'Gemini',
  'Tuner',
] as const;

const oneOf = (all: readonly string[]): string => all.map((each) => each.replace(/[- ]/g, '[- ]?')).join('|');

/** "Level 4 LIGHT Machine Fusion ": what may stand before "monster", in groups by their names. */
const monsterWords = `(?:(?:level|lvl|lv|lv\\.)[- ]?(?<level>\\d{1,2}) |rank[- ]?(?<rank>\\d{1,2}) )?(?:(?<attribute>${oneOf(attributes)})(?:-attribute)? )?(?:(?<type>${oneOf(monsterTypes)})(?:-type)? )?(?:(?<kind>${oneOf(kinds)}) )?`;

/** "Dragon", alone. */
const typeWord = `(?<type>${oneOf(monsterTypes)})`;

/** What a text tells of a monster without its name. */
interface ToldMonster {
  readonly level?: number;
  readonly rank?: number;
  readonly attribute?: (typeof attributes)[number];
  readonly type?: string;
  readonly kind?: (typeof kinds)[number];
  readonly atk?: number;
  readonly def?: number;
}

type Groups = Readonly<Record<string, string | undefined>>;

const properly = <T extends string>(all: readonly T[], said: string | undefined): T | undefined =>
  all.find((each) => each.toLowerCase().replace(/[- ]/g, '') === said?.toLowerCase().replace(/[- ]/g, ''));

/** What the groups of `monsterWords` tell, with ATK and DEF where a pattern has groups for them. */
function toldBy(groups: Groups): ToldMonster {
  const attribute = properly(attributes, groups['attribute']);
  const type = properly(monsterTypes, groups['type']);
  const kind = properly(kinds, groups['kind']);
  const numbers = (['level', 'rank', 'atk', 'def'] as const).flatMap((each) =>
    groups[each] === undefined ? [] : [[each, Number(groups[each])] as const],
  );
  return { ...Object.fromEntries(numbers), ...defined({ attribute, type, kind }) };
}

/** A monster of which no more is known than that. */
function modelOf(name: string, { kind = 'Effect', ...facts }: ToldMonster): CardModel {
  const abilities: Ability[] = kind === 'Normal' || kind === 'Effect' ? [kind] : [kind, 'Effect'];
  return {
    name,
    facts: { cardType: 'monster', abilities, ...facts },
    summoning: { ways: [] },
    parts: [],
    sources: [],
  };
}

/** The tokens of a stretch of the text; undefined where it is none, or a part of it was taken already. */
function spanOf(
  typed: TypedText,
  from: number,
  to: number,
): { readonly start: number; readonly count: number } | undefined {
  const start = typed.all.findIndex((each) => each.from === from);
  const count = typed.all.slice(start).findIndex((each) => each.to === to) + 1;
  if (start < 0 || count < 1) return undefined;
  return Array.from({ length: count }, (_, at) => typed.isTaken(start + at)).includes(true)
    ? undefined
    : { start, count };
}

const atkWord = '(?:atk|attack)(?: points?)?';
const defWord = '(?:def|defense|defence)(?: points?)?';
/** "monster with 1400 ATK and 1200 DEF", "1400 ATK monster", "1400/1200 monster". */
const phrases: readonly RegExp[] = [
  new RegExp(
    `\\b${monsterWords}monster (?:with|that has|which has|having|of) (?:an? )?(?<atk>\\d{1,5}) ?${atkWord}\\b(?:(?: and|,| /|/)? (?:an? )?(?<def>\\d{1,5}) ?${defWord}\\b)?(?: \\((?<copy>\\d)\\))?`,
    'gi',
  ),
  new RegExp(`\\b(?<atk>\\d{1,5})(?: ?${atkWord}|/(?<def>\\d{1,5})) ${monsterWords}monster\\b`, 'gi'),
];
/** "control a FIRE monster", "Normal Summon a Level 4 Fish monster", "control a Dragon": one of which only its kind is told. */
const ofKind = new RegExp(
  `(?<=\\b(?<verb>${['controls?', 'controlling', 'and', 'ha(?:ve|s)', 'summon(?:s|ed)?', 'sets?'].join('|')}) (?:an?|another|my|1|one) (?:face-? ?(?:up|down) |set )?)(?:${monsterWords}monster|${typeWord}(?= ?(?:[.,;?!]|$|(?:and|in|on|from|with|face-?up|face-?down|set)\\b)))\\b(?!-? ?(?:card|effect|with|that has|which has|having|of)\\b)`,
  'gi',
);
/** The same as it is called. */
const calledByKind = new RegExp(`^${monsterWords}monster(?: \\((?<copy>\\d)\\))?$`, 'i');

/** "1400 or more ATK", "at most 1400": a range is no value. */
const ranged = /^ ?(?:or (?:more|less|higher|lower)|and (?:up|above|below))/i;

/** How such a monster is called: "Level 4 LIGHT Effect Monster with 1400 ATK", and its number where it is not the first. */
function nameOf(
  { level, rank, attribute, type, kind = 'Effect', atk, def }: ToldMonster,
  copy: number,
): string {
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
  return modelOf(name, toldBy(groups));
}

/** Does a text describe a monster by its values, or by its Attribute or Type? */
export const describesMonster = (text: string): boolean =>
  phrases.some((phrase) => text.search(phrase) >= 0) ||
  [...text.matchAll(ofKind)].some(({ groups = {} }) => saysKind(groups));

/** Is an Attribute or a Type told? */
const saysKind = (groups: Groups): boolean =>
  groups['attribute'] !== undefined || groups['type'] !== undefined;

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
  const byKind = [...text.matchAll(ofKind)].filter(({ groups = {} }) => saysKind(groups));
  for (const { index, 0: words, groups = {} } of [
    ...phrases.flatMap((each) => [...text.matchAll(each)]),
    ...byKind,
  ]) {
    const span = spanOf(typed, index, index + words.length);
    if (span === undefined || ranged.test(text.slice(index + words.length))) continue;
    const told = { ...(groups['atk'] === undefined ? usualLevel(text, index) : {}), ...toldBy(groups) };
    const first = nameOf(told, 1);
    const again = /^(?:the|that|this)$/.test(all[span.start - 1]?.low ?? '');
    const copy = Math.max(1, (copies.get(first) ?? 0) + (again ? 0 : 1));
    const name = nameOf(told, copy);
    if (typed.catalogue.exact(name) === undefined) continue;
    copies.set(first, copy);
    typed.take({ name, ...span, by: 'described', takenFrom: words });
  }
}

const determiner =
  "\\b(?<which>an?|another|one|my|their|his|her|opponent's|the|that|this|its) (?:own |only |other |opposing |face-?up |face-?down |set )*";
/** "a Level 4 Machine monster", "my opponent's monster"; not "a monster effect", "the Monster Zone". */
const phrase = new RegExp(
  `${determiner}(?<noun>${monsterWords}monster)(?!\\w|-|'s effects?| (?:zone|effect|card|trap|spell|token|with (?:an? )?(?:\\d|the (?:same|lowest|highest)|equal|less|more|level|atk|def|counters?|materials?|no\\b|effects?)|that has|which has|having|of mine|for each)| (?:in|on|under) (?:my|the|their|each|either))`,
  'gi',
);
const said = new RegExp(`^some ${monsterWords}Monster(?: \\((?<copy>\\d)\\))?$`, 'i');
/** What follows is asked, and what is asked for is no card that was told of. */
const asksFrom = /[^.!?;]*\?\s*$/;

/** As such a monster is called where a message was rewritten: "some Level 4 Monster (2)". */
const calledSo = new RegExp(`\\bsome ${monsterWords.replace(/\?<\w+>/g, '?:')}Monster(?: \\(\\d\\))?`, 'gi');

function takeCalledSo(typed: TypedText): void {
  for (const { index, 0: name } of typed.text.matchAll(calledSo)) {
    const span = spanOf(typed, index, index + name.length);
    if (span !== undefined) typed.take({ name, ...span, by: 'described', takenFrom: name });
  }
}

/** The monster of which a text tells no more than its kind; undefined where the name is none of those. */
export function monsterOfKind(name: string): CardModel | undefined {
  const groups = said.exec(name)?.groups;
  if (groups === undefined) return undefined;
  const told = toldBy(groups);
  return { ...modelOf(name, told), ofKind: told.kind ?? 'any' };
}

/** A monster of which nothing is known, called so. */
export function anyMonster(name: string): CardModel {
  const model = monsterOfKind('some Monster');
  if (model === undefined) throw new Error('no monster is called "some Monster"');
  return { ...model, name };
}

/** Does a text tell of a monster by its kind alone? */
export const tellsOfKind = (text: string): boolean => {
  const asks = asksFrom.exec(text)?.index ?? text.length;
  return text.slice(0, asks).search(phrase) >= 0;
};

/** A catalogue that has the monsters, too, of which a text tells the kind alone. */
export const withKinds = <C extends Catalogue>(catalogue: C): C =>
  Object.create(catalogue, {
    exact: { value: (name: string) => monsterOfKind(name) ?? catalogue.exact(name) },
  });

/**
 * Takes the monsters of which a text tells the kind alone, before what it asks: "a Level 4 monster". "A" and "another" are
 * new ones; "that", "the" and "my" one is the one before, where the same words were said of one.
 */
export function takeMonstersOfKind(typed: TypedText): void {
  if (typed.catalogue.exact('some Monster') === undefined) return;
  const { text } = typed;
  takeCalledSo(typed);
  const asks = asksFrom.exec(text)?.index ?? text.length;
  const copies = new Map<string, number>();
  let last: string | undefined;
  for (const { index, 0: whole, groups = {} } of text.matchAll(phrase)) {
    const noun = groups['noun'] ?? '';
    const from = index + whole.length - noun.length;
    const span = spanOf(typed, from, from + noun.length);
    if (span === undefined) continue;
    const kind = noun.slice(0, -'monster'.length);
    const called = `some ${kind}Monster`;
    const key = called.toLowerCase();
    const which = (groups['which'] ?? '').toLowerCase();
    const isNew = /^(?:an?|another|one)$/.test(which);
    const before = copies.get(key);
    // "The monster", "my monster" may be one that was told of in other words, or by its name.
    const known = before === undefined && !isNew && kind === '' ? last : undefined;
    const theirs = /^(?:their|his|her|opponent's)$/.test(which);
    const spoken = text.slice(0, index).replace(/\b(?:my|the) $/i, '');
    const named =
      typed.mentions.some(
        ({ start: at, by, name: each }) =>
          at < span.start && by !== 'described' && typed.catalogue.exact(each)?.facts.cardType === 'monster',
      ) &&
      (!theirs || /\b(?:opponent|opp|they|their|he|she|his|her)\b/i.test(spoken));
    if (
      before === undefined &&
      !isNew &&
      (known !== undefined || named || /^(?:the|that|this|its)$/.test(which))
    ) {
      const bare = kind === '' && known !== undefined && !named && copies.size === 1;
      if (bare && known !== undefined) typed.take({ name: known, ...span, by: 'described', takenFrom: noun });
      continue;
    }
    if (index >= asks && (before === undefined || isNew)) continue;
    // "Another" than which was not told.
    if (which === 'another' && copies.size === 0) continue;
    const copy = Math.max(1, (before ?? 0) + (isNew ? 1 : 0));
    const name = copy === 1 ? called : `${called} (${copy})`;
    if (typed.catalogue.exact(name) === undefined) continue;
    copies.set(key, copy);
    last = name;
    typed.take({ name, ...span, by: 'described', takenFrom: noun });
  }
}
