import { expect, onTestFinished, test } from 'vitest';
import { openMetrics, type Probes } from '../../src/metrics/metrics.ts';
import { openMetricsServer } from '../../src/metrics/metrics-server.ts';

const probes = (more: Partial<Probes> = {}): Probes => ({
  shards: () => [],
  storageErrors: () => 0,
  cards: () => 7,
  cardsCheckedAt: () => undefined,
  ...more,
});
const values = async (text: Promise<string>) =>
  (await text).split('\n').filter((line) => /^headjudge_/.test(line));

test('interactions are counted by command and answer, with how long they took', async () => {
  const metrics = openMetrics(probes());
  metrics.answered({ command: 'timing', answer: 'no', ms: 3 });
  metrics.answered({ command: 'timing', answer: 'no', ms: 30 });
  metrics.answered({ command: 'card', answer: 'problem', ms: 1 });
  const lines = await values(metrics.text());
  expect(lines).toContain('headjudge_interactions_total{command="timing",answer="no"} 2');
  expect(lines).toContain('headjudge_interactions_total{command="card",answer="problem"} 1');
  expect(lines).toContain('headjudge_interaction_seconds_bucket{le="0.005",command="timing"} 1');
  expect(lines).toContain('headjudge_interaction_seconds_bucket{le="0.05",command="timing"} 2');
  expect(lines).toContain('headjudge_interaction_seconds_sum{command="timing"} 0.033');
});

test('the gateway, the storage and the catalogue are looked at when they are asked for', async () => {
  let shards = [
    { id: 0, ready: true, pingMs: 42 },
    { id: 1, ready: false, pingMs: -1 },
  ];
  let failed = 0;
  const metrics = openMetrics(
    probes({ shards: () => shards, storageErrors: () => failed, cardsCheckedAt: () => Date.now() - 60_000 }),
  );
  const lines = await values(metrics.text());
  expect(lines).toContain('headjudge_gateway_ready{shard="0"} 1');
  expect(lines).toContain('headjudge_gateway_ready{shard="1"} 0');
  expect(lines).toContain('headjudge_gateway_ping_seconds{shard="0"} 0.042');
  expect(lines.filter((line) => /ping_seconds\{shard="1"/.test(line))).toEqual([]);
  expect(lines).toContain('headjudge_storage_errors_total 0');
  expect(lines.find((line) => line.startsWith('headjudge_catalogue_age'))).toMatch(/ (60|60\.\d+|61.*)$/);
  expect(await values(openMetrics(probes()).text())).not.toContainEqual(
    expect.stringMatching(/^headjudge_catalogue_age/),
  );
  failed = 3;
  shards = [];
  const later = await values(metrics.text());
  expect(later).toContain('headjudge_storage_errors_total 3');
  expect(later.filter((line) => line.startsWith('headjudge_gateway'))).toEqual([]);
});

test('the event loop, memory and CPU are among them', async () => {
  const text = await openMetrics(probes()).text();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(text).toContain(`\n${name} `);
});

test('they are served, beside /health and /ready', async () => {
  let ready = true;
  const server = await openMetricsServer({
    port: 0,
    metrics: openMetrics(probes()),
    ready: async () => ({ ready }),
    log: () => {},
  });
  if (!server.ok) throw new Error(server.problem.expected);
  onTestFinished(() => server.value.close());
  const get = (path: string) => fetch(`http://127.0.0.1:${server.value.port}${path}`);
  const metrics = await get('/metrics');
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await metrics.text()).toContain('headjudge_catalogue_cards 7');
  expect((await get('/health')).status).toBe(200);
  expect((await get('/ready')).status).toBe(200);
  ready = false;
  expect([(await get('/ready')).status, (await get('/health')).status]).toEqual([503, 200]);
  expect((await get('/other')).status).toBe(404);
  const again = await openMetricsServer({
    port: server.value.port,
    metrics: openMetrics(probes()),
    ready: async () => ({ ready }),
    log: () => {},
  });
  expect(again.ok ? 'opened' : again.problem.found).toBe(`METRICS_PORT (${server.value.port})`);
});
