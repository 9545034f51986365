import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A heading of a seed document, with the numbers of the rules that are printed under it. */
const sectionSchema = z.strictObject({
  section: z.string(),
  /** The next heading follows at once: it only groups others. */
  groups: z.literal(true).optional(),
  rules: z.array(z.string()),
});
type Section = z.infer<typeof sectionSchema>;

const documentSchema = z.strictObject({ file: z.string(), sections: z.array(sectionSchema) });
export type SeedDocument = z.infer<typeof documentSchema>;

/** The headings and numbers of the five seed documents, as test/rulebook/seed-places.json lists them. */
export const seedPlaces: readonly SeedDocument[] = z
  .array(documentSchema)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../rulebook/seed-places.json'), 'utf8')));

/** Where the documents themselves are, on a machine that has them. */
const seedFolder = path.join(import.meta.dirname, '../../../shared/seeds');
export const hasSeeds = existsSync(seedFolder);

/** The headings and numbers as the documents print them. */
export const placesOfDocuments = (): readonly SeedDocument[] =>
  readdirSync(seedFolder)
    .toSorted()
    .map((file) => {
      const lines = readFileSync(path.join(seedFolder, file), 'utf8').split('\n');
      return { file, sections: file.startsWith('003') ? numbered(lines) : headings(lines) };
    });

/** The sections of a document, by what tells a heading from other lines. */
function sectionsOf(
  lines: readonly string[],
  read: (line: string) => { heading?: string; rule?: string },
): Section[] {
  const sections: Section[] = [];
  let isBare = false;
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const { heading, rule } = read(line);
    const last = sections.at(-1);
    if (heading !== undefined) {
      if (last !== undefined && isBare) last.groups = true;
      sections.push({ section: heading, rules: [] });
    } else if (rule !== undefined) last?.rules.push(rule);
    isBare = heading !== undefined;
  }
  return sections;
}

/** HTML headings (000 to 002) and Markdown headings (004); the small ones inside tables are layout. */
const headings = (lines: readonly string[]): Section[] =>
  sectionsOf(lines, (line) => {
    const [, html, markdown] = /^<h[1-5][^>]*>(.+?)<\/h|^#{1,6} (.+)/.exec(line) ?? [];
    const heading = (html ?? markdown)?.replaceAll('&quot;', '"').trim();
    return heading === undefined ? {} : { heading };
  });

/** Chapters, sections and rules of 003, past its table of contents. Each chapter has a section `00. General`. */
function numbered(lines: readonly string[]): Section[] {
  let chapter: string | undefined;
  return sectionsOf(lines, (line) => {
    const text = line.replace(/^[\s-]+/, '').trim();
    if (/^\d\. /.test(line)) {
      chapter = text;
      return { heading: text };
    }
    if (chapter === undefined) return {};
    if (/^\d\d\.(\d+\.)? [A-Z][A-Za-z/ ()]{2,40}$/.test(text))
      return { heading: text === '00. General' ? `${chapter} / ${text}` : text };
    const rule = /^([0-9O]\d\.\d+[a-z]?)(?:\.|\s|$)/.exec(text)?.[1]?.replace('O', '0');
    return rule === undefined ? {} : { rule };
  });
}
