import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { type CardMention, cardMentions } from '../words/card-mentions.ts';
import { nicknamesIn } from '../words/nicknames.ts';
import { plain, type Token, tokens } from '../words/tokens.ts';

/** A card that a text names. */
export interface SketchCard {
  /** How the text of a sketch calls it: "<0>". */
  readonly ref: string;
  readonly model: CardModel;
}

/**
 * A question about cards, with what was told before it: in lower case, each card's name as its `ref`. It holds the words
 * as they were typed; the principles look in it for what they need, and for what speaks against them.
 */
export interface Sketch {
  /** All that stands before the last question. */
  readonly told: string;
  /** The last question. */
  readonly question: string;
  readonly cards: readonly SketchCard[];
  /** Names that were taken for cards: as they were typed, and the cards. */
  readonly taken: readonly string[];
}

/** Longer texts tell more than one principle settles; in characters. */
const LONGEST = 1200;

/** Sketches a text. Undefined where it names no card of the catalogue, asks nothing, or is too long. Never throws. */
export function sketchOf(text: string, catalogue: Catalogue): Sketch | undefined {
  if (text.length > LONGEST || !text.includes('?')) return undefined;
  const all = tokens(text);
  const named = cardMentions(all, text, catalogue);
  const nick = nicknamesIn(all, named, catalogue);
  const found = [...named, ...nick, ...usedAsVerbs(all, [...named, ...nick], catalogue)];
  const sorts = new Set(found.flatMap((each) => (isSort(each, all) ? (each.takenFrom ?? []) : [])));
  const mentions = found
    .filter(({ takenFrom }) => takenFrom === undefined || !sorts.has(takenFrom))
    .toSorted((a, b) => a.start - b.start);
  const cards: SketchCard[] = [];
  const refOf = (name: string): string | undefined => {
    const known = cards.find(({ model }) => model.name === name);
    if (known !== undefined) return known.ref;
    const model = catalogue.exact(name);
    if (model === undefined) return undefined;
    const ref = `<${cards.length}>`;
    cards.push({ ref, model });
    return ref;
  };
  let written = '';
  let end = 0;
  for (const { name, start, count } of mentions) {
    const [first, last] = [all[start], all[start + count - 1]];
    if (first === undefined || last === undefined || first.from < end) continue;
    const ref = refOf(name);
    if (ref === undefined) continue;
    written += `${simple(text.slice(end, first.from))}${ref}`;
    end = last.to;
  }
  written += simple(text.slice(end));
  const parts = /^(.*?)([^.?!]*(?:\.(?=\S)[^.?!]*)*\?)\s*$/s.exec(written.trim());
  if (cards.length === 0 || parts === null) return undefined;
  const [, told = '', question = ''] = parts;
  const taken = mentions.flatMap(({ name, takenFrom }) =>
    takenFrom === undefined ? [] : [`"${takenFrom}" is ${name}`],
  );
  return { told: tidy(told), question: tidy(question), cards, taken: [...new Set(taken)] };
}

/** "a Red-Eyes", "two Ice Barrier monsters": one of a sort of cards, called by a part of a name; "mine" is no card. */
function isSort({ start, count, takenFrom }: CardMention, all: readonly Token[]): boolean {
  if (takenFrom === undefined) return false;
  if (takenFrom === 'mine') return true;
  const [before, after] = [all[start - 1], all[start + count]];
  if (before !== undefined && (before.kind === 'number' || ofSorts.has(before.low))) return true;
  return after !== undefined && /^(?:monsters?|cards?|spells?|traps?|deck|token)$/.test(after.low);
}

const ofSorts: ReadonlySet<string> = new Set(
  'a an another any some no two three four five several both extra non additional face only'.split(' '),
);

const simple = (text: string): string =>
  plain(text)
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/["\u201c\u201d]/g, '')
    .replace(/\be\.g\./g, 'eg');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Nicknames that are used as verbs: "they Crowed it", "it got MSTed", "opponent MSTs it". */
function usedAsVerbs(
  all: readonly Token[],
  named: readonly CardMention[],
  catalogue: Catalogue,
): readonly CardMention[] {
  const taken = new Set(
    named.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)),
  );
  return all.flatMap(({ text, kind }, start) => {
    const stem = /^([A-Z][A-Za-z]{2,}?)e?(?:s|d|ed|ing)$/.exec(text)?.[1];
    if (kind !== 'word' || taken.has(start) || stem === undefined) return [];
    const name = catalogue.called(stem);
    return name === undefined ? [] : [{ name, start, count: 1, takenFrom: text }];
  });
}
