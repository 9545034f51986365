import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** How many tests passed and failed, and the names of those that did not run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

/** The line that ends a test run, `N passed, N failed`, for scripts to read. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? line : `${line}, ${skipped.length} skipped`;
}

/**
 * Counts the tests of a run. A file that could not be loaded counts as one failed test, and so does each error outside
 * any test.
 */
export function tally(modules: readonly TestModule[], errors: number): Tally {
  let passed = 0;
  let failed = errors;
  const skipped: string[] = [];
  for (const module of modules) {
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failed += 1;
      else skipped.push(`${module.relativeModuleId} > ${test.fullName}`);
    }
  }
  return { passed, failed, skipped };
}

/** Writes all of it: a pipe takes so much at once, and the rest once it was read. */
export function writeWhole(text: string, write: (bytes: Buffer, from: number) => number): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += write(bytes, at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** Prints the closing line as the very last thing that the run says. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counted = tally(modules, errors.length);
    const named = counted.skipped.map((name) => `skipped: ${name}`);
    const text = `${[...named, closingLine(counted)].join('\n')}\n`;
    process.once('exit', () => writeWhole(text, (bytes, from) => writeSync(1, bytes, from)));
  }
}
