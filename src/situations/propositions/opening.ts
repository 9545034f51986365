import type { Mood } from '../../rulebook/holds.ts';
import type { Item } from './items.ts';
import { isAct, isKind } from './vocabulary/concepts.ts';
import { clauseWords, helpers } from './vocabulary/small-words.ts';

/** Where a question begins, and what kind it is. */
export interface Opening {
  readonly mood: Mood;
  /** It is asked whether it is not so. */
  readonly denied: boolean;
  /** The helping verb that opens it; empty where none does. */
  readonly helper: string;
  /** What stands before the question. */
  readonly told: readonly Item[];
  /** The question itself. */
  readonly zone: readonly Item[];
  /** What is told after it: "... if its effects are negated?" */
  readonly after: readonly Item[];
}

/** Finds the question of a text: the last sentence, from the word that opens it. */
export function findOpening(items: readonly Item[]): Opening | undefined {
  const { from, to } = lastSentence(items);
  if (to <= from) return undefined;
  const truth = isItTrue(items, from, to);
  if (truth !== undefined) return truth;
  const at = openerIn(items, from, to);
  const opener = at === undefined ? undefined : items[at];
  if (at === undefined || opener === undefined) return short(items, from, to);
  const mood = openerMood(opener);
  let start = at + 1;
  let helper = opener.is === 'helper' ? opener.word : '';
  // "When does", "In which zone can": the helping verb after it belongs to the question.
  for (let next = items[start]; opener.is === 'asking' && next?.is === 'helper'; next = items[start]) {
    helper = next.word;
    start += 1;
  }
  const end = zoneEnd(items, start, to);
  return {
    mood,
    denied: false,
    helper,
    told: items.slice(0, at),
    zone: skipNot(items.slice(start, end)),
    after: items.slice(end, to),
  };
}

/** "Can't I ...": asks the same as "Can I ...". */
const skipNot = (zone: readonly Item[]): readonly Item[] => (zone[0]?.is === 'not' ? zone.slice(1) : zone);

function lastSentence(items: readonly Item[]): { readonly from: number; readonly to: number } {
  let to = items.length;
  while (to > 0 && isStop(items[to - 1])) to -= 1;
  let from = to;
  while (from > 0 && !isStop(items[from - 1])) from -= 1;
  return { from, to };
}

const isStop = (item: Item | undefined): boolean => item?.is === 'end' || item?.is === 'ask';

const openerMood = (item: Item): Mood => {
  if (item.is === 'helper') return helpers[item.word] ?? 'fact';
  return item.is === 'asking' && item.asking.is === 'wh' ? item.asking.mood : 'may';
};

function openerIn(items: readonly Item[], from: number, to: number): number | undefined {
  const starts: number[] = [];
  for (let at = from; at < to; at += 1) if (opens(items, at, from)) starts.push(at);
  const [first] = starts;
  // "A Quick Effect has which Spell Speed?"
  if (first === undefined) return lateQuestion(items, from, to);
  const last = starts.at(-1) ?? first;
  // "When its effects are negated, is its text ...": the first word only says when.
  const item = items[first];
  if (isWhen(item) && items[first + 1]?.is !== 'helper' && first !== last) return last;
  if (item?.is === 'asking' && !isWhen(item)) return bestCapital(items, starts);
  return items[last]?.capital || first === from || items[first]?.capital ? bestCapital(items, starts) : last;
}

function lateQuestion(items: readonly Item[], from: number, to: number): number | undefined {
  const at = items.findIndex((each, index) => index >= from && index < to && isValueQuestion(each));
  return at === -1 ? undefined : at;
}

const isValueQuestion = (item: Item): boolean =>
  item.is === 'asking' &&
  item.asking.is === 'wh' &&
  (item.asking.mood === 'which' || item.asking.mood === 'where');

const isWhen = (item: Item | undefined): boolean =>
  item?.is === 'asking' && item.asking.is === 'wh' && item.asking.mood === 'when';

/** A capital inside a sentence is where a question was put after a situation without a stop. */
const bestCapital = (items: readonly Item[], starts: readonly number[]): number | undefined =>
  starts.find((at, index) => index > 0 && items[at]?.capital) ?? starts[0];

function opens(items: readonly Item[], at: number, from: number): boolean {
  const item = items[at];
  const before = items[at - 1];
  const first = at === from || before?.is === 'comma';
  const joined = before?.is === 'small' && ['and', 'so', 'but'].includes(before.word);
  if (item?.is === 'asking' && item.asking.is === 'wh')
    return (
      first ||
      joined ||
      item.capital ||
      item.asking.mood === 'how-many' ||
      item.asking.mood === 'what-happens'
    );
  if (item?.is === 'helper') {
    const next = items[at + 1];
    const pronoun = next?.is === 'own' || (next?.is === 'small' && pronouns.has(next.word));
    return first || joined || item.capital || (pronoun && before?.is !== 'asking' && before?.is !== 'helper');
  }
  return false;
}

const pronouns = new Set(['it', 'they', 'that', 'there', 'this', 'you', 'he', 'she']);

/** A question ends where it only tells on: "... if its effects are negated", "... that was Set this turn". */
function zoneEnd(items: readonly Item[], start: number, to: number): number {
  for (let at = start + 1; at < to; at += 1) {
    const item = items[at];
    if (item?.is === 'comma') return at;
    if (item?.is === 'small' && item.word === 'during' && items.slice(start, at).some(isSaid)) return at;
    if (item?.is === 'asking' && item.asking.is === 'wh' && item.asking.count === 1) {
      if (isWhen(item) || hasVerb(items.slice(start, at))) return at;
    }
    if (item?.is === 'small' && clauseWords.has(item.word) && item.word !== 'and') {
      // "Can a monster that was Tributed be ...": the question goes on after what its subject is.
      const next = items[at + 1];
      const points = item.word === 'that' && next?.is === 'said' && isKind(next.said.concept);
      if (!points && (item.word !== 'that' || hasVerb(items.slice(start, at)))) return at;
    }
  }
  return to;
}

const isSaid = (item: Item): boolean => item.is === 'said';

const hasVerb = (zone: readonly Item[]): boolean =>
  zone.some(
    (each) => each.is === 'said' && !each.article && isAct(each.said.concept) && each.said.bent !== 'past',
  );

/** "Is it true that X can not ...?" asks about the sentence after it. */
function isItTrue(items: readonly Item[], from: number, to: number): Opening | undefined {
  const true_ = items.findIndex(
    (each, at) =>
      at >= from && at < to && each.is === 'said' && each.said.concept === 'is-true' && at <= from + 4,
  );
  if (true_ === -1) return undefined;
  let start = true_ + 1;
  const that = items[start];
  if (that?.is === 'small' && (that.word === 'that' || that.word === 'if')) start += 1;
  const at = items.findIndex((each, index) => index >= start && index < to && each.is === 'helper');
  const helper = items[at];
  if (helper?.is !== 'helper') {
    return {
      mood: 'fact',
      denied: false,
      helper: 'do',
      told: items.slice(0, from),
      zone: items.slice(start, to),
      after: [],
    };
  }
  const denied = items[at + 1]?.is === 'not';
  const end = zoneEnd(items, at + 1, to);
  return {
    mood: helpers[helper.word] ?? 'fact',
    denied,
    helper: helper.word,
    told: [...items.slice(0, from), ...items.slice(start, at)],
    zone: skipNot(items.slice(at + 1, end)),
    after: items.slice(end, to),
  };
}

/** "Allowed?", "Effect Monster?", "Any Tributes?": a question without a verb of its own. */
function short(items: readonly Item[], from: number, to: number): Opening | undefined {
  if (items[to]?.is !== 'ask') return undefined;
  const word = items.findLastIndex(
    (each, at) => at >= from && at < to && each.is === 'asking' && each.asking.is === 'may-word',
  );
  if (word !== -1 && items.slice(word + 1, to).every((each) => each.is !== 'own' && each.is !== 'helper')) {
    return {
      mood: 'may',
      denied: false,
      helper: '',
      told: items.slice(0, word),
      zone: [],
      after: items.slice(word + 1, to),
    };
  }
  const comma = items.findLastIndex((each, at) => at >= from && at < to && each.is === 'comma');
  const capital = items.findLastIndex(
    (each, at) => at > from && at < to && each.capital && each.is !== 'own',
  );
  const start = Math.max(from, comma + 1, capital);
  return {
    mood: 'fact',
    denied: false,
    helper: 'is',
    told: items.slice(0, start),
    zone: items.slice(start, to),
    after: [],
  };
}
