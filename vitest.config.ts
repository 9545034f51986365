import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Some tests start programs of their own, which a busy machine may slow down.
    // Only a test that hangs is stopped: how quick a machine is decides nothing.
    testTimeout: 300_000,
    reporters: ['default', new ClosingLineReporter()],
  },
});
