import type { APIEmbedField } from 'discord.js';
import { limits } from './limits.ts';
import type { Labels } from './localised.ts';
import { cut, escapedLine, lastSentenceEnd, link, strongLine } from './markdown.ts';
import type { Line, LineSection, Section, TableSection } from './reply.ts';
import { cellText, rowCells } from './table-row.ts';

/** A line of a section, ready to be shown; the deciding ones are the last to be left out. */
export interface ShownLine {
  readonly section: number;
  readonly text: string;
  readonly decides: boolean;
  /** It is of the whole alone, not of what is read at a glance. */
  readonly more: boolean;
}

/** What a line's own words may take of a field; the rest is for its number, pointer and emphasis. */
const shares = { words: 960, mark: 150, label: 300, link: 250, column: 60, paragraph: 900 } as const;

/** The lines of all sections in the order of the reply, escaped and marked for Discord. */
export const shownLines = (sections: readonly Section[]): readonly ShownLine[] =>
  sections.flatMap((section, index) =>
    section.style === 'table'
      ? section.rows.flatMap((row) => {
          const text = rowText(section, row);
          return text === '' ? [] : [{ section: index, text, decides: false, more: false }];
        })
      : paragraphs(section).flatMap((line, number) => {
          const text = lineText(section, line, number + 1);
          const { mark, more = false } = line;
          return text === '' ? [] : [{ section: index, text, decides: mark !== undefined, more }];
        }),
  );

/** A row of a table as one line, as columns side by side are too wide for a phone; its first cell is strong. */
const rowText = ({ columns }: TableSection, row: readonly string[]): string => {
  const cells = rowCells(columns, row);
  const share = Math.floor(shares.words / Math.max(1, cells.length)) - 8;
  const texts = cells.map((cell) => {
    const name = escapedLine(cell.name, Math.max(10, Math.min(shares.column, share / 2)));
    return cellText({ name, text: escapedLine(cell.text, Math.max(10, share - name.length)) });
  });
  const [first, ...rest] = texts.filter((text) => text !== '');
  return first === undefined ? '' : `• ${[`**${first}**`, ...rest].join(' · ')}`;
};

/** The lines of a section; of running text each paragraph, and each piece of a long one, is a line of its own. */
const paragraphs = (section: LineSection): readonly Line[] =>
  section.style === 'text'
    ? section.lines.flatMap((line) => pieces(line.text).map((text) => ({ ...line, text })))
    : section.lines;

const pieces = (text: string): readonly string[] => text.split('\n').flatMap(brokenUp);

/** A paragraph in pieces that fit: broken between sentences, a long sentence between words, a long word anywhere. */
function brokenUp(paragraph: string): readonly string[] {
  if (paragraph.length <= shares.paragraph) return [paragraph];
  const head = paragraph.slice(0, shares.paragraph + 1);
  const between = [lastSentenceEnd(head), head.lastIndexOf(' '), shares.paragraph].find((at) => at > 0);
  const at = between ?? shares.paragraph;
  const whole = /[\uD800-\uDBFF]/.test(paragraph.charAt(at - 1)) ? at - 1 : at;
  return [paragraph.slice(0, whole), ...brokenUp(paragraph.slice(whole).trimStart())];
}

const lineText = (section: LineSection, line: Line, number: number): string => {
  const mark = escapedLine(line.mark ?? '', shares.mark);
  const label =
    line.url === undefined
      ? escapedLine(line.label ?? '', shares.label)
      : link(line.label ?? '', line.url, shares.link);
  const text = strongLine(line.text, line.strong, shares.words - mark.length - label.length);
  const words = [text, mark].filter((part) => part !== '').join(' — ');
  if (words === '') return '';
  const decides = line.mark !== undefined;
  const isStrong = decides || (section.style === 'facts' && label !== '');
  const named = label === '' ? '' : `${label}: `;
  return `${decides ? '➤ ' : ''}${bullet(section, number, decides)}${named}${isStrong ? `**${words}**` : words}`;
};

/** What stands before a line. The number is escaped: Discord would count the lines of a list anew. */
const bullet = ({ style }: LineSection, number: number, decides: boolean): string => {
  switch (style) {
    case 'steps':
      return `${number}\\. `;
    case 'list':
      return decides ? '' : '• ';
    case 'facts':
    case 'text':
      return '';
  }
};

/** `… 3 more lines`. */
export const moreLines = (count: number, labels: Labels): string =>
  labels.heading(`… ${count} more ${count === 1 ? 'line' : 'lines'}`);

/** The fields of the sections, with the lines in `kept` shown and what lies between them counted. */
export const sectionFields = (
  sections: readonly Section[],
  lines: readonly ShownLine[],
  kept: ReadonlySet<ShownLine>,
  labels: Labels,
): readonly APIEmbedField[] => {
  const fields: APIEmbedField[] = [];
  let unshown = 0;
  for (const [index, section] of sections.entries()) {
    const own = lines.filter((line) => line.section === index);
    if (own.some((line) => kept.has(line))) {
      const separator = section.style === 'facts' ? ' · ' : '\n';
      const heading = escapedLine(labels.heading(section.heading), limits.fieldName);
      fields.push(...packed(heading, withGaps(own, kept, labels), separator));
    } else unshown += own.length;
  }
  return unshown === 0 ? fields : [...fields, { name: '…', value: moreLines(unshown, labels) }];
};

/** The kept lines as text, with every run of left-out lines as one count in its place. */
const withGaps = (
  lines: readonly ShownLine[],
  kept: ReadonlySet<ShownLine>,
  labels: Labels,
): readonly string[] => {
  const texts: string[] = [];
  let gap = 0;
  for (const line of lines) {
    if (kept.has(line)) {
      if (gap > 0) texts.push(moreLines(gap, labels));
      texts.push(line.text);
      gap = 0;
    } else gap += 1;
  }
  if (gap > 0) texts.push(moreLines(gap, labels));
  return texts;
};

/** Puts lines into as few fields as hold them; the fields after the first are headed `…`. */
export const packed = (
  heading: string,
  lines: readonly string[],
  separator: string,
): readonly APIEmbedField[] => {
  const values: string[] = [];
  for (const line of lines) {
    const last = values.at(-1);
    const joined = last === undefined ? line : `${last}${separator}${line}`;
    if (last !== undefined && joined.length <= limits.fieldValue) values[values.length - 1] = joined;
    else values.push(cut(line, limits.fieldValue));
  }
  return values.map((value, index) => ({ name: index === 0 && heading !== '' ? heading : '…', value }));
};
