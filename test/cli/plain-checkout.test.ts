import { spawn } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { factsLine } from '../../src/replies/card-reply.ts';
import { drawn, shippedStore } from '../support/shipped-cards.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SEED = 32;
const CARDS = 3;

/** Cards of the catalogue of the project, by chance. */
function someCards(): readonly CardModel[] {
  const { size, stored } = shippedStore();
  const numbers = drawn(SEED);
  return Array.from({ length: CARDS }, () => {
    const { model } = stored(Math.floor(numbers.next().value * size));
    if (model === undefined) throw new Error('a shipped card has no model');
    return model;
  });
}

/** Four commands about a card, as its kind allows, a situation, and plain words. */
function linesFor({ name, facts }: CardModel): readonly string[] {
  const monster = facts.cardType === 'monster';
  return [
    `/card name:"${name}"`,
    monster ? `/summoned card:"${name}" history:sent-to-gy` : `/duel build card:"${name}"`,
    monster
      ? `/battle attacker:"${name}" defender:"Celtic Guardian"`
      : `/timing card:"${name}" event:sent-to-gy`,
    `/damage-step card:"${name}"`,
    `P0 has in the hand: "${name}"; P1 controls: "Celtic Guardian"; where is "Celtic Guardian"?`,
    `Can I activate "${name}" in my Main Phase?`,
  ];
}

/** Nothing is reached: every connection fails, as on a machine without a network. */
const noNetwork = `data:text/javascript,${encodeURIComponent(
  "import net from 'node:net'; net.Socket.prototype.connect = function () { process.nextTick(() => this.destroy(new Error('no network'))); return this; };",
)}`;

const project = path.join(import.meta.dirname, '../..');

/** The project as it is cloned, its packages installed; of the examples, which are asked as that ends, one. */
function cleanCopy(): string {
  const copy = path.join(temporaryFolder(), 'headjudge');
  for (const part of ['package.json', 'src', 'commands', 'data'])
    cpSync(path.join(project, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => file !== path.join(project, 'data/var'),
    });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, 'data/examples.json'), '["/about"]');
  return copy;
}

/** Runs `npm` without a network, and gives what it says. */
const npm = (
  words: readonly string[],
  cwd: string,
  input = '',
): Promise<{ readonly out: string; readonly err: string }> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: cwd, NODE_OPTIONS: `--import ${noNetwork}` };
    const run = spawn('npm', ['--silent', ...words], { cwd, env });
    let [out, err] = ['', ''];
    run.stdout.on('data', (bytes) => {
      out += bytes;
    });
    run.stderr.on('data', (bytes) => {
      err += bytes;
    });
    run.on('error', reject);
    run.on('close', () => resolve({ out, err }));
    run.stdin.end(input);
  });

test('a clean copy without a network plays cards picked by chance', async () => {
  const copy = cleanCopy();
  // What `npm ci` does at its end; then no answer waits for the catalogue to be unpacked, and nothing was kept.
  expect(await npm(['run', 'postinstall'], copy)).toEqual({ out: '', err: '' });
  expect(
    ['catalogue', 'headjudge.sqlite'].map((kept) => existsSync(path.join(copy, 'data/var', kept))),
  ).toEqual([true, false]);
  const cards = someCards();
  const lines = cards.flatMap(linesFor);
  const { out, err } = await npm(['start'], copy, `${lines.join('\n')}\n`);
  expect(err).toBe('');
  const plain = out.replace(/\s+/g, ' ');
  for (const { name, facts } of cards) expect(plain, name).toContain(`${name} ${factsLine(facts)}`);
  const problems = out.split('\n').filter((line) => /^\S.*: must (?:be|have|name|not)\b/.test(line));
  expect(problems).toEqual([]);
}, 120_000);
