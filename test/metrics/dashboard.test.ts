import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openMetrics } from '../../src/metrics/metrics.ts';

const file = new URL('../../docs/grafana-dashboard.json', import.meta.url);
const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

test('every panel of the Grafana dashboard shows metrics that there are', async () => {
  const metrics = openMetrics({
    shards: () => [{ id: 0, ready: true, pingMs: 1 }],
    storageErrors: () => 0,
    cards: () => 1,
    cardsCheckedAt: () => 0,
  });
  metrics.answered({ command: 'card', answer: 'info', ms: 1 });
  const text = await metrics.text();
  const known = new Set([...text.matchAll(/^(\w+)/gm)].map(([, name]) => name));
  const shown = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b(?:headjudge|nodejs|process)_\w+/g)].map(([name]) => name),
    ),
  );
  expect(shown.length).toBeGreaterThanOrEqual(dashboard.panels.length);
  expect(shown.filter((name) => !known.has(name))).toEqual([]);
});
