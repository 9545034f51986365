import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a catalogue is kept under the data folder. */
export interface CatalogueFolder {
  readonly folder: string;
  /** The compiled catalogue. */
  readonly compiled: string;
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
    part: path.join(folder, 'download.part'),
    partNote: path.join(folder, 'download.json'),
    lock: path.join(folder, 'sync.lock'),
  };
}

/** When the compiled catalogue was last found to be what its source has; undefined where there is none. */
export function checkedAt({ compiled }: CatalogueFolder): number | undefined {
  return statSync(compiled, { throwIfNoEntry: false })?.mtimeMs;
}

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

/**
 * Makes this process the only one that syncs into the folder, and gives what ends that; undefined while another one
 * does. A process that was killed leaves its lock: it does not count once its process is gone, or after half an hour.
 */
export function takeLock({ folder, lock }: CatalogueFolder): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (isHeld(lock)) return undefined;
      rmSync(lock, { force: true });
    }
  }
  return undefined;
}

function isHeld(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined || Date.now() - since > STALE_MS) return false;
  const pid = Number(readFileSync(lock, 'utf8'));
  // In a container the program has the same number every time.
  if (pid === process.pid) return since > Date.now() - process.uptime() * 1000;
  if (!Number.isInteger(pid) || pid < 1) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
