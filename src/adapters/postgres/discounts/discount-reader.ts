import { and, eq, inArray } from 'drizzle-orm';
import type { Discount } from '#core/discounts/discount.ts';
import type { DiscountReader } from '#core/discounts/discount-reader.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { discountCodePackages, discountCodes, discountRedemptions } from '../schema/discounts.ts';
import { orders } from '../schema/orders.ts';

export function createDiscountReader({ db }: Pick<Postgres, 'db'>): DiscountReader {
  return {
    async find(code) {
      const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
      return row === undefined ? null : toDiscount(row, await packagesOf(db, code));
    },
    async readCustomer(code, email) {
      const paid = and(eq(orders.email, email), inArray(orders.status, ['paid', 'fulfilled']));
      const inState = (state: 'held' | 'used') =>
        and(
          eq(discountRedemptions.code, code),
          eq(discountRedemptions.email, email),
          eq(discountRedemptions.state, state),
        );
      return {
        uses: await db.$count(discountRedemptions, inState('used')),
        held: await db.$count(discountRedemptions, inState('held')),
        hasOrdered: (await db.select({ id: orders.id }).from(orders).where(paid).limit(1)).length > 0,
      };
    },
  };
}

/**
 * A caller that uses a code locks its row first, so that its limits are counted by one transaction at a time.
 */
export async function lockDiscount(tx: Transaction, code: string): Promise<Discount | null> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update');
  return row === undefined ? null : toDiscount(row, await packagesOf(tx, code));
}

export async function packagesOf(db: Database | Transaction, code: string): Promise<readonly string[]> {
  const rows = await db
    .select({ packageId: discountCodePackages.package_id })
    .from(discountCodePackages)
    .where(eq(discountCodePackages.code, code));
  return rows.map(({ packageId }) => packageId);
}

export function toDiscount(row: typeof discountCodes.$inferSelect, packageIds: readonly string[]): Discount {
  return {
    code: row.code,
    value:
      row.kind === 'percent'
        ? { kind: 'percent', percent: row.percent ?? 0 }
        : { kind: 'fixed', amountCents: row.amount_cents ?? 0 },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minimumSubtotalCents: row.minimum_subtotal_cents,
    totalLimit: row.total_limit,
    uses: row.uses,
    perCustomerLimit: row.per_customer_limit,
    firstOrderOnly: row.first_order_only,
    isActive: row.is_active,
    packageIds,
    destinations: row.destinations,
  };
}
