import type { Complement, Frame } from './frame.ts';

/** What may be said besides of something that happens: where from and to, by what, as a cost, with which cards. */
export function isKnown({ prep, value }: Complement): boolean {
  switch (prep) {
    case 'from':
    case 'in':
    case 'to':
    case 'on':
      return value.kind === 'place';
    case 'by':
    case 'with':
      return (
        value.kind !== 'place' &&
        value.kind !== 'phase' &&
        !(value.kind === 'thing' && value.noun !== 'battle' && value.noun !== 'cost')
      );
    case 'as':
    case 'for':
      return (
        value.kind === 'card' ||
        value.kind === 'pronoun' ||
        value.kind === 'effect' ||
        (value.kind === 'thing' &&
          (value.noun === 'cost' || value.noun === 'discard' || value.noun === 'hand-size'))
      );
    case 'including':
      return value.kind === 'card';
    default:
      return prep === 'after' || prep === 'off' || prep === 'in-response';
  }
}

/** "in response": to the last thing on the Chain. */
export const answersLast = ({ complements }: Frame): boolean =>
  complements.some(({ prep }) => prep === 'in-response');
