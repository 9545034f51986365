/** A line of a situation text, as it was typed. */
export interface SourceLine {
  /** Counted from 1; lines that a semicolon separates share the number. */
  readonly number: number;
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly from: number;
}

/** The lines of a text that say something. They end with the line, or at a semicolon outside quotes and braces. */
export function linesOf(text: string): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let [number, from, depth] = [1, 0, 0];
  let closes = '';
  const end = (at: number): void => {
    const line = text.slice(from, at);
    const lead = line.length - line.trimStart().length;
    if (line.trim() !== '') lines.push({ number, text: line.trim(), from: from + lead });
    [from, depth, closes] = [at + 1, 0, ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' || character === '\r') {
      end(at);
      if (character === '\n' || text.charAt(at + 1) !== '\n') number += 1;
    } else if (closes !== '') {
      if (character === '\\') at += isLineEnd(text.charAt(at + 1)) ? 0 : 1;
      else if (character === closes) closes = '';
    } else if (character === '"') closes = '"';
    else if (character === '“') closes = '”';
    else if (character === '{') depth += 1;
    else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0) end(at);
  }
  end(text.length);
  return lines;
}

/** The same, each as its text alone. */
export const textsOf = (text: string): readonly string[] => linesOf(text).map((line) => line.text);

const isLineEnd = (character: string): boolean => character === '\n' || character === '\r';
