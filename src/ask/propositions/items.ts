import { defined } from '../../platform/defined.ts';
import { numberWords } from '../text/lexicon.ts';
import type { Token } from '../text/tokens.ts';
import type { NamedCard } from './named-cards.ts';
import { baseForms } from './vocabulary/base-form.ts';
import { type ConceptId, isKind, isMarked } from './vocabulary/concepts.ts';
import { type Said, saidAt, type Word } from './vocabulary/lexicon.ts';
import {
  type Asking,
  articles,
  askingAt,
  beForms,
  clauseWords,
  clipped,
  contracted,
  helpers,
  joined,
  leftOut,
  negations,
  ownWords,
  silent,
  spelled,
} from './vocabulary/small-words.ts';

/** A piece of a general question. */
export type Item = (
  | { readonly is: 'said'; readonly said: Said; readonly own: boolean; readonly article: boolean }
  | { readonly is: 'asking'; readonly asking: Asking }
  | { readonly is: 'helper'; readonly word: string }
  | { readonly is: 'opponent'; readonly genitive: boolean }
  | { readonly is: 'not' | 'own' | 'end' | 'ask' | 'comma' | 'unknown' }
  | { readonly is: 'small'; readonly word: string }
) & { readonly text: string; readonly capital: boolean };

/** Is it one of these small words? */
export const isSmall = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.is === 'small' && words.includes(item.word);

/** Cuts a text into its pieces. Never throws; linear in the text. */
export function itemsOf(all: readonly Token[], cards: readonly NamedCard[]): readonly Item[] {
  const words = wordsOf(all, cards);
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const { item: read, count } = itemAt(words, at);
    const item = asItStands(read, words.slice(at, at + count), items);
    const some = words.slice(at, at + count).map((word) => word.text);
    items.push({ ...item, text: some.join(' '), capital: /^\p{Lu}/u.test(some[0] ?? '') });
    at += count;
  }
  return asidesFirst(attackedFirst(namesRead(items)));
}

/**
 * "Can I attack a monster in Defense Position?": how the one that is attacked lies is nothing that the attacker is, as in
 * "Can a monster in Defense Position attack?".
 */
function attackedFirst(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const before = items.slice(0, at).findLast((each) => each.is !== 'not');
    const isPassive = (before?.is === 'small' || before?.is === 'helper') && beForms.has(before.word);
    if (item.is !== 'said' || item.said.concept !== 'attack' || item.article) return item;
    const placed: Item = { ...item, said: { ...item.said, concept: 'attack-placed' } };
    // "Can a monster in Defense Position be attacked?"
    if (isPassive && before.word === 'be') return items.some(isLying) ? placed : item;
    // "My monster was attacked this turn": it did not attack.
    if (isPassive && /^(?:was|were|been)$/.test(before.word) && item.said.bent === 'past')
      return { ...item, said: { ...item.said, concept: 'was-attacked' } };
    const rest = items.slice(at + 1);
    const stop = rest.findIndex((each) => !isOfObject(each));
    const object = stop === -1 ? rest : rest.slice(0, stop);
    const isPlaced = beginsObject(object[0]) && object.some(isLying);
    return isPlaced ? placed : item;
  });
}

const isLying = (item: Item): boolean => item.is === 'said' && isMarked(item.said.concept, 'lies');

const isOfObject = (item: Item): boolean =>
  item.is === 'opponent' ||
  (item.is === 'small' && !clauseWords.has(item.word)) ||
  (item.is === 'said' && (isKind(item.said.concept) || isMarked(item.said.concept, 'lies')));

/** "attack a face-down ...", "attack monsters ...", "attack my opponent's ...": not "attack in Defense Position". */
const beginsObject = (item: Item | undefined): boolean =>
  item?.is === 'opponent' || (item?.is === 'said' && (item.article || item.own || isKind(item.said.concept)));

/** What stands in brackets inside the question is told: it is put before it, as a sentence of its own. */
function asidesFirst(items: readonly Item[]): readonly Item[] {
  const open = items.findLastIndex(({ text }) => text === '(');
  const close = items.findIndex(({ text }, at) => at > open && text === ')');
  const end = items.findLastIndex(({ is }, at) => is === 'end' && at < items.length - 1);
  if (open <= end || close === -1 || close + 1 >= items.length - 1) return items;
  const stop: Item = { is: 'end', text: '.', capital: false };
  return [
    ...items.slice(0, end + 1),
    ...items.slice(open + 1, close),
    stop,
    ...items.slice(end + 1, open),
    ...items.slice(close + 1),
  ];
}

/**
 * Names of cards that the catalogue does not have so, as their parts: an unknown word with a capital letter in the middle of
 * a sentence or with "'s", and the same word elsewhere.
 */
function namesRead(items: readonly Item[]): readonly Item[] {
  const isName = (item: Item | undefined): boolean => item?.is === 'unknown' && item.capital;
  const names = new Set(
    items.flatMap((item, at) => {
      const begins = at === 0 || items[at - 1]?.is === 'end' || items[at - 1]?.is === 'ask';
      let next = at + 1;
      while (isName(items[next])) next += 1;
      const owns = items[next]?.is === 'small' && items[next]?.text === "'s";
      return isName(item) && (!begins || owns) ? [item.text] : [];
    }),
  );
  return items.map((item) =>
    isName(item) && names.has(item.text)
      ? { is: 'said', said: someCard, own: false, article: false, text: item.text, capital: true }
      : item,
  );
}

const someCard: Said = { concept: 'named-card', count: 1, bent: 'base', numbers: [] };

type Bare<T> = T extends unknown ? Omit<T, 'text' | 'capital'> : never;

function itemAt(words: readonly Word[], at: number): { readonly item: Bare<Item>; readonly count: number } {
  const said = isHelping(words, at) ? undefined : saidAt(words, at);
  const asking = askingAt(words, at);
  const word = words[at];
  if (word === undefined) return { item: { is: 'unknown' }, count: 1 };
  // "Who goes first?" asks who; "does the one who goes first ..." does not.
  const begins = at === 0 || /^[.,?!]$/.test(words[at - 1]?.low ?? '');
  if (said !== undefined && said.count >= (asking?.count ?? 0) && !(begins && word.low === 'who'))
    return { item: { is: 'said', said, own: word.own, article: word.article }, count: said.count };
  if (asking !== undefined) return { item: { is: 'asking', asking }, count: asking.count };
  return {
    item: smallItem(word, words[at + 1]),
    count: word.low === 'opponent' && words[at + 1]?.low === "'s" ? 2 : 1,
  };
}

/** Kinds of monsters whose names are verbs too, after the one who does it: "I synchro with it", "can I pendulum a Level 8". */
const summonedAs: ReadonlyMap<string, ConceptId> = new Map([
  ['synchro', 'synchro-summon'],
  ['xyz', 'xyz-summon'],
  ['link', 'link-summon'],
  ['pendulum', 'pendulum-summon'],
]);

/** A word that is a noun or a verb, by what stands before it: "its trigger" is an effect, "does it trigger" asks for a deed. */
function asItStands(item: Bare<Item>, words: readonly Word[], items: readonly Item[]): Bare<Item> {
  const [word] = words;
  if (item.is !== 'said' || word === undefined) return item;
  const as = (concept: ConceptId): Bare<Item> => ({ ...item, said: { ...item.said, concept } });
  // "It was flipped face-down, then flipped up", "does a monster flip up": elsewhere a Trap is flipped up.
  const turned = items.some((each) => each.is === 'said' && ofMonsters.has(each.said.concept));
  if (turned && item.said.concept === 'activate' && /^flip/.test(word.low)) return as('flip-face-up');
  if (words.length !== 1) return item;
  const before = items.at(-1);
  const owned = word.article || word.own;
  const described = before?.is === 'said' && describesEffects.has(before.said.concept);
  if (/^triggers?$/.test(word.low) && (owned || described)) return as('trigger-effect');
  const verb = summonedAs.get(word.low);
  const acts = before?.is === 'own' || (before?.is === 'small' && subjects.has(before.word));
  return verb !== undefined && acts && !owned ? as(verb) : item;
}

const ofMonsters: ReadonlySet<ConceptId> = new Set<ConceptId>(['flip-face-down', 'monster']);
const describesEffects: ReadonlySet<ConceptId> = new Set<ConceptId>(['mandatory', 'optional', 'several']);
const subjects = new Set(['you', 'they', 'he', 'she', 'to']);

function smallItem(word: Word, next: Word | undefined): Bare<Item> {
  const { low } = word;
  const mark = marks.get(low);
  if (mark !== undefined) return { is: mark };
  if (negations.has(low)) return { is: 'not' };
  if (low === 'opponent' || low === 'opp') return { is: 'opponent', genitive: next?.low === "'s" };
  if (low === 'opponents') return { is: 'opponent', genitive: true };
  if (low === 'i' || low === 'we' || low === 'im' || low === 'ive') return { is: 'own' };
  if (helpers.has(low)) return { is: 'helper', word: low };
  if (clauseWords.has(low) || baseForms(low).some(([base]) => silent.has(base)))
    return { is: 'small', word: low };
  return { is: 'unknown' };
}

/** "Has it been ...", "have attacked": a helping verb, where "has a Level" is not. */
function isHelping(words: readonly Word[], at: number): boolean {
  if (!['has', 'have', 'had'].includes(words[at]?.low ?? '')) return false;
  const next = words[at + 1]?.low ?? '';
  return (
    ['it', 'i', 'they', 'been', 'not', 'be'].includes(next) ||
    baseForms(next).some(([, bent]) => bent === 'past')
  );
}

const marks: ReadonlyMap<string, 'end' | 'ask' | 'comma'> = new Map([
  ...(['.', '!'] as const).map((mark) => [mark, 'end'] as const),
  ['?', 'ask'],
  ...[...',;:()-/'].map((mark) => [mark, 'comma'] as const),
]);

/** The words that count, with "can't" as "can not"; quotation marks do not count. */
function wordsOf(all: readonly Token[], cards: readonly NamedCard[]): readonly Word[] {
  const byStart = new Map(cards.map((each) => [each.start, each]));
  let until = 0;
  const found: Word[] = [];
  let own = false;
  let article = false;
  for (const [at, token] of all.entries()) {
    const glued = /^(lv|lvl|level|rank|link|cl)(\d+)$/.exec(token.low) ?? /^(\d+)(s)$/.exec(token.low);
    const { low, text: typed } = token;
    const push = (low: string, text = typed, number?: number) =>
      found.push(defined({ low, text, own, article, number }));
    const card = byStart.get(at);
    if (card !== undefined) {
      const name = all.slice(at, at + card.count).map((each) => each.text);
      found.push({ low: '<card>', text: name.join(' '), own: false, article: false, kinds: card.kinds });
      until = at + card.count;
    }
    if (at < until) continue;
    if (low === '"' || low === "'" || low === '[' || low === ']') continue;
    if (leftOut.has(low)) {
      own ||= ownWords.has(low);
      article ||= articles.has(low);
      continue;
    }
    const before = found.at(-1);
    if (low === "'t" && before !== undefined) {
      const helper = clipped.get(before.low) ?? before.low.replace(/n$/, '');
      found[found.length - 1] = { ...before, low: before.low === 'can' ? 'can' : helper };
      found.push({ low: 'not', text: typed, own: false, article: false });
    } else if (glued !== null) {
      for (const low of glued.slice(1).filter((each) => each !== 's'))
        push(low, low, /\d/.test(low) ? Number(low) : undefined);
    } else if (contracted.has(low)) for (const word of [contracted.get(low) ?? low, 'is']) push(word);
    else if (joined.has(low)) {
      push(joined.get(low) ?? low);
      found.push({ low: 'not', text: '', own: false, article: false });
    } else
      push(
        spelled.get(low) ?? low,
        typed,
        token.kind === 'number' ? Number(low.replaceAll(',', '')) : numberOf(low),
      );
    own = false;
    article = false;
  }
  return found;
}

/** "Two" and more: "one" says no number. */
function numberOf(word: string): number | undefined {
  const number = numberWords.indexOf(word);
  return number > 1 ? number : undefined;
}
