import type { Instruction } from '../../../effects/instruction.ts';
import type { Part } from '../../../effects/part.ts';

/** Which cards on the field a card negates for as long as it lies there: all of one kind; undefined for none. */
export function negatesOnField(parts: readonly Part[]): 'monster' | 'spell' | 'trap' | undefined {
  for (const part of parts) {
    if (part.kind !== 'continuous') continue;
    for (const each of part.does) {
      const kind = negated(each);
      if (kind !== undefined) return kind;
    }
  }
  return undefined;
}

function negated({ do: verb, what, onlyIf }: Instruction): 'monster' | 'spell' | 'trap' | undefined {
  if (verb !== 'negate-effects' || typeof what !== 'object' || onlyIf !== undefined) return undefined;
  if ('reads' in what)
    return /all (?:other )?trap effects on the field/i.test(what.reads) ? 'trap' : undefined;
  if (!('count' in what) || what.count !== 'all') return undefined;
  // "Face-up", and "other" than the card itself, leave out none that is asked about.
  const { cardType, faceUp: _, other: __, ...more } = what.filter;
  if (Object.keys(more).length > 0 || cardType === 'spell-trap') return undefined;
  return cardType;
}
