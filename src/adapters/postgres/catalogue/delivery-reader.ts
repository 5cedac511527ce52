import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeliveryReader } from '#core/proof/delivery-facts.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

const Counts = z.tuple([z.object({ delivered: z.int(), medianMs: z.number().nullable() })]);

export function createDeliveryReader({ db }: Pick<Postgres, 'db'>): DeliveryReader {
  return {
    async readDeliveries(since) {
      const { rows } = await db.execute(sql`
        select count(*)::int as delivered,
          (percentile_disc(0.5) within group (order by extract(epoch from u.settled_at - o.paid_at)) * 1000)::float8
            as "medianMs"
        from orders o join order_units u on u.order_id = o.id
        where o.paid_at >= ${since} and u.kind = 'sim' and u.outcome = 'delivered'`);
      return Counts.parse(rows)[0];
    },
  };
}
