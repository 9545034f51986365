import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { problemLine } from '../src/platform/problem.ts';
import { loadRulebook } from '../src/rulebook/rulebook.ts';
import { fieldsPage, fieldsPagePath } from './fields-page.ts';
import { galleryPieces } from './gallery/pieces.ts';
import { readmePictures } from './gallery/readme-pictures.ts';
import { rulebookPage, rulebookPagePath } from './rulebook-page.ts';

/**
 * `npm run docs`: writes docs/RULEBOOK.md, docs/FIELDS.md and the pictures of README, and runs every `$ ` line of the
 * ```console blocks of a Markdown file and writes what it prints under it. test/docs.test.ts compares all with the project, so what they show is true.
 */
export const project = path.join(import.meta.dirname, '..');

/** The files that have examples. */
export const documents = ['README.md', 'docs/EXAMPLES.md', 'docs/SITUATIONS.md'] as const;

/** One command of a console block, and what stands under it. */
export interface Example {
  readonly command: string;
  readonly output: string;
}

const block = /^```console\n([\s\S]*?)^```$/gm;

/** Every example of a document, in its order. */
export function examplesOf(markdown: string): readonly Example[] {
  return [...markdown.matchAll(block)].flatMap(([, body = '']) => readBlock(body));
}

/** The document with each output replaced by what `outputs` has for the command; what only took longer stays. */
export function withOutputs(markdown: string, outputs: ReadonlyMap<string, string>): string {
  return markdown.replace(block, (_, body: string) => {
    const printed = readBlock(body).map(({ command, output }) => {
      const now = outputs.get(command) ?? output;
      const shown = withoutTimes(now) === withoutTimes(output) ? output : now;
      return shown === '' ? `$ ${command}` : `$ ${command}\n${shown}`;
    });
    return `\`\`\`console\n${printed.join('\n\n')}\n\`\`\``;
  });
}

/** How long something took differs from run to run. */
export const withoutTimes = (output: string): string => output.replace(/"ms":[\d.]+/g, '"ms":0');

function readBlock(body: string): readonly Example[] {
  return body
    .split(/^\$ /m)
    .slice(1)
    .map((each) => {
      const [command = '', ...lines] = each.split('\n');
      return { command, output: lines.join('\n').trimEnd() };
    });
}

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });

/**
 * Runs commands as a shell does, in a folder of their own (no .env, no settings), a few at a time. `npm` is the
 * scripts of package.json with this very Node, so that the time goes into the commands.
 */
export async function runExamples(commands: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')));
  const programs = (['headjudge', 'start'] as const).map((name) => {
    const script = (scripts[name] ?? '').replace(' src/', ` "${project}"/src/`);
    return `*\\ ${name}\\ *) while [ "$1" != ${name} ]; do shift; done; shift; [ "$1" != -- ] || shift; ${script} "$@";;`;
  });
  const prelude = `npm() { case " $* " in ${programs.join(' ')} esac; }`;
  const outputs = new Map<string, string>();
  const waiting = [...new Set(commands)];
  const worker = async (): Promise<void> => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift())
      outputs.set(command, await runShell(`${prelude}\n{ ${command}\n} 2>&1`));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return outputs;
}

async function runShell(script: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-docs-'));
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  try {
    return await new Promise((resolve) => {
      const options = { cwd: folder, env: { PATH, DATA_DIR: folder, CATALOG_URL: 'off' } };
      execFile('sh', ['-c', script], options, (_, out) => resolve(out.trimEnd())).stdin?.end();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a document or picture of the project, where it is another now. */
function write(name: string, content: string | Uint8Array): void {
  const file = path.join(project, name);
  const isNew = !existsSync(file) || !readFileSync(file).equals(Buffer.from(content));
  if (isNew) writeFileSync(file, content);
  console.log(`${name}: ${isNew ? 'changed' : 'as it was'}`);
}

if (import.meta.main) {
  const rulebook = loadRulebook(path.join(project, 'data', 'rules'));
  if (!rulebook.ok) throw new Error(problemLine(rulebook.problem));
  write(rulebookPagePath, rulebookPage(rulebook.value));
  write(fieldsPagePath, await fieldsPage(project));
  for (const [name, png] of readmePictures(await galleryPieces())) write(name, png);
  for (const name of documents) {
    const before = readFileSync(path.join(project, name), 'utf8');
    write(name, withOutputs(before, await runExamples(examplesOf(before).map(({ command }) => command))));
  }
}
