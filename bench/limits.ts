import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp } from '../src/app/app.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { loadConfig } from '../src/platform/config.ts';
import { ruleLine } from '../src/replies/rule-reply.ts';
import { lineFaults, readers } from '../test/support/discord-stand-in/reply-faults.ts';
import { hasRulings, rulingRows } from '../test/support/shared-rulings.ts';

/**
 * `node bench/limits.ts`: every rule through /rule, every card through /card and every ruling row through /ask, in every
 * language: is each answer inside Discord's limits, and what its OpenAPI document takes? Ends with 1 where one is not. With
 * DATA_DIR set, the cards of that folder are used, else the starter cards.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-limits-'));
const config = loadConfig(
  { DATA_DIR: process.env.DATA_DIR ?? folder, STORAGE_URL: `sqlite://${folder}/limits.sqlite` },
  folder,
);
if (!config.ok) throw new Error(JSON.stringify(config.problems));
const opened = await openApp(config.value, () => {});
if (!opened.ok) throw new Error(opened.problem.expected);
const app = opened.value;
const { rulebook, catalogue } = app.services;
const rows = hasRulings
  ? ['rulings.dev.jsonl', 'seed_cases.jsonl', 'engine_cases.dev.jsonl'].flatMap(rulingRows)
  : [];

const all: readonly (readonly [what: string, lines: readonly string[]])[] = [
  ['every rule through /rule', rulebook.rules.map((rule) => ruleLine(rule))],
  ['every card through /card', catalogue.names.map((name) => printLine('card', { name }))],
  [
    'every ruling row through /ask',
    rows.map(({ situation, question }) => printLine('ask', { text: `${situation} ${question}` })),
  ],
];
console.log(`| What | Lines | Languages | Not inside the limits |`);
console.log('|---|---:|---:|---:|');
for (const [what, lines] of all) {
  let faults = 0;
  for (const line of lines)
    for (const fault of await lineFaults(line, app, readers)) {
      faults += 1;
      console.error(fault);
      process.exitCode = 1;
    }
  console.log(`| ${what} | ${lines.length} | ${readers.length} | ${faults} |`);
}
await app.close();
rmSync(folder, { recursive: true, force: true });
