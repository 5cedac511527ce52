import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Makes the template every database test clones; absent in a checkout without the database rooms. */
const DATABASE_SETUP = 'tests/database/global-setup.ts';

const shared = {
  root,
  environment: 'node' as const,
  env: { TZ: 'UTC' },
  globals: false,
  pool: 'forks' as const,
  execArgv: ['--import', join(root, 'src/adapters/postgres/load-drizzle-quickly.ts')],
  restoreMocks: true,
  unstubGlobals: true,
  // Many tests start processes, so a slow machine needs room; a pass is still quick.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,sandbox,scripts,bench}/**/*.test.{ts,tsx}', 'tests/{gate,builders}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          include: ['tests/{integration,contracts,database,faults}/**/*.test.ts'],
          globalSetup: existsSync(join(root, DATABASE_SETUP)) ? [DATABASE_SETUP] : [],
        },
      },
    ],
  },
});
