import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../src/platform/config.ts';
import { readYaml } from './support/yaml.ts';

const project = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
/** What `.env` of a host may hold, for a bot over HTTP. */
const fromHost = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), DISCORD_TOKEN: 'a.b.c' };

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
      configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
      stop_grace_period: z.string().optional(),
      deploy: z.object({ replicas: z.number() }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()).default({}),
  configs: z.record(z.string(), z.object({ content: z.string() })).default({}),
});
const composeOf = (file: string) => compose.parse(readYaml(read(file))[0]);

describe.for(['compose.yaml', 'compose.http.yaml'])('%s', (file) => {
  const { services, volumes, configs } = composeOf(file);
  const all = Object.values(services);

  test('sets what the program reads, to what it takes', () => {
    const environment = services.bot?.environment ?? {};
    const named = Object.keys(environment).filter((name) => read('.env.example').includes(`\n${name}=`));
    expect(named).toEqual(Object.keys(environment));
    const { DISCORD_PUBLIC_KEY, DISCORD_TOKEN } = fromHost;
    const host = environment.PORT === undefined ? { DISCORD_TOKEN } : { DISCORD_TOKEN, DISCORD_PUBLIC_KEY };
    expect(readConfig({ ...host, ...environment })).toMatchObject({ ok: true, value: { dataDir: '/data' } });
  });

  test('names only services, volumes and configurations that it has', () => {
    const names = new Set(Object.keys(services));
    const needed = all.flatMap(({ depends_on: on }) => (Array.isArray(on) ? on : Object.keys(on)));
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
    const mounted = all.flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)));
    expect(all.flatMap((service) => service.configs.map(({ source }) => source))).toEqual(
      Object.keys(configs),
    );
    expect(services.bot?.volumes).toContain('data:/data');
  });
});

test('compose.http.yaml: the balancer leads to the port of the bots, and they to their Redis', () => {
  const { services, configs } = composeOf('compose.http.yaml');
  const { PORT, STORAGE_URL = '' } = services.bot?.environment ?? {};
  const balancer = configs.balancer?.content ?? '';
  expect(/server (\S+) /.exec(balancer)?.[1]).toBe(`bot:${PORT}`);
  expect(services.balancer?.ports).toEqual([`8080:${/listen (\d+);/.exec(balancer)?.[1]}`]);
  expect(Object.keys(services)).toContain(new URL(STORAGE_URL).hostname);
  expect(services.bot?.deploy?.replicas).toBe(2);
  // Longer than the bot takes to answer what it has taken.
  expect(Number.parseInt(services.bot?.stop_grace_period ?? '0', 10)).toBeGreaterThan(5);
});

describe('deploy/kubernetes.yaml', () => {
  const named = z.object({ name: z.string() });
  const port = named.extend({ containerPort: z.number() });
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
  const pod = z.object({
    metadata: z.object({
      labels: z.record(z.string(), z.string()),
      annotations: z.record(z.string(), z.string()).optional(),
    }),
    spec: z.object({
      terminationGracePeriodSeconds: z.number().optional(),
      containers: z.tuple([
        z.object({
          env: z.array(named.extend({ value: z.string() })).default([]),
          ports: z.array(port),
          volumeMounts: z.array(named.extend({ mountPath: z.string() })),
          startupProbe: probe.optional(),
          livenessProbe: probe.optional(),
          readinessProbe: probe.optional().catch(undefined),
        }),
      ]),
      volumes: z.array(named).default([]),
    }),
  });
  const kinds = readYaml(read('deploy/kubernetes.yaml')).map((document) =>
    z.looseObject({ kind: z.string(), metadata: named }).parse(document),
  );
  const spec = (kind: string, name: string) => {
    const found = kinds.find((each) => each.kind === kind && each.metadata.name === name);
    if (found === undefined) throw new Error(`no ${kind} ${name}`);
    return found.spec;
  };
  const podOf = (kind: string, name: string) => z.object({ template: pod }).parse(spec(kind, name)).template;
  const service = z.object({
    selector: z.record(z.string(), z.string()),
    ports: z.array(named.extend({ port: z.number(), targetPort: z.string().optional() })),
  });
  const bot = podOf('Deployment', 'headjudge');
  const [container] = bot.spec.containers;
  const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
  const portNamed = (name: string) => container.ports.find((each) => each.name === name)?.containerPort;

  test('sets what the program reads, to what it takes', () => {
    const unknown = Object.keys(environment).filter((name) => !read('.env.example').includes(`\n${name}=`));
    expect(unknown).toEqual([]);
    expect(readConfig({ ...fromHost, ...environment })).toMatchObject({
      ok: true,
      value: { http: { port: portNamed('http') }, metricsPort: portNamed('metrics'), dataDir: '/data' },
    });
  });

  test('asks for, and is led to, ports and addresses that are there', () => {
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    expect(probes.map((each) => each?.httpGet)).toEqual(
      probes.map(() => ({ path: '/health', port: 'http' })),
    );
    expect(bot.metadata.annotations?.['prometheus.io/port']).toBe(environment.METRICS_PORT);
    const front = service.parse(spec('Service', 'headjudge'));
    expect(front.ports.map(({ targetPort = '' }) => portNamed(targetPort))).toEqual([
      Number(environment.PORT),
    ]);
    expect(front.selector).toEqual(bot.metadata.labels);
    const way = JSON.stringify(spec('Ingress', 'headjudge'));
    expect(way).toContain('"service":{"name":"headjudge","port":{"name":"http"}}');
  });

  test('keeps its storage in the Redis beside it', () => {
    const redis = podOf('StatefulSet', 'headjudge-redis');
    const { selector, ports } = service.parse(spec('Service', 'headjudge-redis'));
    expect(selector).toEqual(redis.metadata.labels);
    const url = new URL(environment.STORAGE_URL ?? '');
    expect([url.hostname, Number(url.port)]).toEqual(['headjudge-redis', ports[0]?.port]);
    expect(redis.spec.containers[0].ports[0]?.containerPort).toBe(ports[0]?.port);
  });

  test('what is mounted is there, and the data of the program among it', () => {
    const mounted = container.volumeMounts.map(({ name }) => name);
    expect(mounted).toEqual(bot.spec.volumes.map(({ name }) => name));
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(environment.DATA_DIR);
    // After the five seconds before SIGTERM, it answers what it has taken.
    expect(bot.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 5);
  });
});

test('a file that is not understood is not taken for another', () => {
  expect(() => readYaml('a: [1, 2')).toThrow();
  expect(() => readYaml('a: 1\n  b: 2')).toThrow('not understood: b: 2');
  expect(readYaml('a: {b: [1, "x # y"]} # c\nd:\n- e: f\n  g: true\n- h')).toEqual([
    { a: { b: [1, 'x # y'] }, d: [{ e: 'f', g: true }, 'h'] },
  ]);
});
