import { registerHooks } from 'node:module';

/**
 * Import this before anything that uses Drizzle (or pass it to `node --import`). Node parses a package's
 * whole package.json again for each of its files, and Drizzle's has 180 kB for a hundred files. Loading it
 * takes 840 ms of CPU and 230 MB of garbage; with this, 110 ms and none. It is only an optimisation; nothing
 * depends on it.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || parentURL?.includes('/node_modules/drizzle-orm/') !== true) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
