import { z } from 'zod';
import type { Filter } from '../../../card-model/filter.ts';
import type { Need } from '../../../card-model/part.ts';
import { type Condition, conditionSchema } from '../../../card-model/value.ts';
import { fieldPlaces } from '../../../vocabulary/places.ts';
import { formsOf, namedIn } from '../../forms.ts';
import { madeOfIn } from '../../phrases/words/made-of.ts';
import { placesNamed } from '../../phrases/words/place-filters.ts';
import { type Groups, groupsOf } from '../counted.ts';
import { monstersOf } from '../monsters-of.ts';
import { saidOtherwise } from './said-otherwise.ts';

/** Lists of which one has to hold whole, as a model has them. */
export type Conditions = Condition[][];

/** What a condition asks of the state: lists of which one has to hold whole; null where the state does not tell. */
export function eitherOf(text: string): Conditions | null {
  const not = /^unless (.+)$/i.exec(text)?.[1];
  if (not !== undefined) return noneOf(eitherOf(not));
  const words = text
    .replace(/^(?:while|if|as long as) /i, '')
    // Where an effect is activated stands in a field of its own.
    .replace(/^this card is in (?:your|the) (?:GY|hand|hand or GY),? and (?!was |were )/, '')
    .replace(/,? and this card is in (?:your|the) GY$/, '');
  const rest = sentBefore.exec(words)?.groups?.['rest'];
  if (rest !== undefined) {
    const other = beside.test(rest) ? [[]] : ownTime.test(rest) ? [[ownTurn]] : eitherOf(rest);
    return other?.map((all) => [...all, { cameThisTurn: false }]) ?? null;
  }
  const each = words.split(either).map(allOf);
  return each.includes(null) ? null : each.flatMap((all) => all ?? []);
}

/** What the conditions of an activation ask of the cards that lie there, of LP and of turns, where the state settles that. */
export const needsOf = (conditions: readonly string[]): readonly Need[] =>
  conditions.flatMap((words) => {
    const holds = eitherOf(words);
    return holds === null ? [] : [{ words, holds }];
  });

const either =
  /,? or (?:if )?(?=(?:you|your opponent|there) (?:control|have|has|are|is)s?\b|all |the only |your LP )/;
const both =
  /,? and (?=(?:you|your opponent) (?:control|have|has)s?\b|all |this card has |your (?:opponent's )?LP )/;
const sentBefore = /^(?<rest>.+), except the turn (?:this card|it) was sent (?:to (?:the|your) GY|there)$/;
/** What is asked for besides when the card came: where it is, and that it is the time for its kind of effect. */
const beside = /^(?:this card is in (?:your|the) GY|it is either player's turn|it is the Main Phase)$/;
const ownTime = /^it is your (?:turn|Main Phase)$/;
const ownTurn: Condition = { turnOf: 'you' };

/** "Unless you control a Dragon monster": of each list one condition does not hold; null where a field cannot say that. */
function noneOf(all: Conditions | null): Conditions | null {
  const not = (each: Condition): Condition[] | null => {
    if ('turnOf' in each) return [{ turnOf: each.turnOf === 'you' ? 'opponent' : 'you' }];
    if (!('cards' in each)) return null;
    const { cards, atLeast, atMost } = each;
    return [
      ...(atLeast === undefined ? [] : [{ cards, atMost: atLeast - 1 }]),
      ...(atMost === undefined ? [] : [{ cards, atLeast: atMost + 1 }]),
    ];
  };
  const lists = all?.map((each) => each.map(not));
  return every(
    lists?.map((each) => (each.includes(null) ? null : each.flatMap((one) => (one ?? []).map((c) => [c])))),
  );
}

/** Names, or sorts of cards, of which each has to be there, and where. */
const listed =
  /^you (?<does>control|have) (?<all>(?:"[^"]+",? )+and "[^"]+")(?<gy> in your GY)?$|^(?:both )?(?<one>(?:an? )?.+?) and (?<two>(?:an? )?.+) are (?:both )?on the field$|^both players (?<do>control|have) (?<what>.+?)(?<gys> in their GYs?)?$/;

/** "You control "A" and "B"", "both "A" and "B" are on the field", "both players control a Dragon monster". */
function eachOf(words: string): readonly string[] {
  const { all, does, gy = '', one: first, two, do: verb, what = '', gys } = listed.exec(words)?.groups ?? {};
  if (all !== undefined) return all.match(/"[^"]+"/g)?.map((name) => `you ${does} a ${name}${gy}`) ?? [words];
  if (first !== undefined) return [first, two].map((each) => `${each} is on the field`);
  if (verb === undefined) return [words];
  const [mine, theirs] = gys === undefined ? ['', ''] : [' in your GY', ' in their GY'];
  return [
    `you ${verb} ${what}${mine}`,
    `your opponent ${verb === 'have' ? 'has' : 'controls'} ${what}${theirs}`,
  ];
}

/** "A and B": every choice of one alternative of each. */
function allOf(words: string): Conditions | null {
  return every(words.split(both).flatMap(eachOf).map(one));
}

/** All of these hold: every choice of one alternative of each. */
const every = (parts: readonly (Conditions | null)[] = [null]): Conditions | null =>
  parts.reduce<Conditions | null>(
    (all, each) =>
      all === null || each === null
        ? null
        : all.flatMap((before) => each.map((more) => [...before, ...more])),
    [[]],
  );

function one(said: string): Conditions | null {
  const words = saidOtherwise.reduce((now, [form, other]) => now.replace(form, other), said);
  return (
    ofItself(words) ??
    byNumber(words) ??
    allAre(words) ??
    lyingThere(words) ??
    comparedBoards(words) ??
    counted(words)
  );
}

/** "A "Gallant" Equip Spell": what a card has to be. */
function kindOf(words: string): Filter | null {
  const [only, ...others] = groupsOf(`${words.replace(/^an? /, '')} on the field`) ?? [];
  return only === undefined || others.length > 0 ? null : only.filter;
}

type Made = (found: Readonly<Record<string, string | undefined>>) => Condition | null;

/** What forms come to that is no plain condition, by what the data call it. */
const made = {
  'compared-lp': ({ than }) => ({ lp: than === 'lower' ? 'lower' : 'higher' }),
  lp: ({ whose, number, way }) => ({
    lpOf: whose === "your opponent's" ? 'opponent' : 'you',
    ...(/less|lower/.test(way ?? '') ? { atMost: Number(number) } : { atLeast: Number(number) }),
  }),
  counters: ({ name = '', number }) => ({ total: { counters: name }, atLeast: Number(number) || 1 }),
  'summoned-using': ({ way, what = '' }) => {
    const madeOf = madeOfIn(what);
    return madeOf === undefined
      ? null
      : { itself: { ...(way && monstersOf(`a ${way} Summoned monster`)), madeOf } };
  },
  'many-materials': ({ number }) => ({ total: 'materials', atLeast: Number(number) }),
  lies: ({ how }) => ({ lies: /attack/i.test(how ?? '') ? 'attack' : 'defense' }),
  summons: ({ whose, kinds, number }) => {
    const said = (['normal', 'special'] as const).filter((each) => kinds?.toLowerCase().includes(each));
    const many = { atLeast: Number(number ?? 1) };
    return {
      summonsOf: whose === 'you' ? 'you' : 'opponent',
      ...(said.length > 0 ? { kinds: said } : {}),
      ...many,
    };
  },
  'sent-there': ({ destroyed, on, by, from: where, faceUp, now }) => {
    const place = on ?? where;
    const from = place === undefined ? undefined : placesNamed(place);
    if (place !== undefined ? from === undefined : destroyed === undefined) return null;
    const causesOf = (['battle', 'effect'] as const).filter((each) => by?.includes(each));
    return {
      sentThere: {
        ...(from === undefined ? {} : { from: [...from] }),
        ...(faceUp === undefined ? {} : { faceUp: true }),
        ...(destroyed === undefined ? {} : { destroyedBy: [...causesOf] }),
        ...(now === undefined ? {} : { thisTurn: true }),
      },
    };
  },
  turn: ({ whose }) => ({ turnOf: whose === 'your' ? 'you' : 'opponent' }),
  'equipped-to': ({ kind = '' }) => {
    const meant = monstersOf(kind);
    return meant === undefined ? null : { isEquipped: meant };
  },
  'equipped-with': ({ not, what, kind = '' }) => {
    const plain = /monster/i.test(what ?? '') ? 'monster' : 'card';
    const hasEquipped = what === undefined ? kindOf(kind) : plain;
    return hasEquipped === null ? null : { hasEquipped, ...(not === undefined ? {} : { not: true }) };
  },
  materials: ({ no }) => ({ hasMaterials: no !== 'no ' }),
  material: ({ what = '' }) => {
    const hasMaterial = kindOf(what);
    return hasMaterial === null ? null : { hasMaterial };
  },
  'only-monster': ({ side }) => ({
    cards: {
      from: ['monster-zone'],
      filter: { cardType: 'monster', other: true, ...(side === undefined ? {} : { controller: 'you' }) },
    },
    atMost: 0,
  }),
  total: ({ what = '', kind = '', number, way }) => {
    const of = groupsOf(kind);
    const ratings = (['level', 'rank'] as const).filter((each) => what.toLowerCase().includes(each));
    const bound = /lower|less/.test(way ?? '') ? { atMost: Number(number) } : { atLeast: Number(number) };
    return of === null ? null : { total: { ratings, of: [...of] }, ...bound };
  },
} as const satisfies Readonly<Record<string, Made>>;

/** What is asked of the card itself, of LP and of the turn, by the form of the words. */
const forms = formsOf('states', z.union([conditionSchema, namedIn(made)]));

/** "This card was Special Summoned (this turn)", "this Special Summoned card is on the field". */
const summonOf =
  /^this (?:card was (?<was>(?:\w+|Normal or Special) Summoned)(?<now> this turn)?|(?<is>\w+ Summoned) card is (?:face-up )?(?:on the field|in your Monster Zone))$|^you control this (?<mine>\w+ Summoned) (?:card|monster)$/;

function ofItself(words: string): Conditions | null {
  for (const [form, meaning] of forms) {
    const found = form.exec(words);
    if (found === null) continue;
    const read = typeof meaning === 'string' ? made[meaning](found.groups ?? {}) : meaning;
    return read === null ? null : [[read]];
  }
  const { was, now, is, mine } = summonOf.exec(words)?.groups ?? {};
  const way = was ?? is ?? mine;
  if (way === undefined) return null;
  const came: Condition[] = now === undefined ? [] : [{ cameThisTurn: true }];
  // However it came this turn, it was Summoned.
  if (/ or /.test(way)) return now === undefined ? null : [came];
  const [only] = groupsOf(`${way} monsters on the field`) ?? [];
  return only?.filter.summoned === undefined ? null : [[{ summonedBy: [...only.filter.summoned] }, ...came]];
}

const amount = String.raw`(?<amount>\d+ or (?:more|less|fewer)|at least \d+|exactly \d+|no other|no|another|an?)`;
const places: readonly (readonly [RegExp, (place: string) => string])[] = [
  [new RegExp(`^you control ${amount} (?<kind>.+)$`), () => ' you control'],
  [new RegExp(`^you have ${amount} (?<kind>.+)$`), () => ''],
  [
    new RegExp(
      `^your opponent (?:controls|has) ${amount} (?<kind>.+) in their (?<place>hand|GY|field or GY|Field Zone)$`,
    ),
    (place) => ` in your opponent's ${place}`,
  ],
  [new RegExp(`^your opponent controls ${amount} (?<kind>.+)$`), () => ' your opponent controls'],
  [new RegExp(`^this card points to ${amount} (?<kind>.+)$`), () => ' this card points to'],
  [new RegExp(`^there (?:is|are) ${amount} (?<kind>.+) on the field$`), () => ' on the field'],
];
const otherScale = / in your other Pendulum Zone$/;

/** "You control no other monsters", "you have 2 or more cards in your hand": how many there have to be. */
function counted(words: string): Conditions | null {
  for (const [form, describe] of places) {
    const { amount: number = '', kind = '', place = '' } = form.exec(words)?.groups ?? {};
    if (number === '') continue;
    const scale = otherScale.test(kind);
    const other = /other/.test(number) || scale ? 'other ' : '';
    const bare = kind
      .replace(otherScale, ' in your Pendulum Zone')
      .replace(/^(?=banished )/, /^you have\b/.test(words) ? 'your ' : '');
    return counting(number, `${other}${bare}`, describe(place))?.map((each) => [each]) ?? null;
  }
  return null;
}

type Cards = Extract<Condition, { cards: unknown }>;

/** So many cards of the kind; several where one of them is enough ("a Warrior or a Dragon monster"). */
function counting(number: string, said: string, place: string): readonly Condition[] | null {
  const { kind = said, name, series, unlike } = apart.exec(said)?.groups ?? {};
  const groups = groupsOf(`${kind}${place}`) ?? groupsOf(`${said}${place}`);
  if (groups === null) return null;
  const bounds = boundsOf(number);
  const bare = kind.replace(/"[^"]*"/g, '');
  // "An EARTH and a WATER monster" are two; as alternatives they would be one.
  if (/ and (?!\/)|\bboth\b/.test(bare) && !/^no\b/.test(number)) return null;
  const isChoice = bounds.atLeast === 1 && bounds.atMost === undefined && / or /.test(bare);
  if (groups.length > 1 && !isChoice) return null;
  const except: readonly Filter[] = [
    ...(name === undefined ? [] : [{ names: [name] }]),
    // A face-down monster is none of a name.
    ...(series === undefined ? [] : [{ archetype: series, faceUp: true as const }]),
  ];
  // Than this card has.
  const other: Filter =
    unlike === undefined ? {} : { other: true, beside: { to: 'this', different: ['name'] } };
  return groups.map(({ from, filter }) =>
    manyOf({ from, filter: { ...without(filter, except), ...other } }, bounds),
  );
}

const kindsOf = { names: 'name', types: 'type', attributes: 'attribute' } as const;

/** So many of these; of those "with different names" it is these that are counted. */
function manyOf({ from, filter }: Groups[number], bounds: Pick<Cards, 'atLeast' | 'atMost'>): Condition {
  const { different: [by, ...more] = [], ...rest } = filter;
  if (by === undefined || more.length > 0) return { cards: { from, filter }, ...bounds };
  return { total: { cards: [{ from, filter: rest }], different: kindsOf[by] }, ...bounds };
}
const apart =
  /^(?<kind>.+?)(?:(?:,? except| other than) "(?<name>[^"]+)"| that (?:is|are) not (?:an? )?"(?<series>[^"]+)" monsters?|(?<unlike> with a different name))$/;

const without = (filter: Filter, except: readonly Filter[]): Filter =>
  except.length === 0 ? filter : { ...filter, except: [...(filter.except ?? []), ...except] };

function boundsOf(number: string): { atLeast?: number; atMost?: number } {
  const count = Number(/\d+/.exec(number)?.[0] ?? (/^no\b/.test(number) ? 0 : 1));
  if (/exactly/.test(number)) return { atLeast: count, atMost: count };
  return /less|fewer|^no\b/.test(number) ? { atMost: count } : { atLeast: count };
}

const all =
  /^(?:all|the only) (?<up>face-up )?(?<what>monsters|cards) (?<side>you control|your opponent controls|on your opponent's field) are (?<kind>.+?)(?: \(min\. (?<least>\d+)\))?$/;

/** "All monsters you control are Fairy monsters (min. 1)", "the only ... are": one at least, and none that is not. */
function allAre(words: string): Conditions | null {
  const { up, what, side, kind: said = '', least = '1' } = all.exec(words)?.groups ?? {};
  if (side === undefined) return null;
  const kind = said.replace(/^in (Attack|Defense) Position$/, '$1 Position');
  const these = ['', ' monsters']
    .map((noun) => groupsOf(`${kind}${noun} ${side}`))
    .find((each) => each?.every(({ from }) => from.join() === 'monster-zone') === true);
  if (these === undefined || these === null) return null;
  const monsters: Filter = {
    ...(what === 'cards' ? {} : { cardType: 'monster' }),
    controller: side === 'you control' ? 'you' : 'opponent',
    ...(up === undefined ? {} : { faceUp: true as const }),
  };
  // What a face-down monster is does not count, but for how it lies.
  const kinds = these.flatMap(({ filter: { controller: _, anyOf = [{}], ...filter } }): readonly Filter[] =>
    anyOf.map((each) => ({
      ...filter,
      ...each,
      ...(filter.position === undefined ? { faceUp: true as const } : {}),
    })),
  );
  const from = what === 'cards' ? [...fieldPlaces] : ['monster-zone' as const];
  return [
    [
      { cards: { from, filter: monsters }, atLeast: Number(least) },
      { cards: { from, filter: { ...monsters, except: kinds } }, atMost: 0 },
    ],
  ];
}

const numbered =
  /\b(?:based on|depending on) the number of (?<kind>.+?)(?:, except "(?<except>[^"]+)")?,? and (?<least>\d+)(?<more>\+| or more)?(?<less> or (?:fewer|less))?(?: to (?<most>\d+))?$/;
const ofAttribute =
  /\bwith the following Attribute\(s\) on the field,? and (LIGHT|DARK|EARTH|WATER|FIRE|WIND)$/;

/** The line of a list by numbers: "This card gains effects based on the number of monsters you control, and 2+". */
function byNumber(words: string): Conditions | null {
  const { kind = '', except, least, more, less, most } = numbered.exec(words)?.groups ?? {};
  const attribute = ofAttribute.exec(words)?.[1];
  if (attribute !== undefined) return lyingThere(`a ${attribute} monster is on the field`);
  const only = kind === '' ? undefined : onlyGroup(kind);
  if (only === undefined) return null;
  const bounds = {
    ...(less === undefined ? { atLeast: Number(least) } : {}),
    ...(more === undefined ? { atMost: Number(most ?? least) } : {}),
  };
  const filter = without(only.filter, except === undefined ? [] : [{ names: [except] }]);
  return [[manyOf({ ...only, filter }, bounds)]];
}

const isThere =
  /^(?:there (?:is|are) )?(?<what>"[^"]+"|(?:an?|another|no|any|\d+ or more) .+?)(?: (?:is|are)(?<not> not)?(?<lies> face-up)?)? (?<place>on the field(?: or in (?:either|the) GY)?|on (?:your|your opponent's) field|in your field or GY|in a Field Zone)$/;
const plain: ReadonlySet<string> = new Set(['cardType', 'other', 'controller']);

/** "A "Lantern" monster is not on the field", "there is another Beast monster on the field", "a card is in a Field Zone". */
function lyingThere(words: string): Conditions | null {
  const { what = '', not, lies, place = '' } = isThere.exec(words)?.groups ?? {};
  const kind = what.replace(/^(?:an?|no|any|\d+ or more) /, '').replace(/^another /, 'other ');
  const inFieldZone = place === 'in a Field Zone';
  const [only, ...more] =
    kind === '' ? [] : (groupsOf(`${kind} ${inFieldZone ? 'on the field' : place}`) ?? []);
  if (only === undefined || more.length > 0) return null;
  // What a face-down card is does not count, unless any card will do.
  const any = lies === undefined && Object.keys(only.filter).every((key) => plain.has(key));
  const filter = any ? only.filter : { faceUp: true, ...only.filter };
  const cards = { ...only, ...(inFieldZone ? { from: ['field-zone' as const] } : {}), filter };
  const least = Number(/^\d+/.exec(what)?.[0] ?? 1);
  return [[(not === undefined) === /^no\b/.test(what) ? { cards, atMost: 0 } : { cards, atLeast: least }]];
}

const sides = { you: 'you control', 'your opponent': 'your opponent controls' } as const;
const isSide = (word: string | undefined): word is keyof typeof sides =>
  word !== undefined && Object.hasOwn(sides, word);
const moreOnOneSide =
  /^(?<who>you|your opponent) controls? (?:(?:at least )?(?<by>\d+) (?:or )?)?more (?<kind>.+) than (?:you|your opponent)(?: do| does)?$/;
const onOneSideOnly = /^only (?<who>you|your opponent) controls? (?<kind>an? .+)$/;

/** "Your opponent controls more monsters than you do", "only you control a Dragon monster". */
function comparedBoards(words: string): Conditions | null {
  const { who, kind, by = '1' } = moreOnOneSide.exec(words)?.groups ?? {};
  if (isSide(who)) {
    const other = who === 'you' ? 'your opponent' : 'you';
    const [more, than] = [onlyGroup(`${kind} ${sides[who]}`), onlyGroup(`${kind} ${sides[other]}`)];
    return more === undefined || than === undefined ? null : [[{ more, than, by: Number(by) }]];
  }
  const only = onOneSideOnly.exec(words)?.groups;
  if (!isSide(only?.['who'])) return null;
  const cards = onlyGroup(`${only?.['kind']} ${sides[only['who']]}`);
  if (cards === undefined) return null;
  const controller = cards.filter.controller === 'you' ? ('opponent' as const) : ('you' as const);
  const theirs = { ...cards, filter: { ...cards.filter, controller } };
  return [
    [
      { cards, atLeast: 1 },
      { cards: theirs, atMost: 0 },
    ],
  ];
}

function onlyGroup(words: string): Groups[number] | undefined {
  const [only, ...others] = groupsOf(words) ?? [];
  return others.length > 0 ? undefined : only;
}
