import type { Frame } from '../grammar/frame.ts';

/** "Do I get to draw": what one gets to do is what is asked. */
export function withoutGet([first, second, ...rest]: readonly Frame[]): readonly Frame[] {
  const gets = first?.verb === 'get' && first.objects.length === 0 && first.complements.length === 0;
  if (first === undefined) return [];
  if (second === undefined) return [first];
  if (!gets || !second.purpose) return [first, second, ...rest];
  const { asked, negated, modal, subject } = first;
  return [{ ...second, asked, negated, modal, subject, purpose: false }, ...rest];
}
