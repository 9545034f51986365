import type { SketchCard } from './sketch.ts';

/** Which cards a card banishes that would be sent to the GY. */
export interface Redirect {
  readonly kind: 'any' | 'monster';
  /** Whose cards: of both players, or of the opponent of the player who controls it. */
  readonly of: 'both' | 'opponent';
}

/** What a card banishes instead, by its model; undefined where it banishes none, or where more is asked of them. */
export function redirectOf({ model }: SketchCard): Redirect | undefined {
  const parts = model.parts.flatMap((part) => (part.kind === 'continuous' ? part.does : []));
  for (const { do: verb, insteadOf, what, onlyIf } of parts) {
    if (verb !== 'banish' || insteadOf !== 'sent-to-gy' || onlyIf !== undefined) continue;
    if (typeof what !== 'object' || !('count' in what) || what.count !== 'all') continue;
    const { cardType, owner, ...more } = what.filter;
    if (Object.keys(more).length > 0 || (cardType !== undefined && cardType !== 'monster')) continue;
    if (owner !== undefined && owner !== 'opponent') continue;
    return {
      kind: cardType === 'monster' ? 'monster' : 'any',
      of: owner === undefined ? 'both' : 'opponent',
    };
  }
  return undefined;
}
