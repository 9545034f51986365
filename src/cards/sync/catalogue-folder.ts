import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../platform/is-running.ts';

/** Where a catalogue is kept under the data folder. */
export interface CatalogueFolder {
  readonly folder: string;
  readonly compiled: string;
  /** What is unpacked once of the catalogue that the project ships, and its index of names in other languages. */
  readonly unpacked: string;
  /** A catalogue on its way here, and which one it is. */
  readonly part: string;
  readonly partNote: string;
  readonly lock: string;
}

/** The places of the catalogue in this data folder. Nothing is made yet. */
export function catalogueFolder(dataDir: string): CatalogueFolder {
  const folder = path.join(dataDir, 'catalogue');
  return {
    folder,
    compiled: path.join(folder, 'cards.bin'),
    unpacked: path.join(folder, 'unpacked.bin'),
    part: path.join(folder, 'download.part'),
    partNote: path.join(folder, 'download.json'),
    lock: path.join(folder, 'sync.lock'),
  };
}

/** When the compiled catalogue was last found to be what its source has; undefined where there is none. */
export const checkedAt = ({ compiled }: CatalogueFolder): number | undefined =>
  statSync(compiled, { throwIfNoEntry: false })?.mtimeMs;

/** Notes that it was found so now. */
export function noteChecked({ compiled }: CatalogueFolder, now: number): void {
  utimesSync(compiled, now / 1000, now / 1000);
}

/** Compiled catalogues that were not finished: whoever holds the lock may remove them. */
export function removeUnfinished({ folder }: CatalogueFolder): void {
  for (const name of readdirSync(folder))
    if (name.endsWith('.new')) rmSync(path.join(folder, name), { force: true });
}

/** A lock that is older than this was left by a process that is gone. */
const STALE_MS = 30 * 60 * 1000;

/** Makes this process the only one that syncs there, and gives what ends that. A lock counts while its process runs, half an hour at most. */
export function takeLock({ folder, lock }: CatalogueFolder): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      makeLock(lock);
      return () => rmSync(lock, { force: true });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Whoever has the lock has cleared up meanwhile.
      if (code === 'ENOENT') return undefined;
      if (code !== 'EEXIST') throw error;
      if (isHeld(lock)) return undefined;
      rmSync(lock, { force: true });
    }
  }
  return undefined;
}

/** What a disk says that knows no second name of a file. */
const noLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
/** On such a disk a lock has no number for a moment. */
const WRITTEN_MS = 10_000;

/** Makes the lock with its number in it: one that was made empty first, by a process killed then, would be nobody's. */
function makeLock(lock: string): void {
  const own = `${lock}.${process.pid}.new`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!noLinks.has(code)) throw error;
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } finally {
    rmSync(own, { force: true });
  }
}

function isHeld(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined || Date.now() - since > STALE_MS) return false;
  const pid = Number(readFileSync(lock, 'utf8'));
  // In a container the program has the same number every time.
  if (pid === process.pid) return since > Date.now() - process.uptime() * 1000;
  if (!Number.isInteger(pid) || pid < 1) return since > Date.now() - WRITTEN_MS;
  return isRunning(pid);
}
