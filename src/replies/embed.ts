import type { APIEmbed, APIEmbedField } from 'discord.js';
import { brokenWords, type Words } from './broken-line.ts';
import { type ComponentRow, type CustomIds, componentRows } from './components.ts';
import { limits } from './limits.ts';
import { type Labels, labelsIn } from './localised.ts';
import { cut, escapedLine, escapeLine, link, plainLine } from './markdown.ts';
import { type Reply, type Section, sourceTitle } from './reply.ts';
import { type ShownLine, shownLines } from './shown-lines.ts';

/** `… 3 more lines`. */
const moreLines = (count: number, labels: Labels): string =>
  labels.heading(`… ${count} more ${count === 1 ? 'line' : 'lines'}`);

/** The fields of the sections, with the lines in `kept` shown and what lies between them counted. */
const sectionFields = (
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
const packed = (heading: string, lines: readonly string[], separator: string): readonly APIEmbedField[] => {
  const values: string[] = [];
  for (const line of lines) {
    const last = values.at(-1);
    const joined = last === undefined ? line : `${last}${separator}${line}`;
    if (last !== undefined && joined.length <= limits.fieldValue) values[values.length - 1] = joined;
    else values.push(cut(line, limits.fieldValue));
  }
  return values.map((value, index) => ({ name: index === 0 && heading !== '' ? heading : '…', value }));
};

/** A reply as Discord takes it: the embed, and the rows of buttons and the select under it. */
export interface ReplyMessage {
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly ComponentRow[];
}

/** Every tone has a colour and a mark: the mark says the same without the colour. */
const tones = {
  yes: { colour: 0x2e7d32, mark: '✅' },
  no: { colour: 0xc62828, mark: '❌' },
  unless: { colour: 0xf9a825, mark: '◐' },
  value: { colour: 0x1565c0, mark: '🔷' },
  open: { colour: 0x757575, mark: '❔' },
  info: { colour: 0x546e7a, mark: 'ℹ️' },
  error: { colour: 0xef6c00, mark: '⚠️' },
} as const;

/** What each part may take at most: less than Discord allows, so that the deciding lines have room. */
const shares = { lead: 1500, leadGoesOn: 960, footer: 400, sourceFields: 2, sourceLine: 500 } as const;

/** A reply as an embed inside Discord's limits with what `customIds` offers and its `picture`; lines that do not fit are counted. */
export const embedReply = (
  reply: Reply,
  customIds: CustomIds = new Map(),
  picture?: string,
): ReplyMessage => ({
  embeds: [
    {
      ...fittedEmbed(reply),
      ...(picture === undefined ? {} : { image: { url: `attachment://${picture}` } }),
    },
  ],
  components: componentRows(reply, customIds),
});

/** Does the whole of a reply say more than this part of it? */
export const hasMore = (reply: Reply): boolean => {
  const { part = 1 } = reply;
  const lines = linesOf(reply);
  return (part === 0 && lines.some(({ only }) => only === 'whole')) || leftBehind(reply, lines);
};

/** Is a reply read at a glance first: are several of its lines not needed there, or said in other words? */
export const isGlanced = (reply: Reply): boolean => {
  const lines = linesOf(reply);
  return (
    lines.some(({ only }) => only === 'glance') || lines.filter(({ only }) => only === 'whole').length > 1
  );
};

const leftBehind = (reply: Reply, lines: readonly ShownLine[]): boolean =>
  keptLines(reply, lines).size < lines.filter((line) => !isHidden(line, reply)).length;

const isHidden = ({ only }: ShownLine, { part }: Reply): boolean =>
  only !== undefined && (only === 'glance') !== (part === 0);

/** The lines that a part of a reply is made of: all, but for those that the parts before it have shown. */
const linesOf = (reply: Reply): readonly ShownLine[] => {
  let lines = shownLines(sectionsOf(reply));
  for (let part = 1; part < (reply.part ?? 1); part += 1) {
    const before = keptLines({ ...reply, part }, lines);
    lines = lines.filter((line) => !before.has(line));
  }
  return lines;
};

const fittedEmbed = (reply: Reply): APIEmbed => {
  const lines = linesOf(reply);
  return embedWith(reply, lines, keptLines(reply, lines));
};

const embedWith = (reply: Reply, lines: readonly ShownLine[], kept: ReadonlySet<ShownLine>): APIEmbed => {
  const labels = labelsIn(reply.locale);
  const counted = lines.filter((line) => !isHidden(line, reply));
  return embedOf(reply, labels, sectionFields(sectionsOf(reply), counted, kept, labels));
};

/** As many of the lines as fit; the deciding ones are the first to be taken in. */
const keptLines = (reply: Reply, lines: readonly ShownLine[]): ReadonlySet<ShownLine> => {
  const shown = lines.filter((line) => !isHidden(line, reply));
  const byWeight = [...shown.filter((line) => line.decides), ...shown.filter((line) => !line.decides)];
  const first = (count: number): ReadonlySet<ShownLine> => new Set(byWeight.slice(0, count));
  const withFirst = (count: number): APIEmbed => embedWith(reply, lines, first(count));
  if (isInsideLimits(withFirst(byWeight.length))) return first(byWeight.length);
  let fits = 0;
  let tooMany = byWeight.length;
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (isInsideLimits(withFirst(count))) fits = count;
    else tooMany = count;
  }
  return first(fits);
};

/** The sections of a reply; what of its lead is too long to stand above them goes on in a first one. */
const sectionsOf = (reply: Reply): readonly Section[] => {
  const [, ...rest] = leadOf(reply);
  const lines = rest.map(({ text }) => ({ text, only: 'whole' as const }));
  return [
    ...(rest.length === 0 ? [] : [{ heading: '', style: 'text' as const, lines }]),
    ...(reply.sections ?? []),
  ];
};

const leadOf = ({ lead = '' }: Reply): readonly Words[] =>
  brokenWords({ text: lead }, shares.leadGoesOn, shares.lead);

const embedOf = (reply: Reply, labels: Labels, sectionsAsFields: readonly APIEmbedField[]): APIEmbed => {
  const tone = tones[reply.tone];
  const [said, ...rest] = leadOf({ ...reply, lead: labels.lead(reply.lead ?? '') }).map(({ text }) =>
    escapeLine(text),
  );
  const lead = [said ?? '', ...(rest.length === 0 ? [] : ['…'])].join(' ');
  const footer = plainLine(labels.footer(reply.footer ?? ''), shares.footer);
  return {
    color: tone.colour,
    title: escapedLine(`${tone.mark} ${labels.title(reply)}`, limits.title),
    ...(lead === '' ? {} : { description: lead }),
    fields: [...sectionsAsFields, ...sourceFields(reply, labels)],
    ...(footer === '' ? {} : { footer: { text: footer } }),
    ...(reply.thumbnail === undefined ? {} : { thumbnail: { url: reply.thumbnail } }),
  };
};

const sourceFields = (reply: Reply, labels: Labels): readonly APIEmbedField[] => {
  const lines = (reply.sources ?? []).flatMap((source) => {
    const said = [source.section ?? [], source.about ?? []].flat().join(': ');
    const place = escapedLine(said, 100);
    const linked = link(sourceTitle(source), source.url, shares.sourceLine - place.length);
    return linked === '' ? [] : [`• ${place === '' ? linked : `${linked} — ${place}`}`];
  });
  for (let count = lines.length; ; count -= 1) {
    const left = lines.length - count;
    const shown = left === 0 ? lines : [...lines.slice(0, count), moreLines(left, labels)];
    const fields = packed(labels.heading('Sources'), shown, '\n');
    if (fields.length <= shares.sourceFields) return fields;
  }
};

const isInsideLimits = (embed: APIEmbed): boolean => {
  const fields = embed.fields ?? [];
  return fields.length <= limits.fields && embedLength(embed) <= limits.embedTotal;
};

/** The characters that Discord counts of an embed. */
const embedLength = (embed: APIEmbed): number =>
  [embed.title, embed.description, embed.footer?.text]
    .concat(...(embed.fields ?? []).map(({ name, value }) => [name, value]))
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);
