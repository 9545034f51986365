import '../platform/load-quickly.js';

await import('./start-program.ts');
