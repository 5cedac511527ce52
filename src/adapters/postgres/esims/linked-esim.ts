import { and, eq, not } from 'drizzle-orm';
import type { LinkedEsimReader } from '#core/topups/links/topup-links.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { hasOpenWithdrawal, isRefunded, isWhollyRefunded } from '../shares/shareable-esim.ts';

/** What the rules about topping up need to know of an eSIM. */
export function topupTargetColumns() {
  return {
    iccid: esims.iccid,
    status: esims.status,
    expiresAt: esims.expires_at,
    graceDays: packages.topup_grace_window_days,
    hasOpenWithdrawal: hasOpenWithdrawal(),
    isWhollyRefunded: isWhollyRefunded(),
  };
}

export function createLinkedEsimReader({ db }: Postgres): LinkedEsimReader {
  return async (esimId) => {
    const [found] = await db
      .select(topupTargetColumns())
      .from(esims)
      .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
      .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
      .where(and(eq(esims.id, esimId), not(isRefunded())));
    return found ?? null;
  };
}
