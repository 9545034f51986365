import reasons from '../../../data/lexicon/text-reasons.json' with { type: 'json' };
import { effectsOf, isActivated, isForLater } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import type { Hanging } from '../../situations/verdict.ts';

/** How a card is read, for a question about it alone: yes, no or a value, by which rule. */
export interface OfText {
  readonly answer: string;
  readonly rule: string;
  readonly because: string;
  readonly unless?: readonly Hanging[];
}

/** What a text says of itself, where that is known, with why it is so or not. */
export function readAs(is: boolean | undefined, why: keyof typeof reasons): OfText | undefined {
  const [rule = '', yes = '', no = '', ruleOfNo = rule] = reasons[why];
  if (is === undefined) return undefined;
  return is ? { answer: 'yes', rule, because: yes } : { answer: 'no', rule: ruleOfNo, because: no };
}

export const isWhollyRead = ({ parts }: Pick<CardModel, 'parts'>): boolean =>
  parts.every(({ kind }) => kind !== 'unread');

/** Yes or no of all effects, or of those among them; yes of some, unless one of the others is meant. */
export function readOfEach(
  { parts }: CardModel,
  why: keyof typeof reasons,
  is: (part: ActivatedEffect) => boolean | null,
  among: CardModel,
): OfText | undefined {
  const all = effectsMeant(among);
  if (!isWhollyRead(among) || all.some((part) => is(part) === null)) return undefined;
  const others = all.flatMap((part) => (is(part) ? [] : [parts.indexOf(part) + 1]));
  const read = readAs(others.length < all.length, why);
  if (read === undefined || others.length === 0 || others.length === all.length) return read;
  return { ...read, unless: [unlessMeant(`part ${others.join(' or ')} is meant`, 'no')] };
}

/** What nobody said, and what the answer is where it is so. */
export const unlessMeant = (what: string, then: string): Hanging => ({ what, kind: 'unsaid', then });

const effectsMeant = (model: CardModel): readonly ActivatedEffect[] => {
  const all = effectsOf(model);
  return all.filter((each) => all.length === 1 || !isForLater(each));
};

/** Of a Spell or Trap Card that does something as it is activated, nothing else is meant by its name. */
export function asNamed(model: CardModel): CardModel {
  const does = (part: Part): boolean => part.kind === 'activation' && part.does.length > 0;
  return model.facts.cardType !== 'monster' && model.parts.some(does)
    ? { ...model, parts: model.parts.filter((part) => !isActivated(part) || does(part)) }
    : model;
}

/** All effects alike: else it has to be said which is meant. Of a text with none at all, `none`. */
export function alike<T>(model: CardModel, is: (part: ActivatedEffect) => T | null, none?: T): T | undefined {
  if (!isWhollyRead(model)) return undefined;
  const [first = none, ...others] = effectsMeant(model).map(is);
  return first !== null && others.every((each) => each === first) ? first : undefined;
}
