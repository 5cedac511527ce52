import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { packagePriceCents } from '#core/catalogue/packages/package-price.ts';
import { centsFromDollars } from '#core/money.ts';
import type { Offer, OfferReader } from '#core/orders/checkout/offer.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { inGroups, isOneOf, type IdParams } from '../connection/in-groups.ts';
import { prepareStatement } from '../connection/prepared-statement.ts';
import { packageInventory, packages } from '../schema/catalogue.ts';
import { orders, stockHolds } from '../schema/orders.ts';

export function createOfferReader({ db }: Pick<Postgres, 'db'>): OfferReader {
  return {
    async readOffers(packageIds, cartId = null) {
      const offers = await readOffers(db, packageIds);
      if (cartId === null || offers.every(({ availableStock }) => availableStock === null)) return offers;
      const held = await heldFor(cartId);
      return offers.map((offer) => {
        const { packageId, availableStock: available } = offer;
        return {
          ...offer,
          availableStock: available === null ? null : available + (held.get(packageId) ?? 0),
        };
      });
    },
    async hasLimitedStock(packageIds) {
      return (await inGroups(packageIds, (ids) => findLimited(db, ids))).length > 0;
    },
  };

  async function heldFor(cartId: string): Promise<ReadonlyMap<string, number>> {
    const holds = await db
      .select({ packageId: stockHolds.package_id, quantity: stockHolds.quantity })
      .from(stockHolds)
      .innerJoin(orders, eq(orders.id, stockHolds.order_id))
      // A literal, not a parameter: the partial index of payable orders is only used for this exact value.
      .where(
        and(
          eq(orders.cart_id, cartId),
          sql`${orders.status} = 'awaiting-payment'`,
          eq(stockHolds.state, 'held'),
        ),
      );
    return new Map(holds.map(({ packageId, quantity }) => [packageId, quantity]));
  }
}

const findLimited = prepareStatement((db, value: IdParams) =>
  db
    .select({ packageId: packageInventory.package_id })
    .from(packageInventory)
    .where(and(isOneOf(packageInventory.package_id, value), isNotNull(packageInventory.available_stock)))
    .limit(1),
);

/** Price and stock as the given transaction sees them. */
export async function readOffers(
  db: Database | Transaction,
  packageIds: readonly string[],
): Promise<readonly Offer[]> {
  const rows = await inGroups(packageIds, (ids) => findOffers(db, ids));
  return rows.map((row) => ({
    packageId: row.packageId,
    slug: row.slug,
    type: row.described.type,
    priceCents: packagePriceCents(centsFromDollars(row.minimumPrice), row.ownPriceCents),
    availableStock: row.availableStock,
    isWithdrawn: row.withdrawnAt !== null || row.isHidden === true,
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
  countries: packages.countries,
  operator: packages.operator,
  sms: packages.sms,
  voice: packages.voice,
};

const findOffers = prepareStatement((db, value: IdParams) =>
  db
    .select({
      packageId: packages.package_id,
      slug: packages.slug,
      withdrawnAt: packages.withdrawn_at,
      minimumPrice: packages.minimum_selling_price,
      ownPriceCents: packageInventory.price_cents,
      availableStock: packageInventory.available_stock,
      isHidden: packageInventory.is_hidden,
      described: DESCRIBED,
    })
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id))
    .where(isOneOf(packages.package_id, value)),
);
