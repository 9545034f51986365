import { attributes } from '../../card-model/facts.ts';
import type { Filter, PlainFilter } from '../../card-model/filter.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import type { CardKind } from '../text/card-kinds.ts';
import type { Chunk } from '../text/chunk.ts';

/** What a question says of the card that it asks for: "a Warrior", "a Level 4 LIGHT monster", "my Field Spell". */
export type KindAsked = Pick<PlainFilter, 'type' | 'attribute' | 'cardType' | 'property'> & {
  readonly level?: number;
};

const plain = (words: string): string => words.toLowerCase().replace(/[- ]/g, '');
const typeOf = new Map(monsterTypes.map((each) => [plain(each), each]));
const attributeOf = new Map(attributes.map((each) => [plain(each), each]));
/** How many chunks the name of a Type has at most: "Sea Serpent". */
const LONGEST_TYPE = 2;

/**
 * The chunks of a text, where what the question asks for by its Type, Attribute, Level or kind is one of them. What is told
 * before it is left as it is: there such words say which of several cards is meant, and nothing here knows that.
 */
export function withKindsAsked(all: readonly Chunk[]): readonly Chunk[] {
  const start = all.slice(0, -1).findLastIndex(({ is }) => is === 'end') + 1;
  const end = all.at(-1);
  if (end?.is !== 'end' || !end.asks) return all;
  const found = all.slice(0, start);
  for (let at = start; at < all.length; ) {
    const read = isNamed(all, at) ? undefined : kindAt(all, at);
    const [first, last] = [all[at], all[at + (read?.count ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    if (read === undefined) found.push(first);
    else found.push({ is: 'described', kind: read.kind, text: first.text, from: first.from, to: last.to });
    at += read?.count ?? 1;
  }
  return found;
}

/** "the Field Spell X" says no more than its name. */
const isNamed = (all: readonly Chunk[], at: number): boolean => all[at + 1]?.is === 'card';

/** The kind that the chunks from here on name, and how many they are. */
function kindAt(all: readonly Chunk[], at: number): { kind: KindAsked; count: number } | undefined {
  const [word] = all.slice(at);
  if (word?.is === 'kind') {
    const kind = ofCard(word.kind);
    return kind === undefined ? undefined : { kind, count: 1 };
  }
  let kind: KindAsked = {};
  let next = at;
  for (;;) {
    const [one, two] = all.slice(next, next + 2);
    if (one?.is !== 'unknown') break;
    if (/^level$/i.test(one.text) && two?.is === 'number') {
      kind = { ...kind, level: two.number };
      next += 2;
      continue;
    }
    const read = typeAt(all, next);
    const attribute = attributeOf.get(plain(one.text));
    if (read === undefined && attribute === undefined) break;
    kind = { ...kind, ...(read === undefined ? { attribute } : { type: read.type }) };
    next += read?.count ?? 1;
  }
  if (next === at) return undefined;
  const noun = all[next];
  if (noun?.is === 'unknown' || noun?.is === 'card') return undefined;
  const said = noun?.is === 'noun' && (noun.noun === 'monster' || noun.noun === 'card');
  return { kind: { ...kind, cardType: 'monster' }, count: next - at + (said ? 1 : 0) };
}

function typeAt(all: readonly Chunk[], at: number): { type: string; count: number } | undefined {
  for (let count = LONGEST_TYPE; count > 0; count -= 1) {
    const words = all.slice(at, at + count);
    const said = plain(words.map(({ text }) => text).join(''));
    // "Dragons": the plural of a Type.
    const type = typeOf.get(said) ?? typeOf.get(said.replace(/s$/, ''));
    if (type !== undefined && words.every(({ is }) => is === 'unknown')) return { type, count };
  }
  return undefined;
}

function ofCard(kind: CardKind): KindAsked | undefined {
  if ('effect' in kind || kind.card === 'monster') return undefined;
  return { cardType: kind.card, ...(kind.property === undefined ? {} : { property: kind.property }) };
}

/** Can a card of the kind be one that the filter lets pass, as far as both say it? */
export function mayPass({ level, ...kind }: KindAsked, { anyOf, reads, ...filter }: Filter): boolean {
  const alternatives: readonly PlainFilter[] = anyOf?.map((each) => ({ ...filter, ...each })) ?? [filter];
  return (
    reads === undefined &&
    alternatives.some(
      (each) =>
        each.reads === undefined &&
        same(kind.type, each.type) &&
        same(kind.attribute, each.attribute) &&
        same(kind.property, each.property) &&
        (each.cardType === 'spell-trap' ? kind.cardType !== 'monster' : same(kind.cardType, each.cardType)) &&
        (level === undefined || isLevel(level, each)),
    )
  );
}

const same = (said: string | undefined, asked: string | undefined): boolean =>
  said === undefined || asked === undefined || plain(said) === plain(asked);

const isLevel = (
  level: number,
  { levels, levelAtMost = level, levelAtLeast = level }: PlainFilter,
): boolean => levels?.includes(level) !== false && level <= levelAtMost && level >= levelAtLeast;
