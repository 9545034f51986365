import { type Beginnings, depth } from './beginnings.ts';

/** What a part of a pattern matches: whole texts, and beginnings after which anything may come. */
interface Matches {
  readonly whole: readonly string[];
  readonly begun: readonly string[];
}

const empty: Matches = { whole: [''], begun: [] };
const anything: Matches = { whole: [], begun: [''] };

/** More beginnings than this are not told apart. */
const most = 2_000;

/** The beginnings of what a pattern matches, from its source; null for anything, and behind unknown signs. */
export function patternBeginnings(pattern: RegExp): Beginnings {
  const { whole, begun } = new PatternReader(pattern.source).alternatives();
  const all = new Set([...whole, ...begun].map((each) => each.slice(0, depth)));
  return all.has('') || all.size > most ? null : all;
}

/** One after the other, no longer than what is kept of a beginning. */
function then(before: Matches, after: Matches): Matches {
  const long = (each: string): boolean => each.length >= depth;
  const whole = before.whole.flatMap((first) => after.whole.map((second) => first + second));
  const begun = before.whole.flatMap((first) => after.begun.map((second) => first + second));
  return merged({
    whole: whole.filter((each) => !long(each)),
    begun: [...before.begun, ...begun, ...whole.filter(long)],
  });
}

const merged = ({ whole, begun }: Matches): Matches => ({
  whole: [...new Set(whole)],
  begun: [...new Set(begun.map((each) => each.slice(0, depth)))],
});

/** Goes through the source of a pattern once. */
class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Matches {
    let all = this.sequence();
    while (this.take('|')) {
      const { whole, begun } = this.sequence();
      all = merged({ whole: [...all.whole, ...whole], begun: [...all.begun, ...begun] });
    }
    return all;
  }

  private sequence(): Matches {
    let all = empty;
    while (this.at < this.source.length && !this.sees('|') && !this.sees(')')) {
      all = then(all, this.repeated(this.term()));
    }
    return all;
  }

  private term(): Matches {
    if (this.take('(?=') || this.take('(?!')) {
      this.inBrackets();
      return empty;
    }
    if (this.take('(?:') || (!this.sees('(?') && this.take('('))) return this.inBrackets();
    if (this.take('[')) return this.oneOf();
    if (this.take('$') || this.take('^')) return empty;
    if (this.take('\\')) return this.escaped();
    const character = this.next();
    // Lookbehind and named groups are not known here, nor is the dot.
    if (character === '(') this.inBrackets();
    return character === '.' || character === '(' ? anything : { whole: [character], begun: [] };
  }

  private inBrackets(): Matches {
    const inner = this.alternatives();
    this.take(')');
    return inner;
  }

  private escaped(): Matches {
    const character = this.next();
    if (character === 'd') return { whole: [], begun: [...'0123456789'] };
    return /[\p{L}\p{N}]/u.test(character) ? anything : { whole: [character], begun: [] };
  }

  /** One of some characters: which one is kept, and nothing after it. */
  private oneOf(): Matches {
    const start = this.at;
    while (this.at < this.source.length && !this.sees(']')) this.at += this.sees('\\') ? 2 : 1;
    const inside = this.source.slice(start, this.at);
    this.take(']');
    const pattern = new RegExp(`[${inside}]`);
    if (inside.startsWith('^') || /\\[^d]/.test(inside)) return anything;
    const plain = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    return { whole: [], begun: plain.filter((each) => pattern.test(each)) };
  }

  private repeated(term: Matches): Matches {
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at))?.[0];
    if (quantifier === undefined) return term;
    this.at += quantifier.length;
    const none = /^(?:[?*]|\{0)/.test(quantifier) ? [''] : [];
    if (quantifier.startsWith('?')) return merged({ whole: [...none, ...term.whole], begun: term.begun });
    return merged({ whole: none, begun: [...term.whole, ...term.begun] });
  }

  private sees(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private take(text: string): boolean {
    const there = this.sees(text);
    if (there) this.at += text.length;
    return there;
  }

  private next(): string {
    const character = this.source.charAt(this.at);
    this.at += 1;
    return character;
  }
}
