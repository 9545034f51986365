import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCompiled } from '../../../src/cards/compiled/open-compiled.ts';
import { catalogueFolder } from '../../../src/cards/sync/catalogue-folder.ts';
import { syncCatalogue } from '../../../src/cards/sync/sync-catalogue.ts';
import { modelling, publishedList } from '../../support/published-cards.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const program = path.join(import.meta.dirname, '../../support/programs/catalogue-syncer.ts');
const KILLS = 5;
const CARDS = 1_500;

test('a sync that is killed at any moment leaves a whole catalogue, and the next one works', {
  timeout: 60_000,
}, async () => {
  const dataDir = temporaryFolder();
  const [small, large] = [CARDS, CARDS + 100].map((count) => {
    const file = path.join(dataDir, `${count}.json`);
    writeFileSync(file, publishedList(count));
    return file;
  });
  const { compiled } = catalogueFolder(dataDir);
  await syncCatalogue({ dataDir, from: small ?? '' }, modelling());
  const sizes = new Set<number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const from = (kill % 2 === 0 ? large : small) ?? '';
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, dataDir, from], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    // From its second sync on the program is warm: the moments fall all over the work, the change of files included.
    const [begun] = await Promise.race([once(child.stdout, 'data'), ended]);
    expect(String(begun)).toContain('synced');
    await sleep(kill * 30);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const opened = openCompiled(compiled);
    if (opened?.ok !== true) throw new Error('the catalogue is damaged');
    const { size, stored, close } = opened.value;
    sizes.add(size);
    for (let card = 0; card < size; card += 1) expect(stored(card).model?.note).toBe('by v1');
    close();
  }
  expect([...sizes].every((size) => size === CARDS || size === CARDS + 100)).toBe(true);
  expect(await syncCatalogue({ dataDir, from: small ?? '' }, modelling())).toMatchObject({ ok: true });
});
