/** What was worked out of texts of late, as many stand on several cards or are read in several ways; of the last ones only. */
export class Recent<T> {
  private readonly half: number;
  /** What was asked for last, and what before that: when the one is full, the other is let go. */
  private last = new Map<string, T>();
  private before: ReadonlyMap<string, T> = new Map();

  /** @param most how many texts it holds at most; those asked for last, half as many at least */
  constructor(most: number) {
    this.half = most / 2;
  }

  /** What a text comes to, worked out anew where it was not asked for of late. */
  of(text: string, work: (text: string) => T): T {
    const known = this.last.get(text);
    if (known !== undefined) return known;
    const earlier = this.before.get(text);
    const value = earlier === undefined ? work(text) : earlier;
    if (this.last.size >= this.half) {
      this.before = this.last;
      this.last = new Map();
    }
    this.last.set(text, value);
    return value;
  }
}
