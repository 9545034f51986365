import type { Mood } from '../../rulebook/holds.ts';
import type { Item } from './items.ts';
import { shortQuestion } from './short-question.ts';
import { statementAsked } from './statement-asked.ts';
import { helpers } from './vocabulary/small-words.ts';
import { hasVerb, isWhen, type Opening, skipNot, zoneEnd } from './zone.ts';

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
  return {
    mood,
    denied: false,
    helper,
    told: items.slice(0, at),
    zone: skipNot(items.slice(start, end)),
    after: items.slice(end, to),
  };
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
