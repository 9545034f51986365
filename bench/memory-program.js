// As src/cli/start.js does: what is measured is what a program holds that was started so.
import '../src/platform/load-quickly.js';

await import('./memory-program.ts');
