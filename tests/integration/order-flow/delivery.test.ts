import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();

async function paidOrder(options: Parameters<typeof flow.checkout>[0] = {}) {
  const email = anEmail();
  const { url, sessionId, cookie } = await flow.checkout({ email, ...options });
  const before = await flow.orderOf(sessionId);
  await payOnPage(url);
  return { email, sessionId, cookie, id: before.id, totalCents: before.total_cents };
}

const Unit = z.object({
  id: z.string(),
  outcome: z.string().nullable(),
  attempt: z.int(),
  failure: z.string().nullable(),
});

function unitsOf(orderId: string) {
  return flow.rows(
    Unit,
    sql`select id, outcome, attempt, failure from order_units where order_id = ${orderId} order by position`,
  );
}

async function soldFor(units: readonly { id: string }[]) {
  const ids = new Set<unknown>(units.map(({ id }) => id));
  return (await flow.ledger('esim-sold')).filter(({ data }) => ids.has(data['description']));
}

/** Refunds at the payment service that have one of our references. */
async function refundsOf(orderId: string) {
  const ours = await flow.rows(
    z.object({ unit_id: z.string(), amount_cents: z.int() }),
    sql`select r.unit_id, r.amount_cents from refunds r join payments using (payment_id) where order_id = ${orderId}`,
  );
  const references = ours.map(({ unit_id }) => JSON.stringify({ reference: unit_id }));
  const made = (await flow.ledger('refund-made')).filter(({ data }) =>
    references.includes(JSON.stringify(data['metadata'])),
  );
  return { ours, made };
}

test('FULFIL-04 FULFIL-05 PAY-05 B5 a unit that the network rejects is refunded once with one mail, although the refund response is lost', async () => {
  const { packageId, price } = flow.plan(1);
  await flow.control('POST', `/network/packages/${packageId}`, { isWithdrawn: true });
  await flow.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 2 });
  const { email, sessionId, id, totalCents } = await paidOrder({
    lines: [{ packageId, price, quantity: 1 }],
  });
  await flow.untilStatus(sessionId, 'refunded');
  const { ours, made } = await refundsOf(id);
  expect(ours.map(({ amount_cents }) => amount_cents)).toEqual([totalCents]);
  expect(made.map(({ data }) => data['amount'])).toEqual([totalCents]);
  expect(await soldFor(await unitsOf(id))).toEqual([]);
  await eventually(async () => {
    const refundMails = (await flow.mailsTo(email)).filter(({ subject }) => subject.includes('Your refund'));
    expect(refundMails).toHaveLength(1);
  });
  await flow.reconcile();
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'refunded', refundedCents: totalCents });
});

test.each([
  ['fails', { kind: 'error', status: 500 }],
  ['drops the connection of', { kind: 'timeout-before' }],
])(
  'FULFIL-04 B5 a refund that the payment service %s does not count as made: it is made later',
  async (_, fault) => {
    const { packageId, price } = flow.plan(1);
    await flow.control('POST', `/network/packages/${packageId}`, { isWithdrawn: true });
    await flow.fault({ service: 'payments', match: 'POST /v1/refunds', count: 2, ...fault });
    const { sessionId, id, totalCents } = await paidOrder({ lines: [{ packageId, price, quantity: 1 }] });
    await flow.untilStatus(sessionId, 'refunded');
    expect((await refundsOf(id)).made.map(({ data }) => data['amount'])).toEqual([totalCents]);
  },
);

test('FULFIL-04 COUPON-08 partial delivery settles to the cent: an undelivered unit is refunded at its discounted price', async () => {
  const good = flow.plan(2);
  const bad = flow.plan(3);
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: true });
  const { email, sessionId, id, totalCents } = await paidOrder({
    lines: [
      { ...good, quantity: 2 },
      { ...bad, quantity: 1 },
    ],
    discountCode: 'SAVE5',
  });
  await flow.untilStatus(sessionId, 'fulfilled');
  const { made } = await eventually(async () => {
    const refunds = await refundsOf(id);
    expect(refunds.made).toHaveLength(1);
    return refunds;
  });
  const kept = await flow.rows(
    z.object({ cents: z.string() }),
    sql`select sum(price_cents - discount_cents) as cents from order_units
        where order_id = ${id} and outcome = 'delivered'`,
  );
  expect(Number(made[0]?.data['amount']) + Number(kept[0]?.cents)).toBe(totalCents);
  const units = await unitsOf(id);
  expect(units.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered', 'undeliverable']);
  expect(await soldFor(units)).toHaveLength(2);
  await eventually(async () => {
    const subjects = (await flow.mailsTo(email)).map(({ subject }) => subject.split(' (')[0]);
    expect(subjects.sort()).toEqual([
      'Thank you for your Landfall order',
      'Your eSIMs are ready',
      'Your refund',
    ]);
  });
});

test('an order accepted without a response is looked up, not bought again: exactly one eSIM', async () => {
  await flow.fault({ service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 1 });
  const { sessionId, id } = await paidOrder();
  await eventually(async () => expect(await unitsOf(id)).toMatchObject([{ attempt: 1, outcome: null }]));
  const units = await unitsOf(id);
  await eventually(async () => expect(await soldFor(units)).toHaveLength(1));
  await eventually(() => {
    const postponed = flow.log.lines.filter(
      ({ event, fields }) => event === 'network-silent' && fields['unitId'] === units[0]?.id,
    );
    expect(postponed).toHaveLength(1);
  });
  await flow.untilAttemptEnded(sessionId);
  // A minute later the network has had time to finish, and the reconciler finds that the unit is not held.
  flow.clock.advance(90);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'fulfilled');
  expect(await soldFor(units)).toHaveLength(1);
  const [bought] = await soldFor(units);
  const stored = await flow.rows(
    z.object({ iccid: z.string() }),
    sql`select iccid from esims where unit_id = ${units[0]?.id}`,
  );
  expect(stored).toEqual([{ iccid: bought?.data['iccid'] }]);
});

test('FULFIL-03 B21 a unit that cannot be delivered in time is refunded, and an eSIM that arrives later is not delivered', async () => {
  await flow.control('POST', '/network/balance', { balanceCents: 0 });
  const { sessionId, id, totalCents } = await paidOrder();
  await eventually(async () => {
    const alerts = await flow.rows(z.object({ kind: z.string() }), sql`select kind from alerts`);
    expect(alerts).toContainEqual({ kind: 'network-wallet-empty' });
  });
  await flow.untilAttemptEnded(sessionId);
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'processing' });
  flow.clock.advance(13 * 60 + 1);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'refunded');
  await flow.control('POST', '/network/balance', { balanceCents: 100_000_000 });
  const units = await unitsOf(id);
  expect(units).toMatchObject([{ outcome: 'undeliverable', failure: 'too-late' }]);
  expect((await refundsOf(id)).made.map(({ data }) => data['amount'])).toEqual([totalCents]);
  expect(await soldFor(units)).toEqual([]);
});

test('B22 B24 a mailbox that rejects permanently is not retried forever, and the owner gets an alert', async () => {
  const email = `${anEmail().split('@')[0] ?? ''}@refused.example`;
  await flow.fault({ service: 'mail', kind: 'error', status: 550, match: 'refused.example' });
  const { id, sessionId } = await paidOrder({ email });
  await flow.untilStatus(sessionId, 'fulfilled');
  await eventually(async () => {
    const mails = await flow.rows(
      z.object({ status: z.string(), attempts: z.int() }),
      sql`select status, attempts from sent_mails where order_id = ${id}`,
    );
    expect(mails).toEqual([
      { status: 'refused', attempts: 1 },
      { status: 'refused', attempts: 1 },
    ]);
  });
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'ready' });
});

test('B22 a mail server that responds "try later" gets the mail later, once', async () => {
  const email = anEmail();
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: email, count: 2 });
  const { sessionId, id } = await paidOrder({ email });
  await flow.untilStatus(sessionId, 'fulfilled');
  // Both got "try later": before that, a mail in progress would be sent beside its retry.
  await eventually(async () => expect(await flow.control('GET', '/faults')).toEqual({ faults: [] }));
  flow.clock.advance(3 * 60);
  await flow.reconcile();
  await eventually(async () => expect(await flow.mailsTo(email)).toHaveLength(2));
  // And it is recorded as sent: otherwise the next run would send it again.
  await eventually(async () => {
    const due = await flow.rows(
      z.object({ kind: z.string() }),
      sql`select kind from sent_mails where order_id = ${id} and status <> 'sent'`,
    );
    expect(due).toEqual([]);
  });
});
