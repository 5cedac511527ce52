import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { submitCheckout, type CheckoutOptions } from '#tests/integration/order-flow/place-checkout.ts';
import {
  anEmail,
  cookiesOf,
  payOnPage,
  sessionIn,
  type anOrderFlow,
} from '#tests/integration/order-flow/shop.ts';
import { IS_LONG, report } from './form.ts';
import { checkSettledOrders } from '../oracle/check-settled-orders.ts';
import { checkOrders, type OracleResult, type OracleSources } from '../oracle/oracle.ts';
import { aMix, checkWanted } from './mix.ts';
import { readRows } from './plain-sql.ts';
import { checkoutTopup, Esim, someEsim, type TopupOrder } from './topup-customers.ts';
import type { Plan } from './fault-setup.ts';
import { keepTrying, readPage, type Checkout, type Shop } from './tested-shop.ts';

/**
 * Each look reads the whole ledger and opens a connection to the database, and the sandbox runs in the same process:
 * looking all the time would take the processor from the shop that it waits for.
 */
const CHECK_EVERY_MS = IS_LONG ? 1_000 : 250;
const LOOK_EVERY_MS = 100;
const Status = z.object({ status: z.string() });

/** The shop of a test file that runs inside the test process. */
export function shopOf(flow: ReturnType<typeof anOrderFlow>): () => Shop {
  const mix = aMix();
  // The clock is set back before each test; what was counted by then would be in the future.
  beforeEach(() => flow.run(sql`delete from rate_limits`));
  return () => {
    const { origin, sandbox, databaseUrl } = flow.parts();
    return { origin, sandboxOrigin: sandbox.origin, databaseUrl, mix };
  };
}

/**
 * The next customer. Every third one tops up an eSIM that was delivered before, with the code of the cart. When
 * the cart has a plan that is not delivered, the top-up is not delivered either.
 */
export async function checkout(shop: Shop, options: CheckoutOptions): Promise<Checkout> {
  if (!shop.mix.takeTurn()) return checkoutCart(shop, options);
  const esim = await someEsim(shop);
  if (esim === null) {
    shop.mix.giveBack();
    return checkoutCart(shop, options);
  }
  const { email, discountCode, lines = [] } = options;
  const isUndeliverable = lines.some(({ packageId }) => shop.mix.undeliverable.has(packageId));
  return checkoutTopup(shop, { esim, email, discountCode, isUndeliverable });
}

/** A customer who keeps trying: sends the same key until the shop responds. */
export function checkoutCart({ origin }: Shop, options: CheckoutOptions): Promise<Checkout> {
  const own = { key: randomUUID(), email: anEmail(), ...options };
  return keepTrying(async () => {
    const response = await submitCheckout(origin, own);
    const { url } = await readPage(response);
    return { url, sessionId: sessionIn(url), email: own.email, cookie: cookiesOf(response) };
  });
}

/** The payment page of a checkout that has ended responds so: the customer starts again. */
const GONE = 410;

async function paid(checkOut: () => Promise<Checkout>): Promise<Checkout> {
  const page = await checkOut();
  const { status } = await payOnPage(page.url);
  return status === GONE ? paid(checkOut) : page;
}

/** The next customer, who also pays. */
export const buy = async (shop: Shop, options: CheckoutOptions) => paid(() => checkout(shop, options));
/** Exactly this cart. */
export const buyCart = async (shop: Shop, options: CheckoutOptions) =>
  paid(() => checkoutCart(shop, options));
/** Exactly this top-up. */
export const buyTopup = async (shop: Shop, order?: TopupOrder) => paid(() => checkoutTopup(shop, order));

export function untilFulfilled({ databaseUrl }: Shop, { sessionId }: Checkout, withinMs = 60_000) {
  const text = `select o.status from orders o join checkout_sessions s on s.order_id = o.id where s.session_id = $1`;
  return eventually(
    async () => {
      const [order] = await readRows(databaseUrl, Status, { text, values: [sessionId] });
      expect(order?.status).toBe('fulfilled');
    },
    withinMs,
    LOOK_EVERY_MS,
  );
}

/** An eSIM that later customers of the test can top up. */
export async function deliverEsim(shop: Shop, plan: Plan, email = anEmail()): Promise<Esim> {
  const page = await buyCart(shop, { email, lines: [{ ...plan, quantity: 1 }] });
  await untilFulfilled(shop, page, 180_000);
  const text = `select e.iccid, o.email as owner from esims e join order_units u on u.id = e.unit_id
    join orders o on o.id = u.order_id join checkout_sessions s on s.order_id = o.id where s.session_id = $1`;
  const [esim] = await readRows(shop.databaseUrl, Esim, { text, values: [page.sessionId] });
  if (esim === undefined) throw new Error('The order has no eSIM');
  return esim;
}

/** What the time to settle is made of: deliveries and refunds, or mails. */
function reportOn(unsettled: readonly string[]): string {
  const onlyMails = unsettled.filter((one) => /\((?:fulfilled|refunded)\)/.test(one));
  return `${unsettled.length} orders not settled, ${onlyMails.length} of them only without mails`;
}

/** The verdict once all work is finished. */
export async function settled(
  sources: OracleSources & Partial<Pick<Shop, 'mix'>>,
  withinMs = 120_000,
): Promise<OracleResult> {
  let last: readonly string[] = [];
  const result = await eventually(
    async () => {
      const now = await checkOrders(sources);
      if (now.unsettled.length > 0) last = now.unsettled;
      if (IS_LONG) report(reportOn(now.unsettled));
      expect(now.unsettled).toEqual([]);
      return now;
    },
    withinMs,
    CHECK_EVERY_MS,
  );
  for (const unsettled of last) report(`settled last: ${unsettled}`);
  const wanted = sources.mix === undefined ? [] : await checkWanted(sources, sources.mix);
  const violations = [...result.violations, ...wanted, ...(await checkSettledOrders(sources))];
  return { ...result, violations };
}
