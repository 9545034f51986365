import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../src/platform/config.ts';

const project = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

const packageSchema = z.object({
  version: z.string(),
  license: z.string(),
  bin: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const manifest = packageSchema.parse(JSON.parse(read('package.json')));
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
const instructions = (name: string) =>
  dockerfile.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());
const sources = globSync('{src,commands}/**/*.ts', { cwd: project }).toSorted();

describe('every import is there when the bot runs', () => {
  /** The modules that a file imports, static and dynamic, by their written names. */
  const imports = (file: string) =>
    [...read(file).matchAll(/(?:^[^']*\bfrom\s+|\bimport\s*\(?\s*)'([^'\n]+)'/gm)].map(
      (match) => match[1] ?? '',
    );

  test.for(sources)('%s', (file) => {
    const missing = imports(file).filter((name) => {
      if (name.startsWith('.')) return !existsSync(path.join(project, path.dirname(file), name));
      const packageName = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      return !isBuiltin(name) && !Object.hasOwn(manifest.dependencies, packageName);
    });
    expect(missing).toEqual([]);
  });
});

describe('Dockerfile', () => {
  test('its Node is the pinned one, by its digest', () => {
    const pinned = manifest.devDependencies.node?.split('.')[0];
    const images = instructions('FROM').map((line) => line.split(' ')[0]);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(new RegExp(`^node:${pinned}-slim@sha256:[0-9a-f]{64}$`));
  });

  test('it installs no development dependencies and runs no scripts of packages', () => {
    expect(instructions('RUN')[0]).toBe('npm ci --omit=dev --ignore-scripts');
  });

  test('what it copies exists', () => {
    const copied = instructions('COPY').filter((line) => !line.startsWith('--from='));
    const files = copied.flatMap((line) => line.split(/\s+/).slice(0, -1));
    expect(files).toContain('package-lock.json');
    expect(files.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  test('the last user is not root', () => {
    expect(instructions('USER').at(-1)).toBe('node');
    const order = dockerfile.map((line) => line.split(' ')[0]);
    expect(order.lastIndexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
  });

  test('what it runs exists', () => {
    const commands = [...instructions('CMD'), ...instructions('HEALTHCHECK')];
    const programs = commands.map((line) => /src\/[\w/-]+\.[jt]s/.exec(line)?.[0] ?? line);
    expect(programs).toEqual(['src/cli/start.js', 'src/cli/main.js']);
    expect(programs.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  test('it starts the bot as npm start does', () => {
    expect(instructions('CMD').map((line) => JSON.parse(line).join(' '))).toEqual([manifest.scripts.start]);
    expect(manifest.scripts.start).toContain(
      '--max-semi-space-size=2 --heap-growing-percent=10 --optimize-for-size',
    );
  });

  test('its data is in a volume', () => {
    expect(instructions('VOLUME')).toEqual(['/data']);
    expect(instructions('ENV').join(' ')).toContain('DATA_DIR=/data');
  });
});

test('what the workflow uses is pinned by commit, with the version that it is', () => {
  const used = [...read('.github/workflows/test.yaml').matchAll(/uses: (.*)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});

test('.dockerignore lets through what runs, and nothing secret', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const through = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const needed = new Set([
    'package.json',
    'package-lock.json',
    'data',
    ...sources.map((file) => file.split('/')[0] ?? ''),
  ]);
  expect([...needed].filter((name) => !through.includes(name))).toEqual([]);
  expect(rules.slice(-2)).toEqual(['data/var', '**/.env*']);
});

test('compose.yaml runs one bot that comes back and keeps its data', () => {
  const compose = read('compose.yaml');
  for (const line of ['env_file: .env', 'DATA_DIR: /data', '- data:/data', 'restart: unless-stopped'])
    expect(compose).toContain(`${line}\n`);
});

test('compose.http.yaml runs two copies over HTTP that share Redis', () => {
  const compose = read('compose.http.yaml');
  const lines = ['PORT: "8080"', 'STORAGE_URL: redis://redis:6379', 'replicas: 2', 'server bot:8080 '];
  for (const line of lines) expect(compose).toContain(line);
  const set = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(set.filter((name = '') => !read('.env.example').includes(`\n${name}=`))).toEqual([]);
});

describe('deploy/kubernetes.yaml', () => {
  const cluster = read('deploy/kubernetes.yaml');
  const documents = cluster.split('\n---\n');
  const kinds = documents.map((document) => /^kind: (\w+)$/m.exec(document)?.[1]);

  test('runs two copies, not as root, on a file system that is read alone, with Redis beside them', () => {
    expect(kinds).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'Service',
      'StatefulSet',
      'Ingress',
    ]);
    for (const line of ['replicas: 2', 'runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]'])
      expect(documents[0]).toContain(line);
    expect(documents[0]).toContain('value: "redis://headjudge-redis:6379"');
    expect(documents[3]).toContain('name: headjudge-redis');
  });

  test('sets and asks the host for what the program reads', () => {
    const set = [...cluster.matchAll(/\{ name: ([A-Z_]+), value|--from-literal=([A-Z_]+)=/g)].map(
      ([, inFile, asked]) => inFile ?? asked ?? '',
    );
    expect(set.toSorted()).toEqual([
      'DATA_DIR',
      'DISCORD_PUBLIC_KEY',
      'DISCORD_TOKEN',
      'METRICS_PORT',
      'PORT',
      'STORAGE_URL',
    ]);
    expect(set.filter((name) => !read('.env.example').includes(`\n${name}=`))).toEqual([]);
  });

  test('asks for addresses that are there', () => {
    const endpoint = read('src/discord/http/endpoint.ts') + read('src/platform/http-server.ts');
    const asked = [...cluster.matchAll(/path: (\/(?:health|ready|interactions))\b/g)].map(([, each]) => each);
    expect(asked).toEqual(['/health', '/health', '/health', '/interactions']);
    // What all copies would lack at once takes none of them out.
    expect(asked.filter((each) => !endpoint.includes(`'${each}'`))).toEqual([]);
  });

  test('every label that is selected is that of a pod', () => {
    const selected = [...cluster.matchAll(/(?:selector|matchLabels): \{ app: ([\w-]+) \}/g)].map(
      ([, app]) => app,
    );
    const pods = [...cluster.matchAll(/^ {6}labels: \{ app: ([\w-]+) \}$/gm)].map(([, app]) => app);
    expect(new Set(selected)).toEqual(new Set(pods));
  });
});

describe('.github/workflows/test.yaml', () => {
  const workflow = read('.github/workflows/test.yaml');

  test('runs what must pass, and asks for known holes, with the pinned Node', () => {
    const runs = [...workflow.matchAll(/- run: (.+)/g)].map(([, command]) => command);
    expect(runs).toEqual(['npm ci', 'npm test', 'npm audit']);
    expect(workflow).toContain(`node-version: ${manifest.devDependencies.node?.split('.')[0]}\n`);
  });

  test('builds the image for both processors, for which the lock file has what is native', () => {
    expect(workflow).toContain('platforms: linux/amd64,linux/arm64\n');
    const lock = read('package-lock.json');
    for (const native of ['x64-gnu', 'arm64-gnu'])
      expect(lock).toContain(`"node_modules/@resvg/resvg-js-linux-${native}"`);
  });

  test('the storage servers of the tests are beside it', () => {
    for (const line of ['6379:6379', '5432:5432', 'POSTGRES_DB: test']) expect(workflow).toContain(line);
  });
});

test('CHANGELOG.md tells of the version of package.json, newest first', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## .*?(\d+\.\d+\.\d+)/gm)].map(([, each]) => each);
  expect(versions[0]).toBe(manifest.version);
  expect(new Set(versions).size).toBe(versions.length);
});

test('.env.example names every value that is read, all unset', () => {
  const example = parse(read('.env.example'));
  expect(readConfig(example)).toEqual(readConfig({}));
  const named = [...read('src/platform/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);
  expect(Object.keys(example)).toEqual(named);
});

describe('package.json', () => {
  test('npm test checks the style and the types, and runs the tests', () => {
    expect(manifest.scripts.test).toBe('npm run -s lint && npm run -s types && vitest run');
  });

  test('its programs exist', () => {
    const started = Object.values(manifest.scripts).flatMap(
      (script) => /src\/\S+\.[jt]s/.exec(script)?.[0] ?? [],
    );
    expect(started.length).toBeGreaterThan(0);
    for (const file of [...started, ...Object.values(manifest.bin)])
      expect(existsSync(path.join(project, file))).toBe(true);
  });

  test('its licence is the one in LICENSE', () => {
    expect(manifest.license).toBe('MIT');
    expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) 2026 Headjudge contributors\n/);
  });
});
