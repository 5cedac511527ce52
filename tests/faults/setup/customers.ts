import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { submitCheckout, type CheckoutOptions } from '#tests/integration/order-flow/place-checkout.ts';
import { anEmail, cookiesOf, payOnPage, sessionIn } from '#tests/integration/order-flow/shop.ts';
import { IS_LONG, report } from './form.ts';
import { checkSettledOrders } from '../oracle/check-settled-orders.ts';
import { checkOrders, type OracleResult, type OracleSources } from '../oracle/oracle.ts';
import type { FaultSetup } from './fault-setup.ts';

const PATIENCE_MS = 10 * 60_000;
/**
 * Reading ledger and database of a thousand orders is expensive, and the sandbox runs in the same process.
 */
const CHECK_EVERY_MS = IS_LONG ? 1_000 : 20;
const Page = z.object({ url: z.string() });

export type Checkout = Readonly<{ url: string; sessionId: string; email: string; cookie: string }>;

/** A customer who keeps trying: sends the same key until the shop responds. */
export function checkout({ origin }: FaultSetup, options: CheckoutOptions): Promise<Checkout> {
  const own = { key: randomUUID(), email: anEmail(), ...options };
  return eventually(async () => {
    const response = await submitCheckout(origin, own);
    const { url } = Page.parse(await response.json());
    return { url, sessionId: sessionIn(url), email: own.email, cookie: cookiesOf(response) };
  }, PATIENCE_MS);
}

export async function buy(setup: FaultSetup, options: CheckoutOptions): Promise<Checkout> {
  const page = await checkout(setup, options);
  await payOnPage(page.url);
  return page;
}

/** The verdict once all work is finished. */
export async function settled(sources: OracleSources, withinMs = 120_000): Promise<OracleResult> {
  let last: readonly string[] = [];
  const result = await eventually(
    async () => {
      const now = await checkOrders(sources);
      if (now.unsettled.length > 0) last = now.unsettled;
      expect(now.unsettled).toEqual([]);
      return now;
    },
    withinMs,
    CHECK_EVERY_MS,
  );
  for (const unsettled of last) report(`settled last: ${unsettled}`);
  return { ...result, violations: [...result.violations, ...(await checkSettledOrders(sources))] };
}
