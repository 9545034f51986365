import { isActivated } from './activated.ts';
import type { CardModel } from './card-model.ts';
import type { ActivatedEffect } from './part.ts';

/** An effect with its place among the parts of its card. */
export interface Numbered {
  readonly part: ActivatedEffect;
  readonly number: number;
}

/** "Its second effect", counted with or without those that apply by themselves; undefined where it is not clear which one. */
export function effectByNumber({ parts }: CardModel, nth: number): Numbered | undefined {
  // The activation of a card that does nothing more is none of its effects.
  const all = parts.flatMap((part, number) =>
    part.kind === 'activation' && part.does.length === 0 ? [] : [{ part, number }],
  );
  const activated = all.flatMap(({ part, number }) => (isActivated(part) ? [{ part, number }] : []));
  const counts = [
    activated,
    activated.filter(({ part }) => part.does.length > 0),
    all.filter(({ part }) => isActivated(part) || part.kind === 'continuous' || part.kind === 'unread'),
    all.filter(({ part }) => part.kind !== 'not-an-effect'),
  ];
  const [first, ...others] = counts.map((each) => each[nth - 1]);
  if (first === undefined || others.some((each) => each?.number !== first.number)) return undefined;
  return activated.find(({ number }) => number === first.number);
}
