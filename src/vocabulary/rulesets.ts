/** The rulesets that a question can be ruled by. */
export const rulesets = ['tcg', 'ocg'] as const;
export type Ruleset = (typeof rulesets)[number];
