#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=4 --heap-growing-percent=20
import { enableCompileCache } from 'node:module';

// What Node makes of the sources is kept for the next start; it has to be on before they are loaded. This file is plain
// JavaScript because of that: for a first one in TypeScript Node would load its whole compiler, 18 MB, every time.
enableCompileCache();
await import('./main-program.ts');
