import type { Part } from '../../../effects/part.ts';

/** Which cards on the field a card negates for as long as it lies there: all monsters, or all Traps; undefined for none. */
export function negatesOnField(parts: readonly Part[]): 'monster' | 'trap' | undefined {
  for (const part of parts) {
    if (part.kind !== 'continuous') continue;
    for (const { do: verb, what } of part.does) {
      if (verb !== 'negate-effects' || typeof what !== 'object') continue;
      if (
        'count' in what &&
        what.count === 'all' &&
        what.filter.cardType === 'monster' &&
        what.filter.controller === undefined
      )
        return 'monster';
      if ('reads' in what && /all (?:other )?trap effects on the field/i.test(what.reads)) return 'trap';
    }
  }
  return undefined;
}
