import type { Mood } from '../../rulebook/holds.ts';
import { type Item, isSmall } from './items.ts';
import { entailed, isAct, isKind } from './vocabulary/concepts.ts';
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
  const truth = statementAsked(items, from, to);
  if (truth !== undefined) return truth;
  const at = openerIn(items, from, to);
  const opener = at === undefined ? undefined : items[at];
  if (at === undefined || opener === undefined) return shortQuestion(items, from, to);
  const mood = openerMood(opener);
  let start = at + 1;
  let helper = opener.is === 'helper' ? opener.word : '';
  // "When does", "In which zone can": the helping verb after it belongs to the question.
  for (let next = items[start]; opener.is === 'asking' && next?.is === 'helper'; next = items[start]) {
    helper = next.word;
    start += 1;
  }
  const end = zoneEnd(items, start, to);
  return opening(mood, helper, items.slice(0, at), skipNot(items.slice(start, end)), items.slice(end, to));
}

function lastSentence(items: readonly Item[]): { readonly from: number; readonly to: number } {
  let to = items.length;
  while (to > 0 && isStop(items[to - 1])) to -= 1;
  let from = to;
  while (from > 0 && !isStop(items[from - 1])) from -= 1;
  return { from, to };
}

const isStop = (item: Item | undefined): boolean => item?.is === 'end' || item?.is === 'ask';

const openerMood = (item: Item): Mood => {
  if (item.is === 'helper') return helpers.get(item.word) ?? 'fact';
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
  if (isWhen(item) && first === last) return mayAfter(items, first, to) ?? first;
  const clause = items.slice(first + 1, last);
  if (isWhen(item) && items[first + 1]?.is !== 'helper' && first !== last)
    return hasVerb(clause) || clause.some((each) => each.is === 'helper') ? last : first;
  if (item?.is === 'asking' && !isWhen(item)) return bestCapital(items, starts);
  return items[last]?.capital || first === from || items[first]?.capital ? bestCapital(items, starts) : last;
}

/** "When I Flip Summon can the monster ...": the first word only says when. */
function mayAfter(items: readonly Item[], when: number, to: number): number | undefined {
  if (items[when + 1]?.is === 'helper') return undefined;
  const at = items.findIndex(
    (each, index) => index > when && index < to && each.is === 'helper' && helpers.get(each.word) === 'may',
  );
  return at !== -1 && items[at - 1]?.is !== 'own' && hasVerb(items.slice(when, at)) ? at : undefined;
}

function lateQuestion(items: readonly Item[], from: number, to: number): number | undefined {
  const at = items.findIndex(
    (each, index) =>
      index >= from && index < to && (isValueQuestion(each) || (isWhen(each) && index === to - 1)),
  );
  return at === -1 ? undefined : at;
}

const isValueQuestion = (item: Item): boolean =>
  item.is === 'asking' &&
  item.asking.is === 'wh' &&
  (item.asking.mood === 'which' || item.asking.mood === 'where');

/** A capital inside a sentence is where a question was put after a situation without a stop. */
const bestCapital = (items: readonly Item[], starts: readonly number[]): number | undefined =>
  starts.find((at, index) => index > 0 && items[at]?.capital) ?? starts[0];

function opens(items: readonly Item[], at: number, from: number): boolean {
  const item = items[at];
  const before = items[at - 1];
  const first = at === from || before?.is === 'comma';
  const joined = isSmall(before, 'and', 'so', 'but');
  if (item?.is === 'asking' && item.asking.is === 'wh')
    return first || joined || item.capital || ['how-many', 'what-happens'].includes(item.asking.mood);
  if (item?.is === 'helper') {
    const next = items[at + 1];
    const pronoun = next?.is === 'own' || (next?.is === 'small' && pronouns.has(next.word));
    const asks =
      pronoun ||
      ((beginsSubject(next) || /^d(?:o|oes|id)$/.test(item.word)) && followsCondition(items, from, at));
    return first || joined || item.capital || (asks && before?.is !== 'asking' && before?.is !== 'helper');
  }
  return false;
}

/** "my monster", "a Token", "the opponent", behind a helping verb. */
const beginsSubject = (item: Item | undefined): boolean =>
  item?.is === 'opponent' || (item?.is === 'said' && (item.article || item.own) && item.said.bent !== 'past');

/** "If a Token is destroyed does the ...": what stands before is the whole of a clause with a condition. */
function followsCondition(items: readonly Item[], from: number, at: number): boolean {
  const opener = items[from];
  const isCondition = isWhen(opener) || isSmall(opener, 'if', 'while', 'after', 'once', 'since', 'because');
  return isCondition && items.slice(from + 1, at).some(isSaidVerb);
}

const isSaidVerb = (item: Item): boolean => item.is === 'said' && !item.article && isAct(item.said.concept);

const pronouns = new Set(['it', 'they', 'that', 'there', 'this', 'you', 'he', 'she']);

/** "Is it true that X can not ...?", "X can not ..., right?": what is said is asked. Undefined where it is no such question. */
function statementAsked(items: readonly Item[], from: number, to: number): Opening | undefined {
  const tag = items[to - 1];
  if (tag !== undefined && tags.has(tag.text.toLowerCase()) && items[to - 2]?.is === 'comma')
    return asked(items, from, from, to - 2);
  const isTrue = items.findIndex(
    (each, at) =>
      at >= from && at < to && each.is === 'said' && each.said.concept === 'is-true' && at <= from + 4,
  );
  if (isTrue === -1) return undefined;
  const that = items[isTrue + 1];
  return asked(items, from, isTrue + (isSmall(that, 'that', 'if') ? 2 : 1), to);
}

const tags = new Set(['right', 'correct', 'yeah', 'yes', 'true']);

/** What stands from `start` on, as the question that its helping verb would open. */
function asked(items: readonly Item[], from: number, start: number, to: number): Opening {
  const at = items.findIndex((each, index) => index >= start && index < to && each.is === 'helper');
  const helper = items[at];
  if (helper?.is !== 'helper') return opening('fact', 'do', items.slice(0, from), items.slice(start, to));
  const denied = items[at + 1]?.is === 'not';
  const end = zoneEnd(items, at + 1, to);
  const told = [...items.slice(0, from), ...items.slice(start, at)];
  const zone = skipNot(items.slice(at + 1, end));
  return opening(helpers.get(helper.word) ?? 'fact', helper.word, told, zone, items.slice(end, to), denied);
}

/** "Flip Summon it this turn?" asks whether one may. */
function isOrder(items: readonly Item[], at: number): boolean {
  const [verb, object] = [items[at], items[at + 1]];
  const orders =
    verb?.is === 'said' && verb.said.bent === 'base' && isAct(verb.said.concept) && !verb.article;
  return orders && (isSmall(object, 'it', 'them') || (object?.is === 'said' && object.article));
}

/** "Tributes for a Level 8?" asks how many, "Spell Speed of a Quick Effect?" which. */
function moodOfNoun(item: Item | undefined): 'how-many' | 'which' | undefined {
  if (item?.is !== 'said') return undefined;
  const { concept, bent } = item.said;
  if (bent === 's' && (concept === 'tribute' || entailed(concept).has('summon'))) return 'how-many';
  return concept === 'spell-speed' || concept === 'lowest-level' ? 'which' : undefined;
}

/** "Allowed?", "Effect Monster?", "Any Tributes?": a question without a verb of its own. */
function shortQuestion(items: readonly Item[], from: number, to: number): Opening | undefined {
  if (items[to]?.is !== 'ask') return undefined;
  const word = items.findLastIndex(
    (each, at) => at >= from && at < to && each.is === 'asking' && each.asking.is === 'may-word',
  );
  if (word !== -1 && items.slice(word + 1, to).every((each) => each.is !== 'own' && each.is !== 'helper')) {
    const behind = items.slice(word + 1, to);
    // "legal to flip it?" asks what stands behind, "a Flip Summon, legal?" what stands before.
    const isBehind = behind.some((each) => each.is === 'said' && isAct(each.said.concept));
    return opening('may', '', items.slice(0, word), isBehind ? behind : [], isBehind ? [] : behind);
  }
  const comma = items.findLastIndex((each, at) => at >= from && at < to && each.is === 'comma');
  const capital = items.findLastIndex(
    (each, at) => at > from && at < to && each.capital && each.is !== 'own',
  );
  const begins = Math.max(from, comma + 1);
  const asks = (start: number, mood: Mood, helper: string) =>
    opening(mood, helper, items.slice(0, start), items.slice(start, to));
  if (isOrder(items, begins)) return asks(begins, 'may', 'can');
  const mood = moodOfNoun(items[begins]);
  const isAsking = items.slice(begins, to).some((each) => each.is === 'asking');
  return mood !== undefined && !isAsking
    ? asks(begins, mood, 'is')
    : asks(Math.max(begins, capital), 'fact', 'is');
}

/** What a question without a "not" in it asks. */
const opening = (
  mood: Mood,
  helper: string,
  told: readonly Item[],
  zone: readonly Item[],
  after: readonly Item[] = [],
  denied = false,
): Opening => ({ mood, denied, helper, told, zone, after });

/** "Can't I ...": asks the same as "Can I ...". */
const skipNot = (zone: readonly Item[]): readonly Item[] => (zone[0]?.is === 'not' ? zone.slice(1) : zone);

const isWhen = (item: Item | undefined): boolean =>
  item?.is === 'asking' && item.asking.is === 'wh' && item.asking.mood === 'when';

/** A question ends where it only tells on: "... if its effects are negated", "... that was Set this turn". */
function zoneEnd(items: readonly Item[], start: number, to: number): number {
  for (let at = start + 1; at < to; at += 1) {
    const item = items[at];
    if (item?.is === 'comma') return at;
    if (isSmall(item, 'during') && items.slice(start, at).some((each) => each.is === 'said')) return at;
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

const hasVerb = (zone: readonly Item[]): boolean =>
  zone.some(
    (each) => each.is === 'said' && !each.article && isAct(each.said.concept) && each.said.bent !== 'past',
  );
