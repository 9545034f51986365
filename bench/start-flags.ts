import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readYaml } from '../test/support/yaml.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const flagsOf = (words: readonly string[]) => words.filter((word) => word.startsWith('-'));

const manifest = z.object({ scripts: z.object({ start: z.string() }) });
const compose = z.object({ services: z.object({ bot: z.object({ command: z.array(z.string()) }) }) });

/** What Node is started with by `npm start`. */
export const startFlags: readonly string[] = flagsOf(
  manifest.parse(JSON.parse(read('package.json'))).scripts.start.split(' '),
);

/** What Node is started with for a copy over HTTP, by compose.http.yaml. */
export const loadFlags: readonly string[] = flagsOf(
  compose.parse(readYaml(read('compose.http.yaml'))[0]).services.bot.command,
);
