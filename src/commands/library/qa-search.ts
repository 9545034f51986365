import type { QaEntry } from '../../qa/entry.ts';
import type { QaIndex } from '../../qa/qa-index.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { goodFinds } from '../good-finds.ts';
import { citedBy } from './sources.ts';

/** How many Q&As a page of `/qa` lists. */
export const QA_PAGE = 5;

/** How far down the rulebook is searched for a topic. */
const RULES_OF_TOPIC = 12;

/** What `/qa` finds. */
export interface QasFound {
  /** Newest first. */
  readonly entries: readonly QaEntry[];
  /** How many mention the cards, whatever the topic. */
  readonly ofCards: number;
  /** The rules of the topic: those that cite a found Q&A, or all where none does. Empty without a topic. */
  readonly rules: readonly RuleEntry[];
}

/**
 * The official Q&As that mention all of these cards. The index has no texts, so a topic is what the rulebook makes of
 * it: it keeps the Q&As that the rules found for its words cite.
 */
export function findQas(
  cards: readonly number[],
  topic: string | undefined,
  index: QaIndex,
  rulebook: Rulebook,
): QasFound {
  const all = index.forCards(cards);
  if (topic === undefined) return { entries: all, ofCards: all.length, rules: [] };
  const rules = goodFinds(rulebook, topic, RULES_OF_TOPIC);
  const citing = rules.map((rule) => ({ rule, cited: citedBy([rule.id], rulebook) }));
  const entries = all.filter(({ number }) => citing.some(({ cited }) => cited.has(number)));
  const helping = citing.filter(({ cited }) => entries.some(({ number }) => cited.has(number)));
  return {
    entries,
    ofCards: all.length,
    rules: entries.length === 0 ? rules : helping.map(({ rule }) => rule),
  };
}
