import { enableCompileCache, registerHooks } from 'node:module';

/*
 * What makes a program start sooner. This file is plain JavaScript, and so are those that import it before all else: for
 * a first one in TypeScript Node would load its whole compiler, 18 MB, every time.
 */

/** What Node makes of the sources is kept for the next start; it has to be on before they are loaded. */
enableCompileCache();

/**
 * An import of the project says the very file that it means. Node would look for it on the disk, follow links, and look
 * in every folder above for what kind of module it is: for hundreds of files that is a sixth of the start.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module-typescript', shortCircuit: true };
  },
});
