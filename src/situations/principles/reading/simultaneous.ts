/** Words that tell of several things as one moment, or as done by one effect. */
export const atOnce =
  /\b(?:at (?:the )?(?:exact )?same (?:time|moment)|simultaneously|at once|all together|in one go|(?:by|with) (?:a|one) (?:single )?(?:effect|card)|a single (?:effect|card))\b/;
