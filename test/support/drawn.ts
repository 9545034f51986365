import { textWidth, type Weight } from '../../src/pictures/drawing/font.ts';

/** A line of text of a drawn picture, and the room that it takes. */
export interface DrawnText {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name] ?? '');

/** The lines of text of an SVG, with where they stand. */
export function drawnTexts(svg: string): readonly DrawnText[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', inside = '']) => {
    const get = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const words = plain(inside);
    const size = Number(get('font-size'));
    const width = textWidth(words, size, get('font-weight') as Weight);
    const x = Number(get('x'));
    const y = Number(get('y'));
    const left = { start: x, middle: x - width / 2, end: x - width }[get('text-anchor')] ?? Number.NaN;
    // Letters stand on the base line; what hangs below it is a fifth of the size.
    return { words, size, left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.2 };
  });
}

/** The size of an SVG, in pixels. */
export function drawnSize(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** What is wrong with how a picture is laid out: text over its edge, text over other text, text too small to read. */
export function layoutFaults(svg: string): readonly string[] {
  const { width, height } = drawnSize(svg);
  const texts = drawnTexts(svg).filter(({ words }) => words.trim() !== '');
  const faults = texts.flatMap(({ words, left, right, top, bottom, size }) => [
    ...(left < 0 || right > width || top < 0 || bottom > height ? [`"${words}" is over the edge`] : []),
    ...(size < 16 ? [`"${words}" is too small`] : []),
  ]);
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => {
        const beside = one.right <= other.left + 0.5 || other.right <= one.left + 0.5;
        return !beside && one.bottom > other.top + 0.5 && other.bottom > one.top + 0.5;
      })
      .map((other) => `"${one.words}" lies over "${other.words}"`),
  );
  return [...faults, ...overlaps];
}
