import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own for the running test, removed when the test is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
