import type { Part } from '../part.ts';
import type { Condition } from '../value.ts';

/** A text by which a face-up card destroys itself while this holds; null where the words were not read. */
export interface SelfDestruction {
  readonly while: Condition | null;
  readonly words: string;
}

/** What a part says of its card that keeps it from staying on the field: it applies without being activated. */
export function selfDestructions(part: Part): readonly SelfDestruction[] {
  switch (part.kind) {
    case 'continuous':
      return part.does.flatMap(
        ({ do: verb, what, reads = '', onlyIf, holds }): readonly SelfDestruction[] => {
          if (verb === 'described') return read(reads);
          if (verb !== 'destroy' || what !== 'this' || onlyIf === undefined) return [];
          const words = `${onlyIf}, destroy this card`;
          return holds === undefined ? read(words) : [{ while: holds, words }];
        },
      );
    case 'unclassified':
    case 'unread':
      return read(part.reads);
    default:
      return [];
  }
}

const destroysItself = /^(?:if\b.+, destroy this card|Destroy this card if .+)$/i;

const read = (words: string): readonly SelfDestruction[] =>
  destroysItself.test(words.trim().replace(/\.$/, '')) ? [{ while: null, words }] : [];
