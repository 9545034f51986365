import { enableCompileCache } from 'node:module';

// What Node makes of the sources is kept for the next start; it has to be on before they are loaded.
enableCompileCache();
await import('./start-program.ts');
