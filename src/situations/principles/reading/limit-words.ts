import { isActivated } from '../../../effects/activated.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import { printedWords } from '../../../effects/printed-words.ts';
import { textOf } from '../../propositions/card-topics.ts';
import type { SketchCard } from './sketch.ts';

const often =
  /\bonce (?:per|each)\b|\bper (?:turn|duel|chain)\b|\bonly (?:be used )?once\b|\beach of the following\b|\bup to \w+ times\b|\btwice per\b/i;

const ofCard = /\byou can only activate (?:1|one) "[^"]+" per turn\b/gi;

/** Does a card say how often something is done, outside its other effects, where its model has no limit for this one? */
export function saysOften({ model }: SketchCard, part: ActivatedEffect): boolean {
  if (part.limit !== undefined) return false;
  const others = model.parts.filter((each) => each !== part && isActivated(each) && each.limit !== undefined);
  const rest = others.reduce(
    (text, each) => text.replace(printedWords(model, each)?.text ?? ' ', ' '),
    textOf(model),
  );
  // A limit on the activation of the card says nothing of an effect that it has elsewhere.
  return often.test(part.kind === 'activation' ? rest : rest.replace(ofCard, ' '));
}
