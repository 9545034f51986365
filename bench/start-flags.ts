import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({ scripts: z.object({ start: z.string() }) });
const file = path.join(import.meta.dirname, '../package.json');

/** What Node is started with by `npm start`. */
export const startFlags: readonly string[] = manifest
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('-'));
