import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where the page is, from the project's folder. */
export const fieldsPagePath = path.join('docs', 'FIELDS.md');

/** The files whose schemas say what a file of data/ holds. */
const sources = ['src/rulebook/{entry,holds,term}.ts', 'src/card-model/*.ts'] as const;

/** A schema of the project: an object with fields, or a choice between such. */
interface Named {
  readonly title: string;
  readonly schema: z.ZodType;
  readonly block: string;
  readonly about: string;
}

/**
 * docs/FIELDS.md: every field of the data files, with its type from the zod schema that checks it and the comment that
 * stands above it there. Written by `npm run docs`; test/docs.test.ts checks that it is current.
 * @param project the project's folder
 */
export async function fieldsPage(project: string): Promise<string> {
  const all: Named[] = [];
  const files = globSync([...sources], { cwd: project }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of files.toSorted()) {
    const source = readFileSync(path.join(project, file), 'utf8');
    const found: Record<string, unknown> = await import(path.join(project, file));
    for (const name of Object.keys(found).filter((each) => each.endsWith('Schema'))) {
      const schema = found[name];
      if (!(schema instanceof z.ZodObject || schema instanceof z.ZodUnion)) continue;
      all.push({ title: titleOf(name), schema, block: blockOf(source, name), about: aboutOf(source, name) });
    }
  }
  all.sort((one, other) => one.title.localeCompare(other.title));
  const titles = new Map(all.map(({ schema, title }) => [schema, title]));
  return [
    '# Fields of the data files',
    '',
    'What a rule (`data/rules`) and a card (`data/cards`) may say, field by field: a rule is a [rule entry](#rule-entry), a',
    'card a [card model](#card-model). This page is written by `npm run docs` from the schemas that check the files, so it',
    'is complete. A field without "required" may be left out. CONTRIBUTING.md has an example of each.',
    ...all.flatMap((each) => ['', `## ${each.title}`, '', ...section(each, titles)]),
    '',
  ].join('\n');
}

function section({ schema, block, about }: Named, titles: ReadonlyMap<z.ZodType, string>): readonly string[] {
  const intro = about === '' ? [] : [about, ''];
  if (schema instanceof z.ZodObject) {
    const rows = Object.entries(schema.shape).map(([name, field]: [string, z.ZodType]) => {
      const required = field.safeParse(undefined).success ? '' : ' (required)';
      return `| \`${name}\` | ${cell(typeOf(field, titles))}${required} | ${cell(commentOn(block, name))} |`;
    });
    return [...intro, '| Field | Is | Meaning |', '|---|---|---|', ...rows];
  }
  const options = schema instanceof z.ZodUnion ? schema.def.options : [];
  return [...intro, 'One of:', '', ...options.map((each) => `- ${typeOf(each as z.ZodType, titles)}`)];
}

/** The type of a field in words: what may stand there. */
function typeOf(schema: z.ZodType, titles: ReadonlyMap<z.ZodType, string>): string {
  const title = titles.get(schema);
  if (title !== undefined) return `[${title}](#${title.replaceAll(' ', '-')})`;
  const inner = (each: unknown): string => (each instanceof z.ZodType ? typeOf(each, titles) : 'anything');
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inner(schema.def.innerType);
  if (schema instanceof z.ZodArray) return `list of ${inner(schema.def.element)}`;
  if (schema instanceof z.ZodUnion) return [...new Set(schema.def.options.map(inner))].join(' or ');
  if (schema instanceof z.ZodEnum) return words(schema.options);
  if (schema instanceof z.ZodLiteral) return words([...schema.values]);
  if (schema instanceof z.ZodRecord) return `names, each with ${inner(schema.def.valueType)}`;
  if (schema instanceof z.ZodTuple) return schema.def.items.map(inner).join(' and ');
  if (schema instanceof z.ZodObject)
    return `{ ${Object.entries(schema.shape)
      .map(([name, field]) => `\`${name}\`: ${inner(field)}`)
      .join(', ')} }`;
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodString ? 'text' : 'anything';
}

/** Values as code; of many only the first ones. */
const words = (values: readonly unknown[]): string =>
  values.length > 14
    ? `${values
        .slice(0, 10)
        .map((each) => `\`${String(each)}\``)
        .join(', ')} … (${values.length})`
    : values.map((each) => `\`${String(each)}\``).join(', ');

/** `triggerEventSchema` is `trigger event`. */
const titleOf = (name: string): string =>
  name
    .replace(/Schema$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** The source of a schema, and of the fields that it takes over. */
function blockOf(source: string, name: string): string {
  const own = new RegExp(`^(?:export )?const ${name}\\b[\\s\\S]*?^[})\\]]`, 'm').exec(source)?.[0] ?? '';
  const others = [...own.matchAll(/^ +\.\.\.(\w+)/gm)].map(([, each = '']) => blockOf(source, each));
  return [own, ...others].join('\n');
}

const aboutOf = (source: string, name: string): string =>
  said(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const ${name}\\b`).exec(source)?.[1]);

const commentOn = (block: string, field: string): string =>
  said(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n *${field}:`).exec(block)?.[1]);

/** A comment as one line. */
const said = (comment = ''): string =>
  comment
    .replace(/\n? +\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const cell = (text: string): string => text.replaceAll('|', '\\|');
