import { type Look, lineHeight, textLines, wrapped } from './lines.ts';
import { picture, rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';

/** How wide every picture is, in pixels: twice what it is on a phone, where it must still be read. */
export const pictureWidth = 800;
export const margin = 24;

/** Text sizes: at half the width, `small` is still 11 pixels. */
export const sizes = { small: 22, normal: 26, large: 34 } as const;

/** Pieces that follow each other downwards. */
export class Column {
  readonly #pieces: Svg[] = [];
  y = margin;

  add(...pieces: readonly Svg[]): void {
    this.#pieces.push(...pieces);
  }

  addBelow(...pieces: readonly Svg[]): void {
    this.#pieces.unshift(...pieces);
  }

  pieces(): readonly Svg[] {
    return this.#pieces;
  }

  /** Text from `x` on, in lines of a width, under what there is; gives where its lines are. */
  write(
    x: number,
    words: string,
    width: number,
    look: Look,
  ): { readonly lines: readonly string[]; readonly top: number } {
    const lines = wrapped(words, width, look);
    const top = this.y;
    this.add(...textLines(x, top + look.size, lines, look));
    this.y += lines.length * lineHeight(look);
    return { lines, top };
  }

  /** A filled label as wide as it is said, with a few words in it. */
  label(x: number, words: string, fill: string, look: Look, width: number): void {
    const lines = wrapped(words, width - 24, look);
    const height = lines.length * lineHeight(look) + 14;
    this.add(rect({ x, y: this.y, width, height }, { fill, rx: 8 }));
    this.add(...textLines(x + 12, this.y + look.size + 4, lines, look));
    this.y += height;
  }

  space(height: number): void {
    this.y += height;
  }

  finish(): Svg {
    return picture(pictureWidth, Math.ceil(this.y + margin), theme.background, this.#pieces);
  }
}
