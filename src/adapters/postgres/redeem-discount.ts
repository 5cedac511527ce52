import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Discount, DiscountCustomer } from '#core/discounts/discount.ts';
import type { Transaction } from './connect-postgres.ts';
import { lockDiscount } from './discount-reader.ts';
import type { Asker } from './kept-statement.ts';
import { discountCodes, discountRedemptions } from './schema/discounts.ts';
import { orders } from './schema/orders.ts';

export type LockedCoupon = Readonly<{
  discount: Discount | null;
  customer: DiscountCustomer;
  /** The customer's uses that are taken. */
  places: readonly number[];
}>;

/** A code and what its customer did with it so far, held still until the transaction ends. */
export async function lockCoupon(tx: Transaction, code: string, email: string): Promise<LockedCoupon> {
  const discount = await lockDiscount(tx, code);
  const used = await tx
    .select({ place: discountRedemptions.place })
    .from(discountRedemptions)
    .where(
      and(
        eq(discountRedemptions.code, code),
        eq(discountRedemptions.email, email),
        ne(discountRedemptions.state, 'released'),
      ),
    );
  return {
    discount,
    customer: { uses: used.length, hasOrdered: await hasOrdered(tx, email) },
    places: used.flatMap(({ place }) => place ?? []),
  };
}

/** An open order with a first-order code counts: paying for both would make neither the first. */
async function hasOrdered(tx: Transaction, email: string): Promise<boolean> {
  const [paid] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), inArray(orders.status, ['paid', 'fulfilled'])))
    .limit(1);
  if (paid !== undefined) return true;
  const [held] = await tx
    .select({ id: discountRedemptions.order_id })
    .from(discountRedemptions)
    .where(
      and(
        eq(discountRedemptions.email, email),
        discountRedemptions.is_first_order,
        ne(discountRedemptions.state, 'released'),
      ),
    )
    .limit(1);
  return held !== undefined;
}

type Use = Readonly<{ orderId: string; email: string; discount: Discount; places: readonly number[] }>;

/** Sets one use aside for an order. The code's row is locked by `lockCoupon`. */
export async function holdCoupon(tx: Transaction, { orderId, email, discount, places }: Use): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(eq(discountCodes.code, discount.code));
  await tx.insert(discountRedemptions).values({
    order_id: orderId,
    code: discount.code,
    email,
    place: discount.perCustomerLimit === null ? null : firstFree(places),
    is_first_order: discount.firstOrderOnly,
    state: 'held',
  });
}

function firstFree(places: readonly number[]): number {
  let place = 1;
  while (places.includes(place)) place += 1;
  return place;
}

/** Must come before stock is changed: a checkout locks the code first, then the stock. */
export async function lockCouponOf(tx: Transaction, orderId: string): Promise<void> {
  const [held] = await tx
    .select({ code: discountRedemptions.code })
    .from(discountRedemptions)
    .where(eq(discountRedemptions.order_id, orderId));
  if (held !== undefined) await lockDiscount(tx, held.code);
}

/** Gives a use back, once; `from` is what it was until now. */
export async function releaseCoupon(
  tx: Transaction,
  orderId: string,
  from: 'held' | 'used' = 'held',
): Promise<void> {
  const [released] = await tx
    .update(discountRedemptions)
    .set({ state: 'released' })
    .where(and(eq(discountRedemptions.order_id, orderId), eq(discountRedemptions.state, from)))
    .returning();
  if (released === undefined) return;
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} - 1` })
    .where(eq(discountCodes.code, released.code));
}

/** Part of the statement that makes an order paid. */
export function spendCoupon(db: Asker, orderId: SQL) {
  return db
    .update(discountRedemptions)
    .set({ state: 'used' })
    .where(and(eq(discountRedemptions.order_id, orderId), eq(discountRedemptions.state, 'held')))
    .returning({ code: discountRedemptions.code });
}
