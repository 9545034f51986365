import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Some tests start programs of their own, which a busy machine may slow down.
    testTimeout: 60_000,
    reporters: ['default', new ClosingLineReporter()],
  },
});
