import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({ scripts: z.object({ start: z.string() }) });
const { scripts } = manifest.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')),
);

/** What Node is started with by `npm start`. */
export const startFlags: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('-'));
