import type { APIEmbedField } from 'discord.js';
import { limits } from './limits.ts';
import type { Labels } from './localised.ts';
import { cut, escapedLine } from './markdown.ts';
import type { Section } from './reply.ts';
import type { ShownLine } from './shown-lines.ts';

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
