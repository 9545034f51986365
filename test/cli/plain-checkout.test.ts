import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { factsLine } from '../../src/replies/card-reply.ts';
import { drawn, shippedStore } from '../support/shipped-cards.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SEED = 32;
const CARDS = 20;

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

/** Runs the console of `npm start` without a network, and gives what it answers. */
const consoleSays = (lines: readonly string[]): Promise<{ readonly out: string; readonly err: string }> =>
  new Promise((resolve, reject) => {
    const start = path.join(import.meta.dirname, '../../src/cli/start.js');
    const flags = ['--disable-warning=ExperimentalWarning', '--import', noNetwork, start];
    const env = { PATH: process.env.PATH, DATA_DIR: path.join(temporaryFolder(), 'var') };
    const run = spawn(process.execPath, flags, { cwd: temporaryFolder(), env });
    let [out, err] = ['', ''];
    run.stdout.on('data', (bytes) => {
      out += bytes;
    });
    run.stderr.on('data', (bytes) => {
      err += bytes;
    });
    run.on('error', reject);
    run.on('close', () => resolve({ out, err }));
    run.stdin.end(`${lines.join('\n')}\n`);
  });

test('a plain checkout without a network plays twenty cards picked by chance', async () => {
  const cards = someCards();
  const lines = cards.flatMap(linesFor);
  const { out, err } = await consoleSays(lines);
  expect(err).toBe('');
  const plain = out.replace(/\s+/g, ' ');
  for (const { name, facts } of cards) expect(plain, name).toContain(`${name} ${factsLine(facts)}`);
  const problems = out.split('\n').filter((line) => /^\S.*: must (?:be|have|name|not)\b/.test(line));
  expect(problems).toEqual([]);
}, 120_000);
