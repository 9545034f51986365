import type { Instruction } from '../../../effects/instruction.ts';
import type { Part } from '../../../effects/part.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** Words that make a situation another one than it is without them. */
const words = {
  denied: /n't\b|\b(?:not|never|no longer|unless|without|except)\b/,
  replaced: /\b(?:instead|would)\b/,
  immune: /\b(?:unaffected|immune|protected|cannot be)\b/,
  negated: /\bnegat/,
  // "With macro up": a card that was not taken for one may apply.
  standing:
    /\b(?:got|has|have|had|with|controls?) (?:my |their |an? )?(?!#|[a-z]+(?:ed|wn|en)\b|it\b|them\b|him\b|her\b|that\b|this\b|\d|monsters?\b|cards?\b|nothing\b|one\b)[a-z]+(?: [a-z]+)? (?:up|out|active|in play)\b|\bunder (?!#|my\b|their\b|this\b|that\b|control\b|it\b)[a-z]|\b[a-z]{4,} is (?:up|active|in play)\b/,
  stolen: /\bcontrol of\b|\bst[eo]le?n?s?\b/,
} as const;

/** Do words stand in what was told that may change the answer, besides those that a principle heeds itself? */
export const speaksAgainst = (told: string, ...heeds: readonly (keyof typeof words)[]): boolean =>
  Object.entries(words).some(([kind, form]) => !heeds.some((each) => each === kind) && form.test(told));

/** The cards, besides these, that apply while they lie there, and so may change what happens to others. */
export const bystanders = (
  { cards }: Sketch,
  besides: readonly (SketchCard | undefined)[],
): readonly SketchCard[] =>
  cards.filter((card) => !besides.includes(card) && card.model.parts.some((part) => applies(part, card)));

function applies(part: Part, { model: { facts } }: SketchCard): boolean {
  if (part.kind !== 'continuous') return false;
  return facts.cardType !== 'monster' || part.does.some((each) => !isOfItself(each));
}

const isOfItself = ({ what, insteadOf }: Instruction): boolean => what === 'this' && insteadOf === undefined;
