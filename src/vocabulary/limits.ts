/** What a list of Forbidden and Limited cards says of a card, with how many copies a Deck may have. */
export const limitStatuses = [
  'Forbidden',
  'Limited',
  'Semi-Limited',
  'Unlimited',
  'Not yet released',
] as const;
export type LimitStatus = (typeof limitStatuses)[number];

/** Copies of a card in Main, Extra and Side Deck together (rule event/deck). */
export const allowedCopies: Readonly<Record<LimitStatus, number>> = {
  Forbidden: 0,
  Limited: 1,
  'Semi-Limited': 2,
  Unlimited: 3,
  'Not yet released': 0,
};
