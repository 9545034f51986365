import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../commands/index.ts';
import { fieldsPage, fieldsPagePath } from '../docs/fields-page.ts';
import { rulebookPage, rulebookPagePath } from '../docs/rulebook-page.ts';
import {
  documents,
  examplesOf,
  project,
  runExamples,
  withOutputs,
  withoutTimes,
} from '../docs/update-examples.ts';
import { cardModelSchema } from '../src/card-model/card-model.ts';
import { ruleEntrySchema } from '../src/rulebook/entry.ts';
import { ruleOn } from '../src/situations/rule-on.ts';
import { readRulings } from '../src/situations/ruling.ts';
import { books, situationIn } from './support/project-data.ts';

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');
const shown = documents.flatMap((name) => examplesOf(read(name)));

describe('an example prints what the documents show; if it should print something else now, npm run docs', () => {
  let outputs: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    outputs = await runExamples(shown.map(({ command }) => command));
  }, 120_000);

  test.for(shown)('$command', ({ command, output }) => {
    expect(withoutTimes(output)).toBe(withoutTimes(outputs.get(command) ?? ''));
  });
});

test('outputs are written under their commands, and stay where only a time is another', () => {
  const markdown = 'a\n```console\n$ one\nold\n\n$ two\n{"ms":1}\n\n$ three\n```\nb\n';
  const outputs = new Map([
    ['one', 'new\n\nnew'],
    ['two', '{"ms":2.5}'],
  ]);
  expect(withOutputs(markdown, outputs)).toBe(
    'a\n```console\n$ one\nnew\n\nnew\n\n$ two\n{"ms":1}\n\n$ three\n```\nb\n',
  );
});

test('docs/FIELDS.md has the fields as they are; if they should be others now, npm run docs', async () => {
  expect(read(fieldsPagePath)).toBe(await fieldsPage(project));
});

test('docs/RULEBOOK.md lists the rules as they are; if they should be others now, npm run docs', () => {
  expect(read(rulebookPagePath)).toBe(rulebookPage(books.rulebook));
});

describe('README.md and the documents that it leads to', () => {
  test.for(commands.map(({ name, options }) => [`/${name}`, options] as const))(
    'have an example of %s, and all its options',
    ([name, options]) => {
      expect(shown.map(({ command }) => command).join('\n')).toMatch(
        new RegExp(`headjudge -- ask '${name}[ ']`),
      );
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      for (const option of options)
        expect(row).toContain(option.required ? `**\`${option.name}\`**` : ` \`${option.name}\``);
    },
  );

  test('name every variable that is read, and so does .env.example', () => {
    const operations = read('docs/OPERATIONS.md');
    const named = [...read('src/platform/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(named).toContain('DISCORD_TOKEN');
    for (const name of named) {
      expect(operations).toContain(`| \`${name}\` |`);
      expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
    }
  });

  test('name only scripts that there are', () => {
    const { scripts } = manifest.parse(JSON.parse(read('package.json')));
    const named = [...`${readme}${contributing}`.matchAll(/npm run (?:-s )?([a-z]+)/g)].map(
      ([, name]) => name,
    );
    expect(named.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('every link of the documents leads somewhere', () => {
  const files = globSync(['*.md', 'docs/**/*.md'], { cwd: project });
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => [file, target] as const),
  );

  test.for(links)('%s: %s', ([file, target]) => {
    const [name = '', anchor] = target.split('#');
    const full = path.join(project, path.dirname(file), name === '' ? path.basename(file) : name);
    expect(existsSync(full)).toBe(true);
    if (anchor !== undefined) expect(anchors(readFileSync(full, 'utf8'))).toContain(anchor);
  });

  /** The anchors that GitHub gives the headings of a document. */
  const anchors = (markdown: string) =>
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
});

describe('the guides', () => {
  const guides = globSync(['*.md', 'docs/*.md'], { cwd: project });

  test('README and CONTRIBUTING are short', () => {
    const lines = (file: string): number => read(file).split('\n').length - 1;
    expect(lines('README.md')).toBeLessThanOrEqual(350);
    expect(lines('CONTRIBUTING.md')).toBeLessThanOrEqual(250);
  });

  test.for(guides)('%s names only files and folders that there are', (file) => {
    const named = [
      ...read(file).matchAll(/(?<![\w./-])(?:src|commands|data|test|bench|docs|deploy)\/[\w./-]*\w/g),
    ]
      .map(([name]) => name)
      .filter((name) => !name.startsWith('data/var'));
    expect(named.filter((name) => !existsSync(path.join(project, name)))).toEqual([]);
  });

  test.for(guides)('%s names nothing outside the repository', (file) => {
    expect(read(file)).not.toContain('../shared');
  });
});

describe('CONTRIBUTING.md', () => {
  /** The one JSON example of this kind. */
  const example = (kind: string): unknown => {
    const body = new RegExp(`^\`\`\`json ${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(contributing)?.[1];
    return JSON.parse(body ?? 'null');
  };

  test.for([
    ['rule', ruleEntrySchema],
    ['card', cardModelSchema],
  ] as const)('its %s is one', ([kind, schema]) => {
    expect(schema.safeParse(example(kind)).error).toBeUndefined();
  });

  test('its ruling comes out, by its rule', () => {
    const written = /^```ruling\n([\s\S]*?)^```$/m.exec(contributing)?.[1] ?? '';
    const read = readRulings(written, 'CONTRIBUTING.md');
    const [row] = read.ok ? read.value : [];
    if (row === undefined) throw new Error(JSON.stringify(read));
    const verdict = ruleOn(situationIn(row), books);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
    const { answer: given, findings } = verdict.value;
    expect([given, findings[0]?.rule]).toEqual([row.answer, row.rule]);
  });

  test('its code stands in the file that it names', () => {
    const blocks = [...contributing.matchAll(/^ *```(?:ts|json) (\S+\.\w+)\n([\s\S]*?)^ *```$/gm)];
    expect(blocks.length).toBeGreaterThan(1);
    for (const [, file = '', code = ''] of blocks)
      for (const line of code.trim().split('\n')) expect(read(file), file).toContain(line.trim());
  });

  test('it names every folder', () => {
    const folders = globSync(['src/*/', 'data/*/', '{commands,test,bench,docs}/'], { cwd: project })
      .map((folder) => folder.replaceAll(path.sep, '/').replace(/\/?$/, '/'))
      .filter((folder) => folder !== 'data/var/');
    expect(folders).toContain('src/engine/');
    expect(folders.filter((folder) => !contributing.includes(`| \`${folder}\` |`))).toEqual([]);
  });
});
