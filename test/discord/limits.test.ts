import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, openApp } from '../../src/app/app.ts';
import { printLine } from '../../src/commands/line/print-line.ts';
import { ruleLine } from '../../src/replies/rule-reply.ts';
import { hasCards, sharedCards } from '../support/card-texts.ts';
import { lineFaults, readers } from '../support/discord-stand-in/reply-faults.ts';
import { hasRulings, rulingRows } from '../support/shared-rulings.ts';

// Everything there is goes through `node bench/limits.ts`; here it is every so many, each in another language.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const EVERY_CARD = 97;
const EVERY_ROW = 29;

const dataDir = mkdtempSync(path.join(tmpdir(), 'headjudge-'));
let app: App;
beforeAll(async () => {
  const config = { dataDir, discordApiBase: '', logLevel: 'error' } as const;
  const opened = await openApp(config, () => {}, hasCards ? { catalog: sharedCards } : {});
  if (!opened.ok) throw new Error(opened.problem.expected);
  app = opened.value;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The faults of lines, each for one language in turn. */
const inTurn = async (lines: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [at, line] of lines.entries())
    faults.push(...(await lineFaults(line, app, [readers[at % readers.length] ?? 'en-US'])));
  return faults;
};

const cardLine = (name: string): string => printLine('card', { name });

describe("every answer is inside Discord's limits", () => {
  test('/rule with every rule', async () => {
    expect(await inTurn(app.services.rulebook.rules.map((rule) => ruleLine(rule)))).toEqual([]);
  });

  test('/card with every so many cards', async () => {
    const names = app.services.catalogue.names;
    expect(await inTurn(names.filter((_, at) => at % EVERY_CARD === 0).map(cardLine))).toEqual([]);
  });

  test.skipIf(!hasCards)(
    '/card with the longest texts, in every language (skipped without ../shared/cards)',
    async () => {
      const longest = [
        'Endymion, the Mighty Master of Magic',
        'Nirvana High Paladin',
        'Number F0: Utopic Future Slash',
      ];
      for (const name of longest) expect(await lineFaults(cardLine(name), app, readers)).toEqual([]);
    },
  );

  test.skipIf(!hasRulings)(
    '/ask with every so many rulings (skipped without ../shared/rulings)',
    async () => {
      const rows = ['rulings.dev.jsonl', 'seed_cases.jsonl', 'engine_cases.dev.jsonl'].flatMap(rulingRows);
      const lines = rows
        .filter((_, at) => at % EVERY_ROW === 0)
        .map(({ situation, question }) => printLine('ask', { text: `${situation} ${question}` }));
      expect(lines.length).toBeGreaterThan(20);
      expect(await inTurn(lines)).toEqual([]);
    },
  );
});

test('a line that is not answered would be found', async () => {
  expect(await lineFaults('/no-such-command', app, ['en-US'])).toHaveLength(1);
});
