import { and, eq, or, sql } from 'drizzle-orm';
import type { ReturnedEsims } from '#core/topups/read-fitting.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { esims, refunds } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { hasOpenWithdrawal } from '../shares/shareable-esim.ts';

export function createReturnedEsims({ db }: Pick<Postgres, 'db'>): ReturnedEsims {
  return {
    async isReturned(iccid) {
      const found = await db
        .select({ id: esims.id })
        .from(esims)
        .where(and(eq(esims.iccid, iccid), or(hasOpenWithdrawal(), isWhollyRefunded())));
      return found.length > 0;
    },
  };
}

function isWhollyRefunded() {
  return sql<boolean>`exists (select 1 from ${refunds} r join ${orderUnits} u on u.id = r.unit_id
    where u.id = ${esims}.unit_id and r.status <> 'refused' and r.amount_cents >= u.price_cents - u.discount_cents)`;
}
