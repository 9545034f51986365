import type { CardModel } from '../../card-model/card-model.ts';
import type { Statement } from './statement.ts';

/** Does the text of the card give it this name, or has it the name anyway? */
export const isCalled = (called: string, { name, parts }: CardModel): boolean =>
  name === called ||
  parts.some(
    (part) =>
      part.kind === 'continuous' &&
      part.does.some((each) => each.do === 'change-name' && each.what === 'this' && each.name === called),
  );

/** Is what was said of a card what is printed on it? What is not was changed, by something that was not told. */
export function agrees(
  { what, value }: Extract<Statement, { is: 'printed' }>,
  { facts, summoning }: CardModel,
): boolean {
  if (facts.cardType !== 'monster') return false;
  switch (what) {
    case 'level':
      return facts.level === value;
    case 'rank':
      return facts.rank === value;
    case 'link':
      return facts.link === value;
    case 'scale':
    case 'pendulum scale':
      return facts.scale === value;
    case 'level-or-rank':
      return (facts.level ?? facts.rank ?? facts.link) === value;
    case 'summoning condition':
      return summoning.special === 'must-first-be' || summoning.special === 'must-be';
    default:
      return what.startsWith('arrow ')
        ? facts.arrows?.some((arrow) => `arrow ${arrow}` === what) === true
        : facts.abilities.some((each) => each === what);
  }
}
