import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { anOrderFlow } from '../order-flow/shop.ts';

/** Opens an alert that no other test has, and returns its id. */
export async function anAlert(flow: ReturnType<typeof anOrderFlow>): Promise<number> {
  const [alert] = await flow.rows(
    z.object({ id: z.coerce.number() }),
    sql`insert into alerts (kind, message, occurrences, raised_at, last_seen_at)
        values ('test-' || gen_random_uuid(), 'Something must be checked.', 3, '2026-01-01T10:00:00Z', '2026-01-01T11:00:00Z')
        returning id`,
  );
  return z.number().parse(alert?.id);
}
