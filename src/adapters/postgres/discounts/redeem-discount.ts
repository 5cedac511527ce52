import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Discount } from '#core/discounts/discount.ts';
import { freeSlot } from '#core/discounts/free-slot.ts';
import {
  EARLIER_ORDER_STATUSES,
  takeOverHolds,
  type Redemption,
  type UsableCoupon,
} from '#core/discounts/take-over-holds.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { lockDiscount } from './discount-reader.ts';
import type { Queryable } from '../connection/prepared-statement.ts';
import { discountCodes, discountRedemptions } from '../schema/discounts.ts';
import { orders } from '../schema/orders.ts';

/** `discount` null: there is no such code. */
export type LockedCoupon = Omit<UsableCoupon, 'discount'> & Readonly<{ discount: Discount | null }>;

type CouponRequest = Readonly<{
  code: string;
  email: string;
  /** Paid at the payment service, but not recorded here yet. */
  paidOrders: readonly string[];
}>;

const NO_CODE: LockedCoupon = {
  discount: null,
  customer: { uses: 0, hasOrdered: false },
  takenSlots: [],
  ended: [],
};

/** A code and its customer's redemptions so far, locked until the transaction ends. */
export async function lockCoupon(
  tx: Transaction,
  { code, email, paidOrders }: CouponRequest,
): Promise<LockedCoupon> {
  const discount = await lockDiscount(tx, code);
  if (discount === null) return NO_CODE;
  const rows = await tx
    .select()
    .from(discountRedemptions)
    .where(isRelevant(code, email))
    .orderBy(asc(discountRedemptions.order_id));
  const redemptions = rows.map(
    ({ order_id, code: used, place: slot, is_first_order, state }): Redemption => ({
      orderId: order_id,
      code: used,
      slot,
      isFirstOrder: is_first_order,
      state: state === 'held' && !paidOrders.includes(order_id) ? 'held' : 'used',
    }),
  );
  return takeOverHolds(discount, { redemptions, hasPaidOrder: await hasPaidOrder(tx, email) });
}

/**
 * Redemptions of this code or of a first order. Both halves are written out in full, because each has its own
 * index.
 */
function isRelevant(code: string, email: string) {
  const mine = and(eq(discountRedemptions.email, email), ne(discountRedemptions.state, 'released'));
  return or(and(eq(discountRedemptions.code, code), mine), and(discountRedemptions.is_first_order, mine));
}

async function hasPaidOrder(tx: Transaction, email: string): Promise<boolean> {
  const [paid] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), inArray(orders.status, EARLIER_ORDER_STATUSES)))
    .limit(1);
  return paid !== undefined;
}

type Use = Readonly<{
  orderId: string;
  email: string;
  discount: Discount;
  amountCents: number;
  takenSlots: readonly number[];
}>;

/** Holds one use for an order. The code's row is locked by `lockCoupon`. */
export async function holdCoupon(
  tx: Transaction,
  { orderId, email, discount, amountCents, takenSlots }: Use,
): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(eq(discountCodes.code, discount.code));
  await tx.insert(discountRedemptions).values({
    order_id: orderId,
    code: discount.code,
    email,
    place: freeSlot(discount, takenSlots),
    is_first_order: discount.firstOrderOnly,
    state: 'held',
    amount_cents: amountCents,
  });
}

/** Must be called before stock is changed: a checkout locks the code first, then the stock. */
export async function lockCouponOf(tx: Transaction, orderId: string): Promise<void> {
  const [held] = await tx
    .select({ code: discountRedemptions.code })
    .from(discountRedemptions)
    .where(eq(discountRedemptions.order_id, orderId));
  if (held !== undefined) await lockDiscount(tx, held.code);
}

/** Releases a use, once; `from` is its state until now. */
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

/** Part of the statement that marks an order as paid. */
export function spendCoupon(db: Queryable, orderId: SQL) {
  return db
    .update(discountRedemptions)
    .set({ state: 'used' })
    .where(and(eq(discountRedemptions.order_id, orderId), eq(discountRedemptions.state, 'held')))
    .returning({ code: discountRedemptions.code });
}
