import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { runReconciliation } from '#core/reconciliation/run-reconciliation.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { topupsOf } from './place-topup.ts';
import { anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const { anOwner, aGuestTopup, unitOf, soldFor, refundsOf } = topupsOf(flow);

const alertKinds = async () =>
  (await flow.rows(z.object({ kind: z.string() }), sql`select kind from alerts`)).map(({ kind }) => kind);

/** The first attempt of this top-up has ended without an answer of the network. */
const untilSilent = (unitId: string) =>
  eventually(() => {
    const silent = flow.log.lines.filter(
      ({ event, fields }) => event === 'network-silent' && fields['unitId'] === unitId,
    );
    expect(silent).toHaveLength(1);
  });

/** Paid for by a guest, while the network accepts the top-up and does not respond. */
async function aTopupWithoutResponse() {
  const { esim } = await anOwner();
  const made = await aGuestTopup(esim.iccid);
  await flow.fault({ service: 'network', kind: 'timeout-after', match: 'POST /v2/orders/topups', count: 1 });
  await payOnPage(made.url);
  const unit = await eventually(async () => {
    const paid = await unitOf(made.sessionId);
    expect(await soldFor(paid.id)).toHaveLength(1);
    return paid;
  });
  await untilSilent(unit.id);
  await flow.untilAttemptEnded(made.sessionId);
  return { ...made, unit };
}

test('TOPUP-22 a top-up accepted without a response is looked up, not bought again', async () => {
  const { sessionId, unit } = await aTopupWithoutResponse();
  flow.clock.advance(90);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'fulfilled');
  expect(await soldFor(unit.id)).toHaveLength(1);
  expect(await unitOf(sessionId)).toMatchObject({ outcome: 'delivered', attempt: 2 });
  expect(await refundsOf(unit.order_id)).toEqual([]);
});

test('TOPUP-22 TOPUP-25 a top-up that was added without a response is found when it is late, and not refunded', async () => {
  const { sessionId, unit } = await aTopupWithoutResponse();
  flow.clock.advance(13 * 60 + 1);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'fulfilled');
  expect(await soldFor(unit.id)).toHaveLength(1);
  expect(await refundsOf(unit.order_id)).toEqual([]);
});

test('TOPUP-25 a late top-up that the network cannot confirm is refunded, with an alert about a top-up', async () => {
  const { sessionId, unit } = await aTopupWithoutResponse();
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: 'GET /v2/orders' });
  flow.clock.advance(13 * 60 + 1);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'refunded');
  expect(await unitOf(sessionId)).toMatchObject({ outcome: 'undeliverable', failure: 'too-late' });
  expect(await alertKinds()).toContain('topup-maybe-bought-for-nothing');
  expect(await alertKinds()).not.toContain('esim-maybe-bought-for-nothing');
  // The daily comparison finds what the shop paid for nothing.
  await flow.control('DELETE', '/faults');
  await runReconciliation(flow.parts().shop.orders.reconciliation);
  const findings = await flow.rows(
    z.object({ kind: z.string(), subject: z.string() }),
    sql`select kind, subject from reconciliation_findings where details->>'unitId' = ${unit.id}`,
  );
  const [sold] = await soldFor(unit.id);
  expect(findings).toEqual([{ kind: 'esim-bought-and-refunded', subject: String(sold?.data['order_id']) }]);
});

test('TOPUP-25 FULFIL-03 a top-up that cannot be added in time is refunded in full, and the mail names it', async () => {
  const { esim } = await anOwner();
  const { url, sessionId, email, offer } = await aGuestTopup(esim.iccid);
  await flow.control('POST', '/network/balance', { balanceCents: 0 });
  await payOnPage(url);
  await eventually(async () => expect(await alertKinds()).toContain('network-wallet-empty'));
  await flow.untilAttemptEnded(sessionId);
  flow.clock.advance(13 * 60 + 1);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'refunded');
  await flow.control('POST', '/network/balance', { balanceCents: 100_000_000 });
  const unit = await unitOf(sessionId);
  expect(await soldFor(unit.id)).toEqual([]);
  expect(await refundsOf(unit.order_id)).toEqual([{ amount_cents: offer.priceCents, status: 'done' }]);
  expect(await flow.progress(sessionId)).toMatchObject({
    state: 'refunded',
    units: [{ kind: 'topup', state: 'refunded' }],
    steps: [{ state: 'complete' }, { step: 'adding-topup', state: 'waiting' }, { state: 'waiting' }],
  });
  const [refund] = await eventually(async () => {
    const mails = (await flow.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your refund'));
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(refund?.text).toContain(`${offer.title}, ${offer.data}`);
  const kinds = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select kind from sent_mails where order_id = ${unit.order_id} order by kind`,
  );
  expect(kinds).toEqual([{ kind: 'refund' }, { kind: 'welcome' }]);
});

test('TOPUP-25 an eSIM that is recycled after the payment page was opened is refunded at once', async () => {
  const { esim } = await anOwner();
  const { url, sessionId, offer } = await aGuestTopup(esim.iccid);
  await flow.control('POST', `/network/esims/${esim.iccid}/age`, { advanceMs: 800 * 86_400_000 });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'refunded');
  const unit = await unitOf(sessionId);
  expect(unit).toMatchObject({ outcome: 'undeliverable', attempt: 1 });
  expect(await refundsOf(unit.order_id)).toEqual([{ amount_cents: offer.priceCents, status: 'done' }]);
});

test('TOPUP-21 TOPUP-25 a top-up that the network rejects is refunded, and bought again at once without a question', async () => {
  const { esim } = await anOwner();
  const { url, sessionId, offer } = await aGuestTopup(esim.iccid);
  await flow.control('POST', `/network/packages/${offer.packageId}`, { isWithdrawn: true });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'refunded');
  await flow.control('POST', `/network/packages/${offer.packageId}`, { isWithdrawn: false });
  const again = await aGuestTopup(esim.iccid);
  expect(again.offer.packageId).toBe(offer.packageId);
  await payOnPage(again.url);
  await flow.untilStatus(again.sessionId, 'fulfilled');
  expect(await soldFor((await unitOf(again.sessionId)).id)).toHaveLength(1);
});

test('TOPUP-22 the network’s order of one top-up is never the delivery of another', async () => {
  const { esim } = await anOwner();
  const first = await aGuestTopup(esim.iccid);
  await payOnPage(first.url);
  await flow.untilStatus(first.sessionId, 'fulfilled');
  const delivered = await unitOf(first.sessionId);
  const open = await unitOf((await aGuestTopup(esim.iccid, { isRepeatWanted: true })).sessionId);
  const taken = sql`update order_units set outcome = 'delivered', settled_at = now(), deliver_by = now(),
    vendor_order_id = (select vendor_order_id from order_units where id = ${delivered.id}) where id = ${open.id}`;
  await expect(flow.run(taken)).rejects.toMatchObject({
    cause: { constraint: 'order_units_vendor_order_id_key' },
  });
  const twice = sql`insert into topups (unit_id, iccid, vendor_order_id, created_at)
    select ${open.id}, iccid, vendor_order_id, now() from topups where unit_id = ${delivered.id}`;
  await expect(flow.run(twice)).rejects.toMatchObject({
    cause: { table: 'topups' },
  });
});
