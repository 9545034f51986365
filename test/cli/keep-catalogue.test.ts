import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type App, openApp } from '../../src/app/app.ts';
import type { CatalogueProgress } from '../../src/cards/sync/sync-catalogue.ts';
import { keepCatalogueFresh } from '../../src/cli/keep-catalogue.ts';
import { keptLog } from '../discord/fakes.ts';
import { hasCards, sharedCards } from '../support/card-texts.ts';
import { publishedList } from '../support/published-cards.ts';
import { type Answer, serving } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const open = async (dataDir: string): Promise<App> => {
  const app = await openApp({ dataDir, discordApiBase: 'https://example.org', logLevel: 'info' }, () => {});
  if (!app.ok) throw new Error(app.problem.found);
  onTestFinished(() => app.value.close());
  return app.value;
};

/** An app of the starter catalogue, with the worker that the bot has, over a source of this machine. */
const keeping = async (answer: Answer) => {
  const dataDir = temporaryFolder();
  const app = await open(dataDir);
  const kept = keptLog();
  const told: (CatalogueProgress | undefined)[] = [];
  const from = await serving(answer);
  const options = { dataDir, from, log: kept.log, firstMs: 0 };
  onTestFinished(keepCatalogueFresh({ app, ...options, progress: (each) => told.push(each) }));
  return { app, dataDir, told, ...kept };
};

describe('the catalogue of a running program', () => {
  test('is fetched where there is none; until then, and while it comes, that of the project answers', {
    timeout: 60_000,
  }, async () => {
    const { app, dataDir, told } = await keeping((_, response) => response.end(publishedList(2_000)));
    const { catalogue } = app.services;
    expect(catalogue.origin.shipped).toBe(true);
    expect(catalogue.exact('Dandylion')).toBeDefined();
    await expect.poll(() => catalogue.origin.shipped, { timeout: 50_000 }).toBeUndefined();
    expect(catalogue.exact('Lantern Keeper 1234')?.password).toBe(10_001_234);
    expect(catalogue.exact('Dandylion')?.parts).not.toEqual([]);
    expect(catalogue.origin).toMatchObject({
      from: expect.stringMatching(/^http/),
      checkedAt: expect.any(Number),
    });
    expect(told.at(-1)).toBeUndefined();
    expect(told.some((each) => each?.step === 'compile')).toBe(true);
    const next = await open(dataDir);
    expect(next.services.catalogue.exact('Lantern Keeper 1234')?.password).toBe(10_001_234);
    expect(next.services.catalogue.origin.outdated).toBeUndefined();
  });

  test('goes on answering where its source is down, and the log says so', { timeout: 60_000 }, async () => {
    const { app, lines } = await keeping((_, response) => response.writeHead(500).end());
    await expect
      .poll(() => lines.join('\n'), { timeout: 50_000 })
      .toMatch(/the cards could not be synced.*HTTP 500/s);
    expect(app.services.catalogue.exact('Dandylion')).toBeDefined();
  });

  test.skipIf(!hasCards)('is the real one, over HTTP', { timeout: 180_000 }, async () => {
    const { app } = await keeping((_, response) => response.end(readFileSync(sharedCards)));
    const { catalogue } = app.services;
    await expect.poll(() => catalogue.size, { timeout: 170_000, interval: 250 }).toBeGreaterThan(14_000);
    const starters = catalogue.pick('Dandylion');
    expect(starters.ok && starters.value.card.parts.length).toBeGreaterThan(0);
    for (const { name } of catalogue.known(300)) expect(catalogue.exact(name)?.name).toBe(name);
  });
});
