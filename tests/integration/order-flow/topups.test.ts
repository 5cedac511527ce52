import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from './customers.ts';
import { topupsAt } from './place-topup.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const { aSignedInCustomer, esimsOf, get } = customersOf(flow);
const topups = topupsAt(() => flow.parts().origin);

async function anOwner() {
  const owner = await aSignedInCustomer();
  const [esim] = await esimsOf(owner.session);
  if (esim === undefined) throw new Error('No eSIM was delivered');
  return { ...owner, esim };
}

/** A guest who has typed the ICCID of an eSIM. */
async function aGuestTopup(iccid: string, changes: Partial<Parameters<typeof topups.checkout>[0]> = {}) {
  const { offer } = await topups.offers({ iccid });
  const email = anEmail();
  const made = await topups.checkout({ target: { iccid }, offer, email, ...changes });
  return { ...made, offer, email };
}

const unitOf = async (sessionId: string) => {
  const { id } = await flow.orderOf(sessionId);
  const [unit] = await flow.rows(
    z.object({
      id: z.string(),
      kind: z.string(),
      target_iccid: z.string(),
      outcome: z.string().nullable(),
      failure: z.string().nullable(),
      attempt: z.int(),
    }),
    sql`select * from order_units where order_id = ${id}`,
  );
  if (unit === undefined) throw new Error('The order has no unit');
  return unit;
};

const soldFor = async (unitId: string) =>
  (await flow.ledger('topup-sold')).filter(({ data }) => data['description'] === unitId);

const refundsOf = (orderId: string) =>
  flow.rows(
    z.object({ amount_cents: z.int(), status: z.string() }),
    sql`select amount_cents, status from refunds join payments using (payment_id) where order_id = ${orderId}`,
  );

test('TOPUP-05 TOPUP-14 TOPUP-15 API-21 the owner tops up an eSIM: paid, added once under our reference, and shown', async () => {
  const { session, esim, email } = await anOwner();
  const target = { esimId: esim.id };
  const { offer } = await topups.offers(target, session);
  const { url, sessionId, cookie } = await topups.checkout({
    target,
    offer,
    email: 'ignored@example.com',
    cookie: session,
    language: 'es',
  });
  const paid = await payOnPage(url);
  expect(paid.headers.get('location')).toBe(
    `${flow.parts().origin}/es/topup/success?session_id=${sessionId}`,
  );
  const order = await flow.untilStatus(sessionId, 'fulfilled');
  expect(order.total_cents).toBe(offer.priceCents);

  const unit = await unitOf(sessionId);
  expect(unit).toMatchObject({ kind: 'topup', target_iccid: esim.iccid, outcome: 'delivered' });
  const sold = await soldFor(unit.id);
  expect(sold.map(({ data }) => [data['iccid'], data['package_id']])).toEqual([
    [esim.iccid, offer.packageId],
  ]);
  const stored = await flow.rows(
    z.object({ esim_id: z.string(), vendor_order_id: z.string() }),
    sql`select esim_id, vendor_order_id from topups where unit_id = ${unit.id}`,
  );
  expect(stored).toEqual([{ esim_id: esim.id, vendor_order_id: String(sold[0]?.data['order_id']) }]);

  expect(await flow.progress(sessionId, cookie)).toMatchObject({
    state: 'ready',
    email,
    topup: { iccidEnd: esim.iccid.slice(-4), esimId: esim.id },
    units: [{ kind: 'topup', state: 'delivered' }],
    steps: [
      { step: 'payment-confirmed', state: 'complete' },
      { step: 'adding-topup', state: 'complete' },
      { step: 'ready-to-use', state: 'complete' },
    ],
  });
  expect((await flow.progress(sessionId)).topup).toBeNull();
  // The eSIM's figures come from a reading that the delivery queued.
  await eventually(async () => {
    const [now] = await esimsOf(session);
    expect(now?.topups).toMatchObject([
      { data: offer.data, validityDays: offer.validityDays, state: 'waiting' },
    ]);
    expect(now?.usage?.totalMegabytes).toBeGreaterThanOrEqual(offer.megabytes ?? 0);
  });
  const orders = z
    .object({
      orders: z.array(z.object({ units: z.array(z.object({ kind: z.string(), state: z.string() })) })),
    })
    .parse(await (await get('/api/orders', session)).json());
  expect(orders.orders[0]?.units).toEqual([expect.objectContaining({ kind: 'topup', state: 'delivered' })]);
});
