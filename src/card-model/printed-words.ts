import { isActivated } from './activated.ts';
import type { CardModel } from './card-model.ts';
import type { ActivatedEffect, Part } from './part.ts';

type Span = readonly [from: number, to: number];

/** Words of a printed text, where they stand in the text of their box, and which stretches of them decide. */
export interface PrintedWords {
  readonly text: string;
  readonly span: Span;
  readonly strong: readonly Span[];
}

/** The printed words of a part; undefined where the card is known without its text. */
export function printedWords({ text }: CardModel, { printed }: Part): PrintedWords | undefined {
  if (printed === undefined || text === undefined) return undefined;
  const box = printed.box === 'main' ? text.main : (text.pendulum ?? '');
  const [from, end] = printed.span;
  const start = from - headOfBullet(box, from).length;
  const strong = printed.decides.flatMap(([first, to]): readonly Span[] => {
    const inside: Span = [Math.max(first, start) - start, Math.min(to, end) - start];
    return inside[0] < inside[1] ? [inside] : [];
  });
  return { text: box.slice(start, end), span: [start, end], strong };
}

/** "Attack Position: " of a bullet whose effect begins behind it. */
function headOfBullet(box: string, from: number): string {
  const bullet = box.lastIndexOf('\u25cf', from);
  const head = box.slice(bullet + 1, from).trimStart();
  return bullet >= 0 && head.trimEnd().endsWith(':') && !/[.\n]/.test(head) ? head : '';
}

/** A model made by hand with the printed text, and places in it where both have the same kinds of effects in order. */
export function withPrinted(byHand: CardModel, read: CardModel): CardModel {
  if (read.text === undefined) return byHand;
  const [own, theirs] = [byHand, read].map(({ parts }) => parts.filter(isActivated));
  const kinds = (parts: readonly ActivatedEffect[] = []) => parts.map(({ kind }) => kind).join();
  if (kinds(own) !== kinds(theirs)) return { ...byHand, text: read.text };
  const printed = new Map<Part, Part['printed']>(own?.map((part, at) => [part, theirs?.[at]?.printed]));
  const parts = byHand.parts.map((part): Part => {
    const where = printed.get(part);
    return where === undefined ? part : { ...part, printed: where };
  });
  return { ...byHand, text: read.text, parts };
}
