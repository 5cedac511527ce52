import { eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { packagePrice } from '#core/catalogue/package-price.ts';
import { centsFromDollars } from '#core/money.ts';
import type { Offer, OfferReader } from '#core/orders/offer.ts';
import type { Postgres, Transaction } from './connect-postgres.ts';
import { packageInventory, packages } from './schema/catalogue.ts';

export function createOfferReader({ db }: Pick<Postgres, 'db'>): OfferReader {
  return { readOffers: (packageIds) => readOffers(db, packageIds) };
}

/** Price and stock are those of the transaction it is asked in. */
export async function readOffers(
  db: NodePgDatabase | Transaction,
  packageIds: readonly string[],
): Promise<readonly Offer[]> {
  if (packageIds.length === 0) return [];
  const rows = await db
    .select({
      packageId: packages.package_id,
      withdrawnAt: packages.withdrawn_at,
      minimum_selling_price: packages.minimum_selling_price,
      ownPriceCents: packageInventory.price_cents,
      availableStock: packageInventory.available_stock,
      described: DESCRIBED,
    })
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id))
    .where(inArray(packages.package_id, [...new Set(packageIds)]));
  return rows.map((row) => ({
    packageId: row.packageId,
    type: row.described.type,
    priceCents: centsFromDollars(packagePrice(row, row.ownPriceCents)),
    availableStock: row.availableStock,
    isWithdrawn: row.withdrawnAt !== null,
    described: row.described,
  }));
}

export const DESCRIBED = {
  type: packages.type,
  country_region: packages.country_region,
  country_code: packages.country_code,
  coverage_type: packages.coverage_type,
  data_amount: packages.data_amount,
  is_unlimited: packages.is_unlimited,
  validity_days: packages.validity_days,
  activation_policy: packages.activation_policy,
  install_window_days: packages.install_window_days,
  topup_grace_window_days: packages.topup_grace_window_days,
};
