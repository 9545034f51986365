/** What a coin or a die shows: the side of a coin, whether a call of it was right, or a number. */
export const tossResults = ['heads', 'tails', 'right', 'wrong', '1', '2', '3', '4', '5', '6'] as const;
export type TossResult = (typeof tossResults)[number];

/** What of the results is counted: heads, tails, right calls, or the numbers of the die together. */
export const tossCounts = ['heads', 'tails', 'call', 'die'] as const;
export type TossCount = (typeof tossCounts)[number];

/** How much of it the results come to; null where they are none of that kind, or were not said. */
export function cameTo(results: readonly TossResult[] | undefined, of: TossCount): number | null {
  const each = (results ?? []).map((result) => worth(result, of));
  return each.length === 0 || each.includes(null)
    ? null
    : each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

function worth(result: TossResult, of: TossCount): number | null {
  if (result === 'heads' || result === 'tails')
    return of === 'heads' || of === 'tails' ? Number(result === of) : null;
  if (result === 'right' || result === 'wrong') return of === 'call' ? Number(result === 'right') : null;
  return of === 'die' ? Number(result) : null;
}
