import { canMissTiming, isTrigger } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Situation } from '../situation.ts';
import { askedCard, type Change, nameOf } from './change.ts';

/** An effect that says "when" could say "if". Its card is told by its whole model then. */
export function wordChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  if (model === undefined) return [];
  const parts = model.parts.map((part) =>
    isTrigger(part) && canMissTiming(part) === true ? { ...part, word: 'if' as const } : part,
  );
  if (parts.every((part, at) => part === model.parts[at])) return [];
  return [
    {
      words: `the effect of ${nameOf(situation, id)} said "if", and not "when"`,
      label: '"if", not "when"',
      situation: {
        ...situation,
        cards: situation.cards.map((each) =>
          each.id === id ? { ...each, card: { ...model, parts } } : each,
        ),
      },
    },
  ];
}
