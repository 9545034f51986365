import words from '../../../../data/lexicon/answer-rules.json' with { type: 'json' };
import { listOf } from '../../../platform/list-of.ts';
import type { Reading } from './value.ts';

type Point = keyof Reading;

/** The points that no source settles: the rule that leaves them open, and what is asked. */
const points = words['open-points'] satisfies Record<Point, object>;

/** A point that is open and matters for a value: what it asks, and the values that come out. */
export interface OpenPoint {
  readonly point: Point;
  readonly rule: string;
  readonly question: string;
  /** The current values that its two answers lead to, the other points left as they are; ascending. */
  readonly values: readonly number[];
}

/** The reading that decisions are told by; where it matters, the value is open anyway. */
export const standard: Reading = {
  continuousCurrent: 'with',
  continuousOriginal: 'with',
  waitsForWaiting: 'waits',
  underLast: 'shown',
  severalLast: 'as-applied',
};

/** Every combination of readings. */
export const readings: readonly Reading[] = (['with', 'without'] as const).flatMap((continuousCurrent) =>
  (['with', 'without'] as const).flatMap((continuousOriginal) =>
    (['waits', 'applies'] as const).flatMap((waitsForWaiting) =>
      (['shown', 'underneath'] as const).flatMap((underLast) =>
        (['as-applied', 'reversed'] as const).map((severalLast) => ({
          continuousCurrent,
          continuousOriginal,
          waitsForWaiting,
          underLast,
          severalLast,
        })),
      ),
    ),
  ),
);

/**
 * Which open points matter: those whose answer alone changes a value.
 * @param values the values under each of `readings`, in their order; under those of the first points alone, where the last have no bearing
 */
export function openPoints(
  values: readonly { readonly current: number; readonly original: number }[],
): readonly OpenPoint[] {
  return names.flatMap((point, place) => {
    // So far apart stand two readings that differ in this point alone.
    const apart = values.length >> (place + 1);
    const found = new Set(
      values.flatMap((one, at) => {
        const other = values[at ^ apart] ?? one;
        return one.current === other.current && one.original === other.original ? [] : [one.current];
      }),
    );
    return found.size === 0
      ? []
      : [{ point, ...points[point], values: [...found].toSorted((a, b) => a - b) }];
  });
}

/** The points in the order in which `readings` goes through them. */
const names: readonly Point[] = listOf(
  'continuousCurrent continuousOriginal waitsForWaiting underLast severalLast',
);
