/** How many or how much, as far as it is known: at least and, unless nobody can say, at most. */
export interface Range {
  readonly least: number;
  readonly most: number | null;
}

/** An amount that was not said. Its effect applies, and by how much hangs on what `counts` says in words. */
export interface OpenAmount extends Range {
  /** What would have to be counted or said. */
  readonly counts: string;
  /** What each one that is counted comes to; left out where nothing is counted. */
  readonly each?: number;
}

export type Amount = number | OpenAmount;

/** What nothing is known of. */
export const anything: Range = { least: 0, most: null };

export const exactly = (value: number): Range => ({ least: value, most: value });

/** Several ranges together. */
export const plus = (all: readonly Range[]): Range =>
  all.reduce(
    (sum, { least, most }) => ({
      least: sum.least + least,
      most: sum.most === null || most === null ? null : sum.most + most,
    }),
    exactly(0),
  );

/** The only value of a range; null where there are several. */
export const only = ({ least, most }: Range): number | null => (least === most ? least : null);

/** The two ends at which a value is worked out: as low and as high as the amounts that were not said allow. */
export const ends = ['low', 'high'] as const;
export type End = (typeof ends)[number];

/** An amount at one end; without a limit, that is beyond every value. */
export const amountAt = (amount: Amount, end: End): number =>
  typeof amount === 'number'
    ? amount
    : end === 'low'
      ? amount.least
      : (amount.most ?? Number.POSITIVE_INFINITY);

/** Two ends as a range. */
export const rangeOf = (low: number, high: number): Range => ({
  least: low,
  most: Number.isFinite(high) ? high : null,
});
