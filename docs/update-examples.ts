import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { runCommandLine } from '../src/cli/command-line.ts';
import { wiring } from '../src/cli/composition-root.ts';
import { loadConfig } from '../src/platform/config.ts';
import { openLog } from '../src/platform/log.ts';
import { ok, problemLine, valueOrThrow } from '../src/platform/problem.ts';
import { loadRulebook } from '../src/rulebook/rulebook.ts';
import { fieldsPage, fieldsPagePath } from './fields-page.ts';
import { galleryPieces } from './gallery/pieces.ts';
import { isInReadme, readmePictures } from './gallery/readme-pictures.ts';
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

/** A command line without a pipe: it needs no process of its own, whose start takes longer than the answer. */
const alone = /^npm run -s headjudge -- [^|]*$/;

/**
 * Runs commands as a shell does, in a folder of their own (no .env, no settings). `npm` is the scripts of package.json
 * with this very Node, so that the time goes into the commands.
 */
export async function runExamples(commands: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')));
  const programs = (['headjudge', 'start'] as const).map((name) => {
    const script = (scripts[name] ?? '').replace(' src/', ` "${project}"/src/`);
    return `*\\ ${name}\\ *) while [ "$1" != ${name} ]; do shift; done; shift; [ "$1" != -- ] || shift; ${script} "$@";;`;
  });
  const prelude = `npm() { case " $* " in ${programs.join(' ')} esac; }`;
  const outputs = new Map<string, string>();
  const all = [...new Set(commands)];
  // Those of this process go one after the other: while one is worked out, the storage of another could not answer in time.
  const inTurn = async (
    some: readonly string[],
    run: (command: string) => Promise<string>,
  ): Promise<void> => {
    for (const command of some) outputs.set(command, await run(command));
  };
  await Promise.all([
    withApp((run) =>
      inTurn(
        all.filter((each) => alone.test(each)),
        run,
      ),
    ),
    inTurn(
      all.filter((each) => !alone.test(each)),
      (each) => runShell(`${prelude}\n{ ${each}\n} 2>&1`),
    ),
  ]);
  return outputs;
}

function runShell(script: string): Promise<string> {
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  return inFolder(
    (env) =>
      new Promise((resolve) => {
        const options = { cwd: env.DATA_DIR, env: { PATH, ...env } };
        execFile('sh', ['-c', script], options, (_, out) => resolve(out.trimEnd())).stdin?.end();
      }),
  );
}

/** Runs command lines in this process, with the words that a shell makes of them: all with one app, which takes a while to open. */
function withApp(use: (run: (command: string) => Promise<string>) => Promise<void>): Promise<void> {
  return inFolder(async (env) => {
    const loaded = loadConfig(env, env.DATA_DIR);
    if (!loaded.ok) throw new Error(loaded.problems.map(problemLine).join());
    const config = loaded.value;
    const log = openLog(config.logLevel);
    const app = valueOrThrow(await wiring.openApp(config, log));
    const opened = { ...wiring, openApp: async () => ok({ ...app, close: async () => {} }) };
    await use(async (command) => {
      const script = `npm() { shift 4; printf '%s\\0' "$@"; }\n${command}`;
      const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
      const output = new PassThrough();
      const said = text(output);
      const streams = { input: Readable.from([]), output, errors: output };
      await runCommandLine(words, { config, log, streams, wiring: opened });
      output.end();
      return (await said).trimEnd();
    });
    await app.close();
  });
}

/** Runs something with a folder of its own, and nothing else, in its environment. */
async function inFolder<T>(
  run: (env: { readonly DATA_DIR: string; readonly CATALOG_URL: string }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-docs-'));
  try {
    return await run({ DATA_DIR: folder, CATALOG_URL: 'off' });
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
  for (const [name, png] of readmePictures(await galleryPieces(isInReadme))) write(name, png);
  for (const name of documents) {
    const before = readFileSync(path.join(project, name), 'utf8');
    write(name, withOutputs(before, await runExamples(examplesOf(before).map(({ command }) => command))));
  }
}
