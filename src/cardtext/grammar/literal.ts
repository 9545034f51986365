import { endsWithWord, isWordCode } from './beginnings.ts';
import type { Input } from './grammar.ts';

/** A text that stands as it is; its last word, if it ends with one, must end where it ends. */
export class Literal {
  readonly text: string;
  readonly length: number;
  private readonly codes: Uint16Array;
  private readonly word: boolean;

  constructor(text: string) {
    this.text = text;
    this.length = text.length;
    this.codes = Uint16Array.from(text, (each) => each.charCodeAt(0));
    this.word = endsWithWord(text);
  }

  stands({ codes }: Input, at: number): boolean {
    for (let index = 0; index < this.length; index += 1)
      if (codes[at + index] !== this.codes[index]) return false;
    return !this.word || !isWordCode(codes[at + this.length] ?? 0);
  }
}
