import { enableCompileCache } from 'node:module';

// As main.js does, and for the same reasons.
enableCompileCache();
await import('./start-program.ts');
