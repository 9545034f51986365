/** What a rule says of one case. `because` is a sentence without its full stop. */
export interface Finding {
  /** The id of the rulebook entry (data/rules). */
  readonly rule: string;
  /** The entry that says it of this very case, where there is one: it is shown and cited in place of that of the rule. */
  readonly entry?: string;
  readonly verdict: 'permits' | 'forbids' | 'unknown';
  readonly code: string;
  readonly because: string;
  /** Which event of the timeline it is about. */
  readonly event?: number;
  /** It forbids by the cards that were told, and would not if there were this as well. */
  readonly unless?: string;
}
