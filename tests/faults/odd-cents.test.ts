import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anOrderFlow } from '#tests/integration/order-flow/shop.ts';
import { buy, deliverEsim, settled, shopOf } from './setup/customers.ts';
import { readLedger } from './oracle/ledger.ts';
import { ODD_CARTS, ODD_COUPONS, checkoutOptionsFor } from './oracle/odd-coupons.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 180_000 });
const flow = anOrderFlow();
const shop = shopOf(flow);
const Requested = z.object({ isReplay: z.boolean() });

test('PAY-05 COUPON-10 COUPON-22 ORDER-21 FULFIL-04 FULFIL-05 odd discounts on orders delivered in full, in part and not at all: every unit is correct to the cent, every code is free again or used, every mail has its own codes', async () => {
  const [good, undeliverable] = [flow.plan(6), flow.plan(7)];
  await flow.control('POST', `/network/packages/${undeliverable.packageId}`, { isWithdrawn: true });
  shop().mix.undeliverable.add(undeliverable.packageId);
  await flow.run(sql.raw(ODD_COUPONS));
  await deliverEsim(shop(), good);
  // The connection breaks after the refund was made, so the library sends the request again. The idempotency
  // key prevents a second refund.
  await flow.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 2 });

  // Four more, so that every code is also used for a top-up.
  const carts = [...ODD_CARTS, ...ODD_CARTS.slice(0, 4)];
  await Promise.all(carts.map((cart) => buy(shop(), checkoutOptionsFor(cart, { good, undeliverable }))));
  const { violations, paidOrders } = await settled(shop());
  expect(violations).toEqual([]);
  expect(paidOrders).toBe(carts.length + 1);
  const requested = await readLedger(shop().sandboxOrigin, Requested, 'refund-requested');
  expect(requested.filter(({ isReplay }) => isReplay).length).toBeGreaterThan(0);
});
