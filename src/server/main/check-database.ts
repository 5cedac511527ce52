import { setTimeout as pause } from 'node:timers/promises';
import { readServerFacts } from '#adapters/postgres/connection/server-facts.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

const OLDEST_VERSION = 15;
const REACHABLE_WITHIN_MS = 15_000;
const POLL_EVERY_MS = 250;

/** Refuses a database that the shop cannot run safely on. The message says what to do. */
export async function checkDatabase(postgres: Postgres): Promise<void> {
  await untilReachable(postgres);
  const { majorVersion, isDurable } = await readServerFacts(postgres);
  if (majorVersion < OLDEST_VERSION) {
    throw new Error(
      `The database of DATABASE_URL is PostgreSQL ${majorVersion}. Set DATABASE_URL to PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
  if (!isDurable) {
    throw new Error(
      'The database of DATABASE_URL would lose paid orders in a power cut. Set fsync = on and full_page_writes = on in its postgresql.conf and reload it.',
    );
  }
}

/** Database and shop are often started together, so waiting a moment saves a restart. */
async function untilReachable(postgres: Postgres): Promise<void> {
  const deadline = Date.now() + REACHABLE_WITHIN_MS;
  while (!(await postgres.isReachable())) {
    if (Date.now() > deadline) {
      throw new Error(
        'The database of DATABASE_URL does not respond. Check that it runs and that DATABASE_URL is right.',
      );
    }
    await pause(POLL_EVERY_MS);
  }
}
