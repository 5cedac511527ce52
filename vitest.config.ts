import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;

/** Makes the template every database test clones; absent in a checkout without the database rooms. */
const DATABASE_SETUP = 'tests/database/global-setup.ts';

/** Whole processes that are started, killed and waited for, and thousands of requests. */
const SLOW = /tests\/faults\/|tests\/integration\/(?:launch\/|jobs\/crash|order-flow\/races|api\/fuzz)/;

/** In a fresh clone nobody knows how long a file takes; one that takes a minute must not be begun last. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const shared = {
  root,
  environment: 'node' as const,
  // Programs that tests start find their code compiled by an earlier one.
  env: { TZ: 'UTC', NODE_COMPILE_CACHE: join(root, '.landfall', 'compiled') },
  globals: false,
  pool: 'forks' as const,
  // Files share a process: no test replaces a module, and a new process per file took a third of the time.
  isolate: false,
  execArgv: ['--import', join(root, 'src/adapters/postgres/connection/load-drizzle-quickly.ts')],
  // Mails read their colours from it; without this, vitest replaces a style sheet by an empty text.
  css: { include: [/tokens\.css\?raw$/] },
  restoreMocks: true,
  unstubGlobals: true,
  // Many tests start processes, so a slow machine needs room; a pass is still quick.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFilesFirst },
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
