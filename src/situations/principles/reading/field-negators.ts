import { isDescribed } from '../../../effects/instruction.ts';
import type { Part } from '../../../effects/part.ts';

/** The kinds of cards whose effects on the field a card may negate. */
export type NegatedKind = 'monster' | 'spell' | 'trap';

/**
 * Which cards on the field a card negates for as long as it lies there: all monsters, all Spells or all Traps; undefined for
 * none, and where it negates only some of them.
 */
export function negatesOnField(parts: readonly Part[]): NegatedKind | undefined {
  for (const part of parts) {
    if (part.kind !== 'continuous') continue;
    for (const { do: verb, what } of part.does) {
      if (verb !== 'negate-effects' || typeof what !== 'object') continue;
      if (
        isDescribed(what) &&
        what.count === 'all' &&
        Object.keys(what.filter).every((key) => whole.has(key))
      ) {
        const { cardType } = what.filter;
        if (cardType === 'monster' || cardType === 'spell' || cardType === 'trap') return cardType;
      }
      if ('reads' in what && /all (?:other )?trap effects on the field/i.test(what.reads)) return 'trap';
    }
  }
  return undefined;
}

/** What a filter may say that leaves out no such face-up card but the negating one. */
const whole: ReadonlySet<string> = new Set(['cardType', 'faceUp', 'other']);
