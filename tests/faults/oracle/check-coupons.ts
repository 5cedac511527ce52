import { z } from 'zod';

/** Every order with a code: the discount according to the code's own terms, and the state of its use. */
export const COUPON_ORDERS = `
  select o.id, o.status, o.subtotal_cents, o.total_cents, r.code, r.state, c.kind, c.percent, c.amount_cents,
    (select bool_or(u.outcome = 'delivered') from order_units u where u.order_id = o.id) as is_delivered,
    (select array_agg(u.price_cents order by u.position) from order_units u where u.order_id = o.id) as prices,
    (select array_agg(u.discount_cents order by u.position) from order_units u where u.order_id = o.id) as shares,
    exists (select 1 from discount_code_packages p where p.code = c.code) as is_limited
  from discount_redemptions r join orders o on o.id = r.order_id join discount_codes c using (code)`;

export const CouponOrder = z.object({
  id: z.string(),
  status: z.string(),
  subtotal_cents: z.int(),
  total_cents: z.int(),
  code: z.string(),
  state: z.string(),
  kind: z.enum(['percent', 'fixed']),
  percent: z.int().nullable(),
  amount_cents: z.int().nullable(),
  is_delivered: z.boolean().nullable(),
  prices: z.array(z.int()),
  shares: z.array(z.int()),
  is_limited: z.boolean(),
});
type CouponOrder = z.infer<typeof CouponOrder>;

/** The payment service charges nothing or at least this amount. */
const SMALLEST_PAYMENT_CENTS = 50;

/** Returns the errors of an order that has a code. Each check holds at any moment. */
export function checkCoupons(orders: readonly CouponOrder[]): readonly string[] {
  return orders.flatMap((order) =>
    [wrongState(order), ...(order.is_limited ? [] : [wrongTotal(order), wrongShare(order)])].flatMap(
      (wrong) => (wrong === null ? [] : [`order ${order.id} (${order.status}) with ${order.code}: ${wrong}`]),
    ),
  );
}

/**
 * A use is held while the order can be paid, used once it is paid, and free again when the order ended
 * without a sale.
 */
function wrongState({ status, state, is_delivered }: CouponOrder): string | null {
  const expected = expectedState(status, is_delivered === true);
  return state === expected ? null : `its use is ${state} instead of ${expected}`;
}

function expectedState(status: string, isDelivered: boolean): string {
  if (status === 'awaiting-payment') return 'held';
  if (status === 'cancelled') return 'released';
  return status === 'refunded' && !isDelivered ? 'released' : 'used';
}

function wrongTotal(order: CouponOrder): string | null {
  const expected = expectedTotal(order);
  return order.total_cents === expected ? null : `costs ${order.total_cents} instead of ${expected} cents`;
}

function expectedTotal({ subtotal_cents, kind, percent, amount_cents }: CouponOrder): number {
  const off =
    kind === 'percent'
      ? Math.round((subtotal_cents * (percent ?? 0)) / 100)
      : Math.min(amount_cents ?? 0, subtotal_cents);
  const left = subtotal_cents - off;
  return left === 0 ? 0 : Math.max(left, SMALLEST_PAYMENT_CENTS);
}

/** Each unit has its share of the discount, to the cent, and the shares add up to the whole. */
function wrongShare({ subtotal_cents, total_cents, prices, shares }: CouponOrder): string | null {
  const off = subtotal_cents - total_cents;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const isFair = shares.every(
    (share, index) => Math.abs(share - (off * (prices[index] ?? 0)) / subtotal_cents) < 1,
  );
  return whole === off && isFair ? null : `a discount of ${off} cents is shared as ${shares.join(' + ')}`;
}
