import '../../platform/load-quickly.js';

// A thread does not take over from its program what makes that load quickly.
await import('./paint-thread.ts');
