import type { RuleEntry } from '../../src/rulebook/entry.ts';

/** A rule of the rulebook with this id, and whatever else a test wants of it. */
export const ruleEntry = (id: string, more: Partial<RuleEntry> = {}): RuleEntry => ({
  id,
  title: 'A rule',
  statement: 'What it says, in our words.',
  keywords: ['word'],
  cards: [],
  related: [],
  seed: [],
  sources: [{ source: 'book' }],
  ...more,
});
