import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anEmail, anOrderFlow, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { settled } from './setup/customers.ts';
import { readLedger } from './oracle/ledger.ts';
import { ODD_CARTS, ODD_COUPONS, checkoutOptionsFor } from './oracle/odd-coupons.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 180_000 });
const flow = anOrderFlow();
const Requested = z.object({ isReplay: z.boolean() });

test('PAY-05 COUPON-10 COUPON-22 ORDER-21 FULFIL-04 FULFIL-05 odd discounts on orders delivered in full, in part and not at all: every unit is correct to the cent, every code is free again or used, every mail has its own codes', async () => {
  const [good, undeliverable] = [flow.plan(6), flow.plan(7)];
  await flow.control('POST', `/network/packages/${undeliverable.packageId}`, { isWithdrawn: true });
  await flow.run(sql.raw(ODD_COUPONS));
  // The connection breaks after the refund was made, so the library sends the request again. The idempotency
  // key prevents a second refund.
  await flow.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 2 });

  await Promise.all(
    ODD_CARTS.map(async (cart) => {
      const { url } = await flow.checkout({
        ...checkoutOptionsFor(cart, { good, undeliverable }),
        email: anEmail(),
      });
      await payOnPage(url);
    }),
  );
  const { sandbox, databaseUrl } = flow.parts();
  const { violations, paidOrders } = await settled({ sandboxOrigin: sandbox.origin, databaseUrl });
  expect(violations).toEqual([]);
  expect(paidOrders).toBe(ODD_CARTS.length);
  const requested = await readLedger(sandbox.origin, Requested, 'refund-requested');
  expect(requested.filter(({ isReplay }) => isReplay).length).toBeGreaterThan(0);
});
