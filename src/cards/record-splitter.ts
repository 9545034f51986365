const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, LIST_END] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Cuts a JSON list of objects into its objects while its bytes come in pieces. */
export class RecordSplitter {
  /** The list has begun; it has ended. */
  began = false;
  ended = false;
  /** How many braces are open, whether a string is, and whether its next byte is escaped. */
  private depth = 0;
  private quoted = false;
  private escaped = false;
  /** The bytes of the object that is not closed yet. */
  private pending: Buffer[] = [];

  /** How many bytes those are. */
  get pendingBytes(): number {
    return this.pending.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Takes the next bytes and gives the objects that they close.
   * @throws SyntaxError where an object is no JSON
   */
  *push(bytes: Buffer): Iterable<unknown> {
    let start = this.depth > 0 ? 0 : -1;
    for (let at = 0; at < bytes.length && !this.ended; at += 1) {
      const byte = bytes[at];
      if (this.quoted) this.inString(byte);
      else if (byte === QUOTE) this.quoted = true;
      else if (byte === LIST && this.depth === 0) this.began = true;
      else if (byte === LIST_END && this.depth === 0) this.ended = this.began;
      else if (byte === OPEN && this.began) {
        if (this.depth === 0) start = at;
        this.depth += 1;
      } else if (byte === CLOSE && this.depth > 0) {
        this.depth -= 1;
        if (this.depth > 0) continue;
        const whole = Buffer.concat([...this.pending, bytes.subarray(start, at + 1)]);
        this.pending = [];
        start = -1;
        yield JSON.parse(whole.toString('utf8'));
      }
    }
    if (start !== -1) this.pending.push(bytes.subarray(start));
  }

  private inString(byte: number | undefined): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    else if (byte === QUOTE) this.quoted = false;
  }
}
