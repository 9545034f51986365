/** What a document of YAML says. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
}

/**
 * Reads the YAML that this project's own files use: maps and lists by indentation or in brackets, quoted and plain texts,
 * literal blocks (`|`), comments, several documents. Throws at what it does not know.
 */
export const readYaml = (text: string): readonly Yaml[] =>
  text
    .split(/^---$/m)
    .map((document) => new Reader(document).document())
    .filter((document) => document !== null);

class Reader {
  private readonly lines: Line[];
  private at = 0;

  constructor(text: string) {
    this.lines = text.split('\n').map((line) => ({ indent: line.search(/\S|$/), text: line.trim() }));
  }

  document(): Yaml {
    const first = this.peek();
    if (first === undefined) return null;
    const value = this.block(first.indent);
    const left = this.peek();
    if (left !== undefined) throw new Error(`not understood: ${left.text}`);
    return value;
  }

  /** The next line that says something. */
  private peek(): Line | undefined {
    while (this.at < this.lines.length && /^(#|$)/.test(this.lines[this.at]?.text ?? '')) this.at += 1;
    return this.lines[this.at];
  }

  private block(indent: number): Yaml {
    return this.peek()?.text.startsWith('- ') ? this.list(indent) : this.map(indent);
  }

  private list(indent: number): Yaml {
    const items: Yaml[] = [];
    for (let line = this.peek(); line?.indent === indent && line.text.startsWith('- '); line = this.peek()) {
      const rest = line.text.slice(2);
      const isMap = !/^["'[{]/.test(rest) && /^[\w./-]+:( |$)/.test(rest);
      if (isMap) {
        // What follows the dash is the first entry of a map that stands as deep as its text.
        this.lines[this.at] = { indent: indent + 2, text: rest };
        items.push(this.map(indent + 2));
      } else {
        this.at += 1;
        items.push(scalar(rest));
      }
    }
    return items;
  }

  private map(indent: number): Yaml {
    const entries: [string, Yaml][] = [];
    for (let line = this.peek(); line?.indent === indent && !line.text.startsWith('- '); line = this.peek()) {
      const [, quoted, plain = '', rest = ''] =
        /^(?:"([^"]+)"|([\w./-]+)):(?: +(.*))?$/.exec(line.text) ?? [];
      const key = quoted ?? plain;
      if (key === '') throw new Error(`not understood: ${line.text}`);
      this.at += 1;
      entries.push([
        key,
        rest === '|' ? this.literal(indent) : rest === '' ? this.under(indent) : scalar(rest),
      ]);
    }
    return Object.fromEntries(entries);
  }

  /** What stands under a key: deeper, or a list as deep as the key itself. */
  private under(indent: number): Yaml {
    const next = this.peek();
    if (next === undefined || next.indent < indent) return null;
    if (next.indent === indent) return next.text.startsWith('- ') ? this.list(indent) : null;
    return this.block(next.indent);
  }

  private literal(indent: number): string {
    const lines: string[] = [];
    for (
      let line = this.lines[this.at];
      line !== undefined && (line.text === '' || line.indent > indent);
      line = this.lines[this.at]
    ) {
      lines.push(line.text);
      this.at += 1;
    }
    return lines.join('\n').trimEnd();
  }
}

/** A value on one line. */
function scalar(text: string): Yaml {
  if (!/^["'[{]/.test(text)) return plainValue(text.replace(/\s+#.*$/, ''));
  const [value, rest] = flow(text);
  if (!/^\s*(#.*)?$/.test(rest)) throw new Error(`not understood: ${text}`);
  return value;
}

/** The value that a text begins with, and what is left of it. */
function flow(text: string): readonly [Yaml, string] {
  if (text.startsWith('[')) {
    const [entries, rest] = inBrackets(text, ']', flow);
    return [entries, rest];
  }
  if (text.startsWith('{')) {
    const [entries, rest] = inBrackets(text, '}', (entry) => {
      const [, key = '', value = ''] = /^([\w./-]+): (.*)$/s.exec(entry) ?? [];
      if (key === '') throw new Error(`not understood: ${entry}`);
      const [read, left] = flow(value);
      return [[key, read] as const, left];
    });
    return [Object.fromEntries(entries), rest];
  }
  const [whole = '', double, single, plain = ''] =
    /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^,\]}#]*[^,\]}#\s]))/.exec(text) ?? [];
  if (whole === '') throw new Error(`not understood: ${text}`);
  return [double ?? single ?? plainValue(plain), text.slice(whole.length)];
}

function inBrackets<T>(
  text: string,
  end: string,
  entry: (text: string) => readonly [T, string],
): readonly [T[], string] {
  const entries: T[] = [];
  let rest = text.slice(1).trimStart();
  while (!rest.startsWith(end)) {
    const [value, left] = entry(rest);
    entries.push(value);
    rest = left.trimStart().replace(/^,\s*/, '');
  }
  return [entries, rest.slice(1)];
}

function plainValue(text: string): Yaml {
  if (/^(true|false)$/.test(text)) return text === 'true';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
