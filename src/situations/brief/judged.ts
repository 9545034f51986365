import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { Situation } from '../situation.ts';
import type { Verdict } from '../verdict.ts';

/** What was found of a short question: the answer with the rule that gives it, or a situation for the engine. */
export type Judged =
  | {
      readonly is: 'ruled';
      readonly answer: string;
      /** The id of the rulebook entry that decides. */
      readonly rule: string;
      /** A sentence without its full stop. */
      readonly because: string;
      /** The parts of cards that were read for it. */
      readonly read?: readonly { readonly model: CardModel; readonly part: Part }[];
      readonly assumed?: readonly string[];
    }
  | { readonly is: 'played'; readonly situation: Situation };

export const ruled = (
  answer: string,
  rule: string,
  because: string,
  more: Pick<Extract<Judged, { is: 'ruled' }>, 'read' | 'assumed'> = {},
): Judged => ({ is: 'ruled', answer, rule, because, ...more });

/** The printed words of the parts that were read. */
export const wordsOf = (
  read: readonly { readonly model: CardModel; readonly part: Part }[],
): Verdict['words'] =>
  read.flatMap(({ model, part }) => {
    const words = printedWords(model, part);
    return words === undefined ? [] : [{ card: model.name, ...words }];
  });
