import reasons from '../../../data/lexicon/text-reasons.json' with { type: 'json' };
import { effectsOf, isActivated, isForLater } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';

/** How a card is read, for a question about it alone: yes, no or a value, by which rule. */
export interface OfText {
  readonly answer: string;
  readonly rule: string;
  readonly because: string;
}

/** What a text says of itself, where that is known, with why it is so or not. */
export function readAs(is: boolean | undefined, why: keyof typeof reasons): OfText | undefined {
  const [rule = '', yes = '', no = '', ruleOfNo = rule] = reasons[why];
  if (is === undefined) return undefined;
  return is ? { answer: 'yes', rule, because: yes } : { answer: 'no', rule: ruleOfNo, because: no };
}

export const isWhollyRead = ({ parts }: Pick<CardModel, 'parts'>): boolean =>
  parts.every(({ kind }) => kind !== 'unread');

/** Of a Spell or Trap Card that does something as it is activated, nothing else is meant by its name. */
export function asNamed(model: CardModel): CardModel {
  const does = (part: Part): boolean => part.kind === 'activation' && part.does.length > 0;
  return model.facts.cardType !== 'monster' && model.parts.some(does)
    ? { ...model, parts: model.parts.filter((part) => !isActivated(part) || does(part)) }
    : model;
}

/** All effects alike: else it has to be said which is meant. Of a text with none at all, `none`. */
export function alike<T>(model: CardModel, is: (part: ActivatedEffect) => T | null, none?: T): T | undefined {
  const all = effectsOf(model);
  const effects = all.filter((each) => all.length === 1 || !isForLater(each));
  if (!isWhollyRead(model)) return undefined;
  const [first = none, ...others] = effects.map(is);
  return first !== null && others.every((each) => each === first) ? first : undefined;
}
