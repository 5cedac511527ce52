import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anEmail, anOrderFlow, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { settled } from './setup/customers.ts';
import { readLedger } from './oracle/ledger.ts';
import { ODD_CARTS, ODD_COUPONS, checkoutOptionsFor } from './oracle/odd-coupons.ts';

// A busy machine is slow; a pass does not wait.
vi.setConfig({ testTimeout: 180_000 });
const flow = anOrderFlow();
const Requested = z.object({ isReplay: z.boolean() });

test('PAY-05 COUPON-10 COUPON-22 ORDER-21 FULFIL-04 FULFIL-05 odd discounts on orders that come whole, in part and not at all: every unit to the cent, every code free again or used, every mail with its own codes', async () => {
  const [good, undeliverable] = [flow.plan(6), flow.plan(7)];
  await flow.control('POST', `/network/packages/${undeliverable.packageId}`, { isWithdrawn: true });
  await flow.run(sql.raw(ODD_COUPONS));
  // The line that carries a refund breaks after it was made, so the library sends it again: the key makes it one.
  await flow.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 2 });

  await Promise.all(
    ODD_CARTS.map(async (cart) => {
      const { url } = await flow.checkout({ ...checkoutOptionsFor(cart, { good, undeliverable }), email: anEmail() });
      await payOnPage(url);
    }),
  );
  const { sandbox, databaseUrl } = flow.parts();
  const { wrongs, paidOrders } = await settled({ sandboxOrigin: sandbox.origin, databaseUrl });
  expect(wrongs).toEqual([]);
  expect(paidOrders).toBe(ODD_CARTS.length);
  const requested = await readLedger(sandbox.origin, Requested, 'refund-requested');
  expect(requested.filter(({ isReplay }) => isReplay).length).toBeGreaterThan(0);
});
