/**
 * A thing, kind, state, act or time that general questions speak of. `forms` are how players write it, in base forms:
 * `(a|b)` is one of two, `[a]` may be left out, `#` is a number. Articles and words that say nothing are left out.
 */
export interface Concept {
  readonly forms: readonly string[];
  /** What is so wherever this is: a Link Monster is an Extra Deck monster. */
  readonly is?: readonly string[];
}

export type Concepts = Readonly<Record<string, Concept>>;

/** A concept by its forms alone. */
export const of = (...forms: readonly string[]): Concept => ({ forms });

/** A concept that is always another one too. */
export const sort = (is: string | readonly string[], ...forms: readonly string[]): Concept => ({
  forms,
  is: typeof is === 'string' ? [is] : is,
});
