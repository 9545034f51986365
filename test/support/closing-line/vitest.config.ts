import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from '../closing-line-reporter.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.fixture.ts'],
    reporters: ['default', new ClosingLineReporter()],
  },
});
