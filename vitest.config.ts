import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Some tests start programs of their own: only one that hangs is stopped, however slow the machine is.
    testTimeout: 300_000,
    reporters: ['default', new ClosingLineReporter()],
  },
});
