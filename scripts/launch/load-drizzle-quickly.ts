import { registerHooks } from 'node:module';

const INSIDE = '/node_modules/drizzle-orm/';

/**
 * Drizzle's package.json is 180 kB, and Node reads it again for each of the hundreds of files that import each other
 * inside the package: most of a second and 50 MB. Those imports are plain neighbours, so they are answered here.
 */
export function loadDrizzleQuickly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith('.') || parentURL?.includes(INSIDE) !== true || !parentURL.endsWith('.js')) {
        return next(specifier, context);
      }
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
