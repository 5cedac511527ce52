import { asc, eq, sql } from 'drizzle-orm';
import type { CollectedEsims } from '#core/collection/collected-esims.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import {
  firstOpenedAt,
  hasOpenedLink,
  hasOpenWithdrawal,
  isGift,
  isWhollyRefunded,
} from '../shares/shareable-esim.ts';

/** Without a limit: a stamp must not disappear because its eSIM is an old one. */
export function createCollectedEsims({ db }: Pick<Postgres, 'db'>): CollectedEsims {
  return {
    ofCustomer: (userId) =>
      db
        .select({
          id: esims.id,
          countryCode: packages.country_code,
          coverage: packages.coverage_type,
          status: esims.status,
          firstConnectedAt: esims.first_connected_at,
          expiresAt: esims.expires_at,
          isGivenAway: sql<boolean>`(${isGift()} or ${hasOpenedLink()})`,
          firstOpenedAt: firstOpenedAt(),
          isReturned: sql<boolean>`(${hasOpenWithdrawal()} or ${isWhollyRefunded()})`,
        })
        .from(esims)
        .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
        .innerJoin(orders, eq(orders.id, orderUnits.order_id))
        .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
        .where(eq(orders.user_id, userId))
        .orderBy(asc(esims.created_at), asc(esims.id)),
  };
}
