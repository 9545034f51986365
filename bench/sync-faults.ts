import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { openCompiled } from '../src/cards/compiled/open-compiled.ts';
import { catalogueFolder } from '../src/cards/sync/catalogue-folder.ts';
import { startFlags } from './start-flags.ts';

/**
 * `node bench/sync-faults.ts`: `headjudge catalog sync`, as its users run it, with the real catalogue of ../shared over
 * HTTP on loopback: slow, answered with 304, 500 and what is no catalogue, cut off, killed while it fetches and while it
 * compiles, and gone on with. After each, is the catalogue whole, every card of it? Prints a table; ends with 1 where
 * something is not so. Takes a few minutes.
 */
const published = path.resolve(import.meta.dirname, '../../shared/cards/cards.json.gz');
const program = path.join(import.meta.dirname, '../src/cli/main.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'headjudge-sync-faults-'));
const { compiled, part } = catalogueFolder(dataDir);
const cards = existsSync(published) ? gunzipSync(readFileSync(published)) : Buffer.alloc(0);

type Answer = (response: ServerResponse, from: number) => unknown;
let [answer, tag]: [Answer, string] = [whole, '"1"'];
const server = createServer((request, response) => {
  const after = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
  void answer(response, request.headers['if-range'] === tag ? Number(after ?? 0) : 0);
});

function whole(response: ServerResponse, from: number): void {
  head(response, from).end(cards.subarray(from));
}
const head = (response: ServerResponse, from: number): ServerResponse =>
  response.writeHead(from === 0 ? 200 : 206, { etag: tag, 'content-length': cards.length - from });

/** Sends a share of what there is, piece by piece, and then nothing more, or hangs up. */
const some =
  (share: number, pauseMs: number, then: 'end' | 'hang up' | 'nothing'): Answer =>
  async (response, from) => {
    const until = from + Math.floor((cards.length - from) * share);
    head(response, from);
    for (let at = from; at < until; at += PIECE) {
      if (!response.write(cards.subarray(at, Math.min(until, at + PIECE)))) await once(response, 'drain');
      await sleep(pauseMs);
    }
    if (then === 'end') response.end();
    if (then === 'hang up') response.destroy();
  };
const PIECE = 1024 * 1024;

function start() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    CATALOG_URL: `http://127.0.0.1:${port}/cards.json`,
  };
  return spawn(process.execPath, [...startFlags, program, 'catalog', 'sync'], {
    cwd: dataDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What the program says of a sync from start to end. */
async function said(by: Answer, version: string): Promise<string> {
  [answer, tag] = [by, version];
  const child = start();
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return (out + err).trim();
}

/** A sync that is killed once this is so. */
async function killed(by: Answer, version: string, when: () => boolean): Promise<string> {
  [answer, tag] = [by, version];
  const child = start();
  const ended = once(child, 'exit');
  while (!when() && child.exitCode === null) await sleep(20);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return String(signal);
}

/** Which catalogue there is: how many of its cards can be read, and of which version; every record of it is read. */
function kept(): string {
  const opened = openCompiled(compiled);
  if (opened?.ok !== true) return opened === undefined ? 'none' : 'damaged';
  const { size, about, stored, otherTexts, close } = opened.value;
  for (let card = 0; card < size; card += 1) otherTexts(stored(card).model === undefined ? -1 : card);
  close();
  return `${size} cards of ${about.tag}`;
}

const fetching = () => existsSync(part) && readFileSync(part).length > cards.length / 3;
const compiling = () => existsSync(part) && readFileSync(part).length === cards.length;
const notModified: Answer = (response) => response.writeHead(304).end();
const refused: Answer = (response) => response.writeHead(500).end();
const page: Answer = (response) => response.end('<html><body>404, but with status 200</body></html>');
const RECORD_END = '}, {"konami_id"';
const fewer: Answer = (response) =>
  response.end(`${cards.subarray(0, cards.indexOf(RECORD_END, cards.length / 10))}}]`);

const steps: readonly (readonly [what: string, run: () => Promise<string>, said: RegExp, kept: RegExp])[] = [
  ['killed at the first fetch', () => killed(some(0.5, 5, 'nothing'), '"1"', fetching), /SIGKILL/, /^none$/],
  ['goes on, slowly', () => said(some(1, 20, 'end'), '"1"'), /^\d+ cards; all of them new$/, /of "1"$/],
  ['304', () => said(notModified, '"1"'), /nothing new/, /of "1"$/],
  ['500', () => said(refused, '"2"'), /HTTP 500/, /of "1"$/],
  ['a page that is no catalogue', () => said(page, '"2"'), /no list of cards/, /of "1"$/],
  ['a tenth of the cards', () => said(fewer, '"2"'), /about as many as before/, /of "1"$/],
  ['cut off', () => said(some(0.6, 0, 'hang up'), '"2"'), /answer to the end/, /of "1"$/],
  ['killed while it compiles', () => killed(whole, '"2"', compiling), /SIGKILL/, /of "1"$/],
  ['the next sync', () => said(whole, '"2"'), /as many as before/, /of "2"$/],
];

if (cards.length === 0) console.log('no ../shared/cards here: nothing to measure');
else {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  console.log('| A sync of the real catalogue | It says | What there is then | |\n|---|---|---|---|');
  for (const [what, run, expected, left] of steps) {
    const line = (await run()).split('\n')[0] ?? '';
    const is = kept();
    const right = expected.test(line) && left.test(is);
    if (!right) process.exitCode = 1;
    console.log(`| ${what} | ${line} | ${is} | ${right ? 'kept' : 'MISSED'} |`);
  }
  server.closeAllConnections();
  server.close();
}
rmSync(dataDir, { recursive: true, force: true });
