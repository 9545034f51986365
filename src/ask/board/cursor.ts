import type { Chunk } from '../text/chunk.ts';

/** A word of a text while its lists are read: a card, a number, a player or an owner stand for themselves. */
export interface Word {
  /** `@` for a card, `#` for a number, `%` for a player, `%'s` for an owner, `~` for a phase; else the word in lower case. */
  readonly w: string;
  readonly chunk: Chunk;
}

/** The words of chunks. Names of phases that are zones too ("M1") stay words. */
export const wordsOf = (all: readonly Chunk[]): readonly Word[] =>
  all.flatMap((chunk): readonly Word[] => {
    const text = chunk.text.toLowerCase();
    switch (chunk.is) {
      case 'card':
        return [{ w: '@', chunk }];
      case 'number':
        return [{ w: '#', chunk }];
      case 'player':
        return [{ w: '%', chunk }];
      case 'owner':
        return [{ w: "%'s", chunk }];
      case 'phase':
        return /^(?:m[12]|main)$/.test(text) ? [{ w: text, chunk }] : [{ w: '~', chunk }];
      default:
        return text.split(' ').map((w) => ({ w, chunk }));
    }
  });

/** Reads words from left to right. */
export class Cursor {
  readonly words: readonly Word[];
  at = 0;

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  get done(): boolean {
    return this.at >= this.words.length;
  }

  peek(ahead = 0): string {
    return this.words[this.at + ahead]?.w ?? '';
  }

  chunk(ahead = 0): Chunk | undefined {
    return this.words[this.at + ahead]?.chunk;
  }

  /** Takes the first of these phrases that stands here; articles before it do not count. Gives the words it took. */
  take(...phrases: readonly string[]): readonly Word[] | undefined {
    const start =
      this.peek() === 'the' || this.peek() === 'a' || this.peek() === 'an' ? this.at + 1 : this.at;
    for (const from of new Set([this.at, start])) {
      for (const phrase of phrases) {
        const wanted = phrase.split(' ');
        if (wanted.every((w, i) => this.words[from + i]?.w === w)) {
          this.at = from + wanted.length;
          return this.words.slice(from, this.at);
        }
      }
    }
    return undefined;
  }

  /** Tries a reading; where it comes to nothing, nothing was taken. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at;
    const found = read();
    if (found === undefined) this.at = start;
    return found;
  }
}
