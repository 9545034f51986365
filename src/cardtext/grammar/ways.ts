/** How many characters lead from node to node: those of plain text. All others lead nowhere. */
const characters = 128;
/** How many ways there is room for at first; a power of two. */
const room = 16_384;

/** The ways from node to node: a table of few bytes, so that it stays close at hand. The way 0 is that of none. */
export class Ways {
  private ways = new Int32Array(room);
  private ends = new Uint16Array(room);
  private count = 0;

  /** The node that a character leads to from another; 0 for none, as none leads to the first. */
  to(node: number, code: number): number {
    if (code >= characters) return 0;
    const { ways } = this;
    const wanted = way(node, code);
    let at = slot(wanted, ways.length);
    for (;;) {
      const found = ways[at];
      if (found === wanted) return this.ends[at] ?? 0;
      if (found === 0) return 0;
      at = (at + 1) & (ways.length - 1);
    }
  }

  add(node: number, code: number, end: number): void {
    // More than a third full, ways would be looked for at each other's places too often.
    if (3 * this.count > this.ways.length) this.grow();
    this.count += 1;
    this.put(way(node, code), end);
  }

  private put(wanted: number, end: number): void {
    let at = slot(wanted, this.ways.length);
    while (this.ways[at] !== 0) at = (at + 1) & (this.ways.length - 1);
    this.ways[at] = wanted;
    this.ends[at] = end;
  }

  private grow(): void {
    const { ways, ends } = this;
    this.ways = new Int32Array(2 * ways.length);
    this.ends = new Uint16Array(2 * ways.length);
    for (const [at, each] of ways.entries()) if (each !== 0) this.put(each, ends[at] ?? 0);
  }
}

const way = (node: number, code: number): number => node * characters + code + 1;
const slot = (wanted: number, slots: number): number => (Math.imul(wanted, 0x9e3779b1) >>> 15) & (slots - 1);
