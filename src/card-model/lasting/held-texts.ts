import type { Part } from '../part.ts';
import type { Condition } from '../value.ts';

/** A text by which a face-up card does not stay on the field. */
export type HeldText =
  /** Only 1 card of this name may be controlled by a player, or be on the field at all. */
  | { readonly is: 'only-one'; readonly name: string; readonly whose: 'each' | 'all'; readonly words: string }
  /** It destroys itself while this holds; null where the words were not read. */
  | { readonly is: 'self-destruction'; readonly while: Condition | null; readonly words: string };

const onlyOne = [
  [/^You can only control (?:1|one) (?:face-up )?"([^"]+)"$/i, 'each'],
  [/^There can only be (?:1|one) (?:face-up )?"([^"]+)" on the field$/i, 'all'],
] as const;

/** What a part says of its card that keeps it from staying: it applies without being activated. */
export function heldTexts(part: Part): readonly HeldText[] {
  switch (part.kind) {
    case 'continuous':
      return part.does.flatMap(({ do: verb, what, reads = '', onlyIf, holds }): readonly HeldText[] => {
        if (verb === 'described') return read(reads);
        if (verb !== 'destroy' || what !== 'this' || onlyIf === undefined) return [];
        const words = `${onlyIf}, destroy this card`;
        return holds === undefined ? read(words) : [{ is: 'self-destruction', while: holds, words }];
      });
    case 'unclassified':
    case 'unread':
      return read(part.reads);
    default:
      return [];
  }
}

function read(words: string): readonly HeldText[] {
  const said = words.trim().replace(/\.$/, '');
  for (const [form, whose] of onlyOne) {
    const name = form.exec(said)?.[1];
    if (name !== undefined) return [{ is: 'only-one', name, whose, words }];
  }
  const before =
    /^(.+), destroy this card$/i.exec(said)?.[1] ?? /^Destroy this card (if .+)$/i.exec(said)?.[1];
  return before === undefined || !/^if\b/i.test(before)
    ? []
    : [{ is: 'self-destruction', while: null, words }];
}
