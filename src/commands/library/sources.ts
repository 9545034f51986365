import type { Rulebook } from '../../rulebook/rulebook.ts';

/** The name of the official Q&As in data/rules/sources.json. */
export const QA_SOURCE = 'qa';

/** The rule that says what an official Q&A is worth, and the same in a clause. */
export const ORDER = 'authority/order';
export const WORTH =
  'an official Q&A is the best evidence where no TCG text or rule speaks, and has no formal force in the TCG';

/** The Q&A numbers that rules cite. */
export function citedBy(ruleIds: readonly string[], rulebook: Rulebook): ReadonlySet<number> {
  const refs = ruleIds.flatMap((id) => rulebook.byId(id)?.sources ?? []);
  return new Set(refs.flatMap(({ source, number }) => (source === QA_SOURCE ? (number ?? []) : [])));
}
