import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Postgres } from './connect-postgres.ts';

const Facts = z.object({ version: z.coerce.number(), fsync: z.string(), pages: z.string() });

/**
 * What decides whether this server is safe for orders: its major version, and whether a power cut loses data.
 */
export async function readServerFacts({
  db,
}: Pick<Postgres, 'db'>): Promise<{ majorVersion: number; isDurable: boolean }> {
  const { rows } = await db.execute(
    sql`select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
        current_setting('full_page_writes') as pages`,
  );
  const { version, fsync, pages } = Facts.parse(rows[0]);
  return { majorVersion: Math.floor(version / 10_000), isDurable: fsync === 'on' && pages === 'on' };
}
