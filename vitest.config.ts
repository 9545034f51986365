import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Some tests start programs of their own: only one that hangs is stopped, however slow the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A poll gives up after a second by itself, which a busy machine may well take.
    expect: { poll: { timeout: 30_000 } },
    // The files of a worker share their modules: to read the engine and the reader anew for each takes twice as long.
    // So no test may rest on what a module holds when it is first read.
    isolate: false,
    // Node reads the modules by itself, as in the programs: Vite would write each of them anew, for every run.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One for each processor: Vitest itself would leave one free. More than 100% is no more to it.
    maxWorkers: '100%',
    reporters: ['default', new ClosingLineReporter()],
  },
});
