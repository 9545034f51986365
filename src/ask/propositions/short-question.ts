import type { Item } from './items.ts';
import { entailed, isAct } from './vocabulary/concepts.ts';
import type { Opening } from './zone.ts';

/** "Flip Summon it this turn?" asks whether one may. */
function isOrder(items: readonly Item[], at: number): boolean {
  const [verb, object] = [items[at], items[at + 1]];
  const orders =
    verb?.is === 'said' && verb.said.bent === 'base' && isAct(verb.said.concept) && !verb.article;
  const pronoun = object?.is === 'small' && (object.word === 'it' || object.word === 'them');
  return orders && (pronoun || (object?.is === 'said' && object.article));
}

/** "Tributes for a Level 8?" asks how many, "Spell Speed of a Quick Effect?" which. */
function moodOfNoun(item: Item | undefined): 'how-many' | 'which' | undefined {
  if (item?.is !== 'said') return undefined;
  const { concept, bent } = item.said;
  if (bent === 's' && (concept === 'tribute' || entailed(concept).has('summon'))) return 'how-many';
  return concept === 'spell-speed' || concept === 'lowest-level' ? 'which' : undefined;
}

/** "Allowed?", "Effect Monster?", "Any Tributes?": a question without a verb of its own. */
export function shortQuestion(items: readonly Item[], from: number, to: number): Opening | undefined {
  if (items[to]?.is !== 'ask') return undefined;
  const word = items.findLastIndex(
    (each, at) => at >= from && at < to && each.is === 'asking' && each.asking.is === 'may-word',
  );
  if (word !== -1 && items.slice(word + 1, to).every((each) => each.is !== 'own' && each.is !== 'helper')) {
    const behind = items.slice(word + 1, to);
    // "legal to flip it?" asks what stands behind, "a Flip Summon, legal?" what stands before.
    const isBehind = behind.some((each) => each.is === 'said' && isAct(each.said.concept));
    return {
      mood: 'may',
      denied: false,
      helper: '',
      told: items.slice(0, word),
      zone: isBehind ? behind : [],
      after: isBehind ? [] : behind,
    };
  }
  const comma = items.findLastIndex((each, at) => at >= from && at < to && each.is === 'comma');
  const capital = items.findLastIndex(
    (each, at) => at > from && at < to && each.capital && each.is !== 'own',
  );
  const begins = Math.max(from, comma + 1);
  const whole = { denied: false, told: items.slice(0, begins), zone: items.slice(begins, to), after: [] };
  if (isOrder(items, begins)) return { ...whole, mood: 'may', helper: 'can' };
  const mood = moodOfNoun(items[begins]);
  const isAsking = whole.zone.some((each) => each.is === 'asking');
  if (mood !== undefined && !isAsking) return { ...whole, mood, helper: 'is' };
  const start = Math.max(begins, capital);
  return {
    mood: 'fact',
    denied: false,
    helper: 'is',
    told: items.slice(0, start),
    zone: items.slice(start, to),
    after: [],
  };
}
