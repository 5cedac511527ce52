import { and, eq, or } from 'drizzle-orm';
import type { ReturnedEsims } from '#core/topups/read-fitting.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { esims } from '../schema/delivery.ts';
import { hasOpenWithdrawal, isWhollyRefunded } from '../shares/shareable-esim.ts';

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
