import { enableCompileCache } from 'node:module';

// As src/cli/start.js does: what is measured is what a program holds that was started so.
enableCompileCache();
await import('./memory-program.ts');
