import { styleText } from 'node:util';
import { altText } from '../../pictures/alt.ts';
import type { PictureView } from '../../pictures/view.ts';
import { type Choice, type Problem, problemLine, withMore } from '../../platform/problem.ts';
import type { Citation } from '../../rulebook/citations.ts';
import { type Line, type LineSection, type Menu, type Reply, type Section, sourceTitle } from '../reply.ts';
import { stretches } from '../strong.ts';
import { tableLines } from './terminal-table.ts';
import { clean, cleanLine, wrap } from './terminal-text.ts';

/** How text is printed: with ANSI colours or plain, how many columns wide, and how much of a reply. */
export interface TerminalOptions {
  readonly color: boolean;
  readonly width?: number;
  /** What is read at a glance, on one screen, with the best source and two choices; the whole where it is left out. */
  readonly part?: 'glance' | 'whole';
  /** How many lines a screen has for what is read at a glance; any number where it is left out. */
  readonly rows?: number;
}

const COLUMNS = 80;
/** As many choices as a reply shows elsewhere. */
const MOST_CHOICES = 25;
/** As many as are read at a glance, and how many columns each has at most. */
const GLANCED_CHOICES = 2;
const GLANCED_COLUMNS = 2 * COLUMNS;
/** A table of more rows fills a screen by itself. */
const GLANCED_ROWS = 16;

/** The mark and the colour of each tone. The mark alone says it too, for those who see no colours. */
const tones = {
  yes: { mark: '✓', color: 'green' },
  no: { mark: '✗', color: 'red' },
  unless: { mark: '◐', color: 'magenta' },
  value: { mark: '=', color: 'cyan' },
  open: { mark: '?', color: 'yellow' },
  info: { mark: '·', color: 'blue' },
  error: { mark: '!', color: 'red' },
} as const;

type Style = Parameters<typeof styleText>[0];

/** A reply as terminal text, laid out as its embed is; only a choice stays on one line, to be copied. */
export function printReply(reply: Reply, options: TerminalOptions): string {
  const width = options.width ?? COLUMNS;
  const { mark, color } = tones[reply.tone];
  const title = wrap(`${mark} ${cleanLine(reply.title)}`, width).map((line) =>
    paint(line, ['bold', color], options),
  );
  const lead = reply.lead === undefined ? [] : wrap(reply.lead, width);
  const footer =
    reply.footer === undefined ? [] : wrap(reply.footer, width).map((line) => paint(line, 'dim', options));
  const glance = options.part === 'glance';
  const choices = (reply.choices ?? []).filter(({ buttonOnly }) => buttonOnly !== true);
  const sections = [
    ...(reply.sections ?? [])
      .flatMap((each) => partOf(each, glance ? 'glance' : 'whole'))
      .map((section) => printSection(section, width, options)),
    reply.picture === undefined ? [] : printSection(inWords(reply.picture), width, options),
  ];
  const blocks = [
    [...title, ...lead],
    ...sections,
    printSources((reply.sources ?? []).slice(0, glance ? 1 : undefined), width, options),
    footer,
    glance ? [] : printMenu(reply.menu, width, options),
    printChoices(glance ? glancedChoices(choices) : choices, options),
  ];
  const { rows } = options;
  const shown = glance && rows !== undefined ? onScreen(blocks, [0, sections.length + 1], rows) : blocks;
  return shown
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

type Block = readonly string[];

/** A block of fewer lines says nothing. */
const LEAST_LINES = 3;
const leftOut = '  ...';

/**
 * As much as a screen holds: some blocks whole, and of the others, in their order, those that take no more than half of the
 * room that is left; a longer one ends there.
 */
function onScreen(blocks: readonly Block[], whole: readonly number[], rows: number): readonly Block[] {
  // Blocks are parted by an empty line.
  const height = (all: readonly Block[]) => all.reduce((sum, { length }) => sum + (length && length + 1), -1);
  if (height(blocks) <= rows) return blocks;
  let room = rows - height(blocks.filter((_, at) => whole.includes(at)));
  return blocks.map((block, at) => {
    if (whole.includes(at) || block.length === 0) return block;
    const share = Math.max(LEAST_LINES, Math.ceil((room - 1) / 2));
    if (room - 1 < LEAST_LINES && block.length > room - 1) return [];
    const taken = block.length <= share ? block : [...block.slice(0, share - 1), leftOut];
    room -= taken.length + 1;
    return taken;
  });
}

/** Is anything of a reply left out at a glance? */
export const hasMore = (reply: Reply, options: Omit<TerminalOptions, 'part'>): boolean =>
  printReply(reply, { ...options, part: 'glance' }) !== printReply(reply, options);

const glancedChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter((each) => choiceLine(each).length <= GLANCED_COLUMNS).slice(0, GLANCED_CHOICES);

/** A section without the lines that are said in the other part alone. */
function partOf(section: Section, part: 'glance' | 'whole'): readonly Section[] {
  if (section.style === 'table')
    return part === 'glance' && section.rows.length > GLANCED_ROWS ? [] : [section];
  const lines = section.lines.filter(({ only }) => only === undefined || only === part);
  return lines.length === 0 && section.lines.length > 0 ? [] : [{ ...section, lines }];
}

/** A picture where none can be seen. */
const inWords = (picture: PictureView): LineSection => ({
  heading: 'The picture in words',
  style: 'text',
  lines: [{ text: altText(picture) }],
});

/** A problem as one clear line, and below it the lines that would be understood; so with all that were found with it. */
export const printProblem = (problem: Problem, options: TerminalOptions): string =>
  withMore(problem)
    .flatMap((each) => [
      paint(cleanLine(problemLine(each)), 'red', options),
      ...(each.choices ?? [])
        .filter(({ buttonOnly }) => buttonOnly !== true)
        .slice(0, MOST_CHOICES)
        .map(choiceLine),
    ])
    .join('\n');

const paint = (text: string, style: Style, { color }: TerminalOptions): string =>
  color ? styleText(style, text, { validateStream: false }) : text;

function printSection(section: Section, width: number, options: TerminalOptions): readonly string[] {
  const heading =
    section.heading === ''
      ? []
      : wrap(cleanLine(section.heading), width).map((line) => paint(line, 'bold', options));
  const lines =
    section.style === 'table' ? tableLines(section, width) : sectionLines(section, width, options);
  return [...heading, ...lines];
}

function sectionLines(section: LineSection, width: number, options: TerminalOptions): readonly string[] {
  const { lines } = section;
  const digits = String(lines.length).length;
  switch (section.style) {
    case 'steps':
      return lines.flatMap((line, index) =>
        printLine(line, `${String(index + 1).padStart(digits)}. `, width, options),
      );
    case 'list':
      return lines.flatMap((line) => printLine(line, '- ', width, options));
    case 'text':
      return lines.flatMap((line) => printLine(line, '', width, options));
    case 'facts':
      return wrap(
        lines.map((line) => withMark(line).replaceAll(' ', '\u00a0')).join(' · '),
        width,
        '  ',
        '  ',
      ).map((line) => line.replaceAll('\u00a0', ' '));
  }
}

/** One line of a section behind its bullet; the deciding one stands out by `»` in the margin and its mark in words. */
function printLine(line: Line, bullet: string, width: number, options: TerminalOptions): readonly string[] {
  const margin = line.mark === undefined ? '  ' : '» ';
  const lines = wrap(withMark(line), width, `${margin}${bullet}`, ' '.repeat(margin.length + bullet.length));
  const painted =
    line.mark === undefined ? paintStrong(lines, options) : lines.map((each) => paint(each, 'bold', options));
  return line.url === undefined ? painted : [...painted, `    ${cleanLine(line.url)}`];
}

/** Signs of no writing, which stand around strong stretches while lines are broken. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];

/** Shows strong stretches in bold, and between asterisks where there are no colours. */
function paintStrong(lines: readonly string[], options: TerminalOptions): readonly string[] {
  let open = false;
  return lines.map((line) => {
    if (!options.color) return line.replaceAll(OPEN, '*').replaceAll(CLOSE, '*');
    const parts = line.split(/(?=[\ue000\ue001])/);
    return parts
      .map((part) => {
        if (part.startsWith(OPEN)) open = true;
        if (part.startsWith(CLOSE)) open = false;
        const text = part.replace(OPEN, '').replace(CLOSE, '');
        return open && text.trim() !== '' ? paint(text, 'bold', options) : text;
      })
      .join('');
  });
}

const withSigns = ({ text, strong, mark }: Line): string =>
  strong === undefined || mark !== undefined
    ? text
    : stretches(text, strong)
        .map((each) => (each.strong ? `${OPEN}${each.text}${CLOSE}` : each.text))
        .join('');

function withMark(line: Line): string {
  const { label, mark } = line;
  const text = withSigns(line);
  const labelled = label === undefined ? text : `${label}: ${text}`;
  return clean(mark === undefined ? labelled : `${labelled} (${mark})`);
}

function printSources(
  sources: readonly Citation[],
  width: number,
  options: TerminalOptions,
): readonly string[] {
  if (sources.length === 0) return [];
  const lines = sources.flatMap((source) => [
    ...wrap(sourceWords(source), width, '  - ', '    '),
    ...(source.url === undefined ? [] : [`    ${cleanLine(source.url)}`]),
  ]);
  return [paint('Sources', 'bold', options), ...lines];
}

/** A menu: under its heading what each choice is, where its line does not say so, and the line that picks it. */
function printMenu(menu: Menu | undefined, width: number, options: TerminalOptions): readonly string[] {
  if (menu === undefined || menu.selectOnly === true || menu.choices.length === 0) return [];
  const lines = menu.choices
    .slice(0, MOST_CHOICES)
    .flatMap((choice) =>
      choice.line.includes(choice.label)
        ? [choiceLine(choice)]
        : [...wrap(choice.label, width, '  - ', '    '), `  ${choiceLine(choice)}`],
    );
  return [paint(cleanLine(menu.heading), 'bold', options), ...lines];
}

function printChoices(choices: readonly Choice[], options: TerminalOptions): readonly string[] {
  if (choices.length === 0) return [];
  const lines = new Set(choices.slice(0, MOST_CHOICES).map(choiceLine));
  return [paint('Next', 'bold', options), ...lines];
}

const choiceLine = ({ line }: Choice): string => `  ${cleanLine(line)}`;

/** A source, its place, and what it says. */
const sourceWords = (source: Citation): string =>
  [[sourceTitle(source), source.section ?? []].flat().join(', '), source.about ?? []].flat().join(': ');
