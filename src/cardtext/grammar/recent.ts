/**
 * What was worked out of texts of late: many clauses stand word for word on several cards. It holds the last ones
 * only, so that it stays small.
 */
export class Recent<T> {
  private readonly most: number;
  private readonly known = new Map<string, T>();

  constructor(most: number) {
    this.most = most;
  }

  /** What a text comes to, worked out anew where it was not asked for of late. */
  of(text: string, work: (text: string) => T): T {
    let value = this.known.get(text);
    if (value === undefined) value = work(text);
    else this.known.delete(text);
    this.known.set(text, value);
    if (this.known.size > this.most) {
      const [oldest] = this.known.keys();
      if (oldest !== undefined) this.known.delete(oldest);
    }
    return value;
  }
}
