import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Writes a program of `processes/` and everything it imports into one file, and returns its path. Node spends two of the
 * three seconds that a shop takes to start with finding and reading 1,500 modules, and the tests start a shop a hundred
 * times.
 */
export async function bundleProcess(program: string): Promise<string> {
  const entry = join(import.meta.dirname, 'processes', `${program}.ts`);
  const outDir = join(ROOT, '.landfall', 'test-processes', process.env['VITEST_POOL_ID'] ?? '0');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
    plugins: [keepPlaces(entry)],
  });
  return join(outDir, `${program}.mjs`);
}

/** Files find others beside themselves: each module keeps the path of its source. */
function keepPlaces(entry: string): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(ROOT) || id.includes('/node_modules/')) return null;
      return code
        .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.main', String(id === entry));
    },
  };
}
