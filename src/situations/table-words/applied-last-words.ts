import { splitQuestion } from './split-question.ts';

/** What is asked of effects that are always applied last (rule stats/applied-last). */
export type AskedAppliedLast = 'which-is-last' | 'does-the-rest-return';

const appliedLast = /\balways[ -](?:applied )?last\b|\balways applied last\b/;
const stops = /\b(?:stops? applying|stops?|ends?|leaves?|is gone|is negated)\b/;

/**
 * Reads a question about the special effects that are always applied last: which one is last when another is applied, and
 * whether the rest applies again when it stops. Undefined where it is none.
 */
export function appliedLastInWords(text: string): AskedAppliedLast | undefined {
  const split = splitQuestion(text);
  if (split === undefined || !appliedLast.test(split.told)) return undefined;
  const { told, asked } = split;
  if (/\bnot\b|n't\b/.test(asked)) return undefined;
  const adds = /\b(?:new|another|other) (?:modifier|effect|change)\b/.test(told) && !stops.test(told);
  if (adds && /\b(?:which|what)\b.*\blast\b/.test(asked)) return 'which-is-last';
  const returns = /\b(?:applied|apply|applies|reapplied|re-applied|count|return|come back)\b/.test(asked);
  const others =
    /\b(?:modifiers?|effects|changes)\b/.test(asked) && /\b(?:again|re-?appl\w+|back|return)\b/.test(asked);
  return stops.test(told) && returns && others ? 'does-the-rest-return' : undefined;
}
