import type { Condition, Counted } from '../../card-model/value.ts';
import { readWhole } from '../grammar/grammar.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import { noun } from '../phrases/words/nouns.ts';

type Groups = Extract<Counted, { cards: unknown }>['cards'];

/** The cards that words describe with the places where they are; null where a part of it is only words, or no place is said. */
export function groupsOf(words: string): Groups | null {
  const [, whose, banished] = /^(your|your opponent's) (?:currently )?banished (.+)$/.exec(words) ?? [];
  if (banished !== undefined)
    return ownedBy(whose === 'your' ? 'you' : 'opponent', groupsOf(`banished ${banished}`));
  const found = readWhole(noun, words);
  if (found === null) return null;
  const groups: Groups = [];
  for (const { what, from: apart, reads } of cardsOf(found.value, { spoken: false })) {
    if (typeof what === 'string' || !('count' in what) || reads !== undefined) return null;
    const from = what.from ?? apart;
    const loose = [what.filter, ...(what.filter.anyOf ?? []), ...(what.filter.except ?? [])];
    const open = loose.some((each) => each.reads !== undefined || each.mentions !== undefined);
    if (from === undefined || open) return null;
    groups.push({ from: [...from], filter: what.filter });
  }
  return groups.length === 0 ? null : groups;
}

/** "Your banished monsters": whose they are. */
const ownedBy = (owner: 'you' | 'opponent', groups: Groups | null): Groups | null =>
  groups?.map(({ from, filter }) => ({ from, filter: { ...filter, owner } })) ?? null;

/** "Dragon monster your opponent controls or is in their GY". */
const inTwoPlaces = /^(.+?) (you control|your opponent controls) (or is|or|and|and\/or) in (your|their) GY$/;

/** What stands after "for each": cards, counters, materials, Levels; null where only the words say it. */
export function countedOf(words: string): Counted | null {
  if (/^(?:Xyz )?materials? attached to (?:it|this card)$/i.test(words)) return 'materials';
  const counters = /^(.+ Counter) on (?:it|this card)$/.exec(words)?.[1];
  if (counters !== undefined) return { counters };
  const different = differentOf(words);
  if (different !== undefined) return different;
  const [, kind, controls, , gy] = inTwoPlaces.exec(words) ?? [];
  const parts =
    kind === undefined
      ? [words]
      : [`${kind} ${controls}`, `${kind} in ${gy === 'your' ? 'your' : "your opponent's"} GY`];
  const groups = parts.map(groupsOf);
  const all = groups.flatMap((each) => each ?? []);
  return groups.includes(null) ? null : { cards: all };
}

const differentIn =
  /^different (?<what>Attribute|(?:Monster )?Type)s? (?<of>you control|your opponent controls|(?:on|in) .+|among (?:the )?.+)$/;
const differentNames =
  /^(?<kind>.+?)(?: with (?:a )?different (?:original )?names?(?: from each other)?)(?<place> .+)?$/;

/** "Different Attribute on the field", "monster in your GY with a different name": undefined where the words say none of that. */
function differentOf(words: string): Counted | null | undefined {
  const { what, of = '' } = differentIn.exec(words)?.groups ?? {};
  if (what !== undefined) {
    const cards = groupsOf(of.startsWith('among') ? of.replace(/^among (?:the )?/, '') : `monsters ${of}`);
    return cards === null ? null : { cards, different: what === 'Attribute' ? 'attribute' : 'type' };
  }
  const { kind, place = '' } = differentNames.exec(words)?.groups ?? {};
  if (kind === undefined) return undefined;
  const cards = groupsOf(`${kind}${place}`);
  return cards === null ? null : { cards, different: 'name' };
}

const amountIn: readonly (readonly [RegExp, (amount: number) => { atLeast?: number; atMost?: number }])[] = [
  [/^(\d+) or more $/, (amount) => ({ atLeast: amount })],
  [/^(\d+) or (?:less|fewer) $/, (amount) => ({ atMost: amount })],
  [/^exactly (\d+) $/, (amount) => ({ atLeast: amount, atMost: amount })],
  [/^no (?:other )?$/, () => ({ atMost: 0 })],
  [/^(?:an? |another )$/, () => ({ atLeast: 1 })],
];

/** "you control no other monsters", "you have 2 or more cards in your hand": how many there have to be. */
function cardsNeeded(words: string): Condition | null {
  const parts =
    /^you (?:have|control) ((?:\d+ or (?:more|less|fewer)|exactly \d+|no other|no|an?|another) )(.+)$/.exec(
      words,
    );
  const [, amount = '', said = ''] = parts ?? [];
  const [, kind = said, name, series] =
    /^(.+?)(?:(?:,? except| other than) "([^"]+)"| that is not an? "([^"]+)" monster)$/.exec(said) ?? [];
  const rule = amountIn.find(([form]) => form.test(amount));
  const number = Number(/\d+/.exec(amount)?.[0] ?? 0);
  if (rule === undefined) return null;
  const place = words.startsWith('you control') ? ' you control' : '';
  const groups = groupsOf(`${/other/.test(amount) ? 'other ' : ''}${kind}${place}`);
  const [only, ...more] = groups ?? [];
  if (only === undefined || more.length > 0) return null;
  const except = [
    ...(only.filter.except ?? []),
    ...(name === undefined ? [] : [{ names: [name] }]),
    // A face-down monster is none of a name.
    ...(series === undefined ? [] : [{ archetype: series, faceUp: true as const }]),
  ];
  const filter = { ...only.filter, ...(except.length === 0 ? {} : { except }) };
  return { cards: { ...only, filter }, ...rule[1](number) };
}

/** "this card was Special Summoned", "this Special Summoned card is on the field". */
const summonOf =
  /^this (?:card was (?<was>\w+ Summoned)|(?<is>\w+ Summoned) card is (?:face-up )?(?:on the field|in your Monster Zone))$/;

/** The condition that "while" or "if" words name, where the state of the Duel settles it; else null. */
export function conditionOf(text: string): Condition | null {
  const words = text
    .replace(/^(?:while|if|as long as) /i, '')
    .replace(/^you do not control (?:an? |any )?/, 'you control no ')
    .replace(/^you control no another /, 'you control no other ')
    .replace(/^("[^"]+") is in your GY$/, 'you have $1 in your GY')
    .replace(/^you (control|have) (?=(?:face-up )?"[^"]+"(?: in your GY)?$)/, 'you $1 a ');
  const lp = /^your LP (?:is|are) (lower|higher)(?: than your opponent's)?$/.exec(words)?.[1];
  if (lp === 'lower' || lp === 'higher') return { lp };
  const position = /^(?:this card|it) is in (?:face-up )?(Attack|Defense) Position$/.exec(words)?.[1];
  if (position !== undefined) return { position: position === 'Attack' ? 'attack' : 'defense' };
  const turn = /^during (your|your opponent's) turn(?: only)?$/.exec(words)?.[1];
  if (turn !== undefined) return { turnOf: turn === 'your' ? 'you' : 'opponent' };
  if (/^this card is Normal Summoned(?:\/Set)? without Tributing$/.test(words))
    return { withoutTributes: true };
  const way = summonOf.exec(words)?.groups;
  if (way !== undefined) {
    const [only] = groupsOf(`${way['was'] ?? way['is']} monsters on the field`) ?? [];
    return only?.filter.summoned === undefined ? null : { summonedBy: [...only.filter.summoned] };
  }
  return lyingThere(words) ?? byNumber(words) ?? comparedBoards(words) ?? cardsNeeded(words);
}

const numbered =
  /\b(?:based on|depending on) the number of (?<kind>.+?)(?:, except "(?<except>[^"]+)")?,? and (?<least>\d+)(?<more>\+| or more)?(?<less> or (?:fewer|less))?(?: to (?<most>\d+))?$/;

const ofAttribute =
  /\bwith the following Attribute\(s\) on the field,? and (LIGHT|DARK|EARTH|WATER|FIRE|WIND)$/;

/** The line of a list by numbers: "This card gains effects based on the number of monsters you control, and 2+". */
function byNumber(words: string): Condition | null {
  const { kind, except, least, more, less, most } = numbered.exec(words)?.groups ?? {};
  const attribute = ofAttribute.exec(words)?.[1];
  if (attribute !== undefined) return lyingThere(`a ${attribute} monster is on the field`);
  const [only, ...others] = kind === undefined ? [] : (groupsOf(kind) ?? []);
  if (only === undefined || others.length > 0) return null;
  const without =
    except === undefined ? {} : { except: [...(only.filter.except ?? []), { names: [except] }] };
  return {
    cards: { ...only, filter: { ...only.filter, ...without } },
    ...(less === undefined ? { atLeast: Number(least) } : {}),
    ...(more === undefined ? { atMost: Number(most ?? least) } : {}),
  };
}

const isThere =
  /^(?:there (?:is|are) )?(?<what>"[^"]+"|(?:an?|another|no|any) .+?)(?: (?:is|are)(?<not> not)?(?<lies> face-up)?)? (?<place>on the field|on (?:your|your opponent's) field|in a Field Zone)$/;

/** "A "Lantern" monster is not on the field", "there is another Beast monster on the field", "a card is in a Field Zone". */
function lyingThere(words: string): Condition | null {
  const { what = '', not, lies, place = '' } = isThere.exec(words)?.groups ?? {};
  const kind = what.replace(/^(?:an?|no|any) /, '').replace(/^another /, 'other ');
  const inFieldZone = place === 'in a Field Zone';
  const [only, ...more] =
    kind === '' ? [] : (groupsOf(`${kind} ${inFieldZone ? 'on the field' : place}`) ?? []);
  if (only === undefined || more.length > 0) return null;
  // What a face-down card is does not count, unless any card will do.
  const any = lies === undefined && Object.keys(only.filter).every((key) => plain.has(key));
  const filter = any ? only.filter : { ...only.filter, faceUp: true as const };
  const cards = { ...only, ...(inFieldZone ? { from: ['field-zone' as const] } : {}), filter };
  return (not === undefined) === /^no\b/.test(what) ? { cards, atMost: 0 } : { cards, atLeast: 1 };
}
const plain: ReadonlySet<string> = new Set(['cardType', 'other', 'controller']);

const sides = { you: 'you control', 'your opponent': 'your opponent controls' } as const;
const isSide = (word: string | undefined): word is keyof typeof sides =>
  word !== undefined && Object.hasOwn(sides, word);
const moreOnOneSide =
  /^(?<who>you|your opponent) controls? more (?<kind>.+) than (?:you|your opponent)(?: do| does)?$/;
const onOneSideOnly = /^only (?<who>you|your opponent) controls? (?<kind>an? .+)$/;

/** "your opponent controls more monsters than you do", "only you control a Dragon monster". */
function comparedBoards(words: string): Condition | null {
  const { who, kind } = moreOnOneSide.exec(words)?.groups ?? {};
  if (isSide(who)) {
    const other = who === 'you' ? 'your opponent' : 'you';
    const [these, those] = [groupsOf(`${kind} ${sides[who]}`), groupsOf(`${kind} ${sides[other]}`)];
    const [more, than] = [these?.[0], those?.[0]];
    if (more === undefined || than === undefined || these?.length !== 1) return null;
    return { more, than, by: 1 };
  }
  const only = onOneSideOnly.exec(words)?.groups;
  if (!isSide(only?.['who'])) return null;
  const groups = groupsOf(`${only?.['kind']} ${sides[only['who']]}`);
  const [cards] = groups ?? [];
  return cards === undefined || groups?.length !== 1 ? null : { cards, atLeast: 1, alone: true };
}
