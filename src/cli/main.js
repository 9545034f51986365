#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=4 --heap-growing-percent=20
import '../platform/load-quickly.js';

await import('./main-program.ts');
