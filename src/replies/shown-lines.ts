import { brokenWords, type Words } from './broken-line.ts';
import { escapedLine, escapeLine, link, strongLine } from './markdown.ts';
import type { Line, LineSection, Section } from './reply.ts';
import { type RowWords, tableWords } from './table-row.ts';

/** A line of a section, ready to be shown; the deciding ones are the last to be left out. */
export interface ShownLine {
  readonly section: number;
  readonly text: string;
  readonly decides: boolean;
  /** Where it is shown, where that is not everywhere: at a glance, or in the whole. */
  readonly only?: Line['only'];
}

/** What a line's own words may take of a field; the rest is for its number, pointer and emphasis. */
const shares = { words: 960, mark: 150, label: 300, link: 250 } as const;

/** The lines of all sections in the order of the reply, escaped and marked for Discord; a long one in several. */
export const shownLines = (sections: readonly Section[]): readonly ShownLine[] =>
  sections.flatMap((section, index) =>
    section.style === 'table'
      ? tableWords(section).flatMap((words) => rowTexts(words).map((text) => shown(index, text)))
      : section.lines.flatMap((line, number) =>
          lineTexts(section, line, number + 1).map((text) => shown(index, text, line)),
        ),
  );

const shown = (section: number, text: string, { mark, only }: Partial<Line> = {}): ShownLine => ({
  section,
  text,
  decides: mark !== undefined,
  ...(only === undefined ? {} : { only }),
});

/** A row of a table as a line, as columns side by side are too wide for a phone. */
const rowTexts = (row: RowWords): readonly string[] =>
  brokenWords(row, shares.words).flatMap(({ text, strong }, at) => {
    const words = strongLine(text, strong);
    return words === '' ? [] : [`${at === 0 && row.heads !== true ? '• ' : ''}${words}`];
  });

/** A line as it is sent: what it is stands before its first piece alone; each paragraph of running text is a piece. */
function lineTexts(section: LineSection, line: Line, number: number): readonly string[] {
  const { label, said } = labelOf(line);
  const decides = line.mark !== undefined;
  const isStrong = decides || (section.style === 'facts' && label !== '');
  const mark = escapedLine(line.mark ?? '', shares.mark);
  const paragraphs =
    section.style === 'text' ? said.text.split('\n').map((text): Words => ({ text })) : [said];
  const room = shares.words - mark.length;
  const pieces = paragraphs.flatMap((words, at) =>
    brokenWords(words, room, at === 0 ? room - label.length : room),
  );
  const named = label === '' ? '' : `${label}: `;
  const texts = pieces
    .map(({ text, strong }) => strongLine(text, isStrong ? [] : strong))
    .filter((text) => text !== '');
  return (texts.length === 0 && mark !== '' ? [''] : texts).map((text, at) => {
    const words = [text, at === 0 ? mark : ''].filter((part) => part !== '').join(' — ');
    const before = at === 0 ? `${decides ? '➤ ' : ''}${bullet(section, number, decides)}${named}` : '';
    return `${before}${isStrong ? `**${words}**` : words}`;
  });
}

/** What stands before a line; a label that is too long for that is the beginning of what the line says. */
function labelOf({ label = '', url, text, strong = [] }: Line): {
  readonly label: string;
  readonly said: Words;
} {
  const said = { text, strong };
  if (url !== undefined) return { label: link(label, url, shares.link), said };
  const escaped = escapeLine(label);
  if (escaped.length <= shares.label) return { label: escaped, said };
  const named = `${label}: `;
  const moved = strong.map(([from, to]) => [from + named.length, to + named.length] as const);
  return { label: '', said: { text: `${named}${text}`, strong: moved } };
}

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
