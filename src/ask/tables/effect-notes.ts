import { isMandatory } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';

type Among = (part: ActivatedEffect) => boolean;

/** Does it answer what happens to its own card alone? Undefined where that was not read. */
function ofItself(part: ActivatedEffect): boolean | undefined {
  if (part.kind === 'flip') return true;
  if (part.kind === 'ignition' || part.on.length === 0) return undefined;
  return part.on.every(({ of }) => of === 'this');
}

const kinds = ['flip', 'quick', 'trigger', 'ignition'] as const;
const other = '(?:another|other|any other) (?:cards?|monsters?)';
const itself = '(?:itself|its own card|this card|the card itself)';

/** Notes in brackets behind a name that say which effect of the card is meant, and which effects those may be. */
const notes: readonly (readonly [RegExp, Among])[] = [
  [new RegExp(`^(?:about )?${itself}(?: and| or| and or) ${other}$`), (part) => ofItself(part) !== true],
  [new RegExp(`^(?:about )?${other}(?: and| or| and or) ${itself}$`), (part) => ofItself(part) !== true],
  [new RegExp(`^(?:about )?${other}$`), (part) => ofItself(part) !== true],
  [new RegExp(`^(?:about )?${itself}(?: only| alone)?$`), (part) => ofItself(part) !== false],
  [/^(?:its |the )?optional(?: trigger| quick)?(?: effect)?$/, (part) => !isMandatory(part)],
  [/^(?:its |the )?mandatory(?: trigger| quick)?(?: effect)?$/, isMandatory],
  ...kinds.map((kind): readonly [RegExp, Among] => [
    new RegExp(`^(?:its |the )?${kind}(?: effect)?$`),
    (part) => part.kind === kind,
  ]),
];

/**
 * Which effects of a card a note in brackets means: "(its optional effect)", "(itself and/or other cards)". Undefined where
 * it says something else.
 */
export const effectsNoted = (note: string): Among | undefined => notes.find(([form]) => form.test(note))?.[1];
