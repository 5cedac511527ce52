import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { deliveredEsims, lowData } from '../esims/delivered-esims.ts';
import { customersOf } from './customers.ts';
import { topupsOf } from './place-topup.ts';
import { anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const { esimsOf, get } = customersOf(flow);
const { connect, notify, queueReadings, stateOf } = deliveredEsims(flow);
const { anOwner, aGuestTopup, unitOf, soldFor, topups } = topupsOf(flow);

test('TOPUP-05 TOPUP-22 TOPUP-23 API-21 the owner tops up an eSIM: paid, added once under our reference, and shown', async () => {
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

  expect(await flow.progress(sessionId, `${cookie}; ${session}`)).toMatchObject({
    state: 'ready',
    email,
    topup: {
      iccidEnd: esim.iccid.slice(-4),
      esimId: esim.id,
      esimName: 'eSIM para Estados Unidos, 500 MB, 1 día',
    },
    units: [{ kind: 'topup', state: 'delivered' }],
    steps: [
      { step: 'payment-confirmed', state: 'complete' },
      { step: 'adding-topup', state: 'complete' },
      { step: 'ready-to-use', state: 'complete' },
    ],
  });
  expect((await flow.progress(sessionId)).topup).toBeNull();
  // Signed out, the payer could be anyone who entered this address.
  expect((await flow.progress(sessionId, cookie)).topup).toEqual({
    iccidEnd: esim.iccid.slice(-4),
    esimId: null,
    esimName: null,
  });
  const [now] = await esimsOf(session);
  expect(now?.topups).toMatchObject([
    { data: offer.data, validityDays: offer.validityDays, state: 'waiting' },
  ]);
  expect(now?.waiting).toMatchObject([{ megabytes: offer.megabytes }]);
  const orders = z
    .object({
      orders: z.array(z.object({ units: z.array(z.object({ kind: z.string(), state: z.string() })) })),
    })
    .parse(await (await get('/api/orders', session)).json());
  expect(orders.orders[0]?.units).toEqual([expect.objectContaining({ kind: 'topup', state: 'delivered' })]);
});

test('TOPUP-32 an eSIM that was never connected shows a top-up at once, and is read with the round of the next minute', async () => {
  const { esim, session, email } = await anOwner();
  const jobs = sql`select id from jobs.job where name = 'read-esim' and data->>'esimId' = ${esim.id}`;
  expect((await esimsOf(session))[0]?.usage).toBeNull();
  const { sessionId, url } = await aGuestTopup(esim.iccid, { email });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  expect((await esimsOf(session))[0]?.topups).toMatchObject([{ state: 'waiting' }]);
  expect(await flow.rows(z.object({ id: z.string() }), jobs)).toEqual([]);
  // The first reading of an eSIM is due 15 minutes after its delivery.
  flow.clock.advance(61);
  await queueReadings();
  await eventually(async () => {
    const [now] = await esimsOf(session);
    expect(now?.usage?.totalMegabytes).toBeGreaterThan(0);
    expect(now?.topups).toMatchObject([{ state: 'waiting' }]);
  });
});

test('TOPUP-32 an active eSIM is read within seconds after a top-up, and a notice meanwhile needs no reading of its own', async () => {
  const { esim, session, email } = await anOwner();
  await connect(esim.iccid);
  flow.clock.advance(1);
  await notify(lowData(esim.iccid));
  await eventually(async () => expect((await stateOf(esim.id)).status).toBe('active'));
  flow.clock.advance(1);
  const { offer, sessionId, url } = await aGuestTopup(esim.iccid, { email });
  const jobs = sql`select id from jobs.job where name = 'read-esim' and data->>'esimId' = ${esim.id}`;
  const queued = async () => (await flow.rows(z.object({ id: z.string() }), jobs)).length;
  const before = await queued();
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  // Before the notice, which would queue one, too.
  expect(await queued()).toBe(before + 1);
  const paidAt = flow.clock.now();
  flow.clock.advance(1);
  await notify(lowData(esim.iccid));
  const total = sql`select total_megabytes as total from usage_readings where esim_id = ${esim.id}
    and read_at > ${paidAt.toISOString()}`;
  await eventually(async () => {
    const [read] = await flow.rows(z.object({ total: z.int() }), total);
    expect(read?.total).toBeGreaterThan(offer.megabytes ?? Infinity);
  });
  expect((await esimsOf(session))[0]?.topups).toMatchObject([{ state: 'waiting' }]);
});

test('TOPUP-05 TOPUP-24 a guest tops up somebody’s eSIM: a mail to each, and the owner’s says nothing about the payer', async () => {
  const owner = await anOwner();
  const { url, sessionId, email, offer } = await aGuestTopup(owner.esim.iccid, { language: 'es' });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  const end = owner.esim.iccid.slice(-4);

  const mails = await eventually(async () => {
    const all = await flow.mailsTo(email);
    expect(all.map(({ subject }) => subject.split(' (')[0]).sort()).toEqual([
      'Gracias por tu pedido en Landfall',
      'Tu recarga ya está añadida',
    ]);
    return all;
  });
  const paid = mails.find(({ subject }) => subject.startsWith('Tu recarga'));
  expect(paid?.text).toContain(`ICCID terminado en ${end}`);
  expect(paid?.text).toContain('Empieza sola cuando acaba el plan en curso');
  expect(paid?.text).toContain(offer.data);
  expect(paid?.attachments).toEqual([]);
  expect(paid?.messageId).toMatch(/^<topup-[\da-f-]{36}@/);

  // The owner bought in English.
  const notified = await eventually(async () => {
    const [mail] = (await flow.mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Data was'));
    if (mail === undefined) throw new Error('The owner has got no mail yet');
    return mail;
  });
  const { order_id: orderId } = await unitOf(sessionId);
  const [order] = await flow.rows(
    z.object({ number: z.string() }),
    sql`select number::text from orders where id = ${orderId}`,
  );
  const dollars = (offer.priceCents / 100).toFixed(2);
  for (const secret of [email, email.slice(0, 12), String(order?.number), dollars, owner.esim.iccid])
    expect(`${notified.subject}${notified.text}${notified.html}`).not.toContain(secret);
  expect(notified.text).toContain(`ICCID ending in ${end}`);
  expect(notified.text).toContain(`/dashboard/esims/${owner.esim.id}`);
  const payers = (await flow.mailsTo(email)).map(({ text, html }) => text + html).join('');
  expect(payers).not.toContain(owner.email);
  // The guest learns nothing about the eSIM, and the owner sees the top-up.
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'ready' });
  const [shown] = await esimsOf(owner.session);
  expect(shown?.topups).toHaveLength(1);
});

test('TOPUP-24 an owner who pays gets one mail, and an eSIM that was not bought here has no owner to tell', async () => {
  const owner = await anOwner();
  const target = { esimId: owner.esim.id };
  const { offer } = await topups.offers(target, owner.session);
  const own = await topups.checkout({ target, offer, email: owner.email, cookie: owner.session });
  await payOnPage(own.url);
  await flow.untilStatus(own.sessionId, 'fulfilled');
  // As if another shop had sold the eSIM.
  await flow.run(sql`delete from topups where esim_id = ${owner.esim.id}`);
  await flow.run(sql`delete from usage_readings where esim_id = ${owner.esim.id}`);
  await flow.run(sql`delete from esims where id = ${owner.esim.id}`);
  const stranger = await aGuestTopup(owner.esim.iccid, { isRepeatWanted: true });
  await payOnPage(stranger.url);
  await flow.untilStatus(stranger.sessionId, 'fulfilled');
  const kinds = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select m.kind from sent_mails m join order_units u using (order_id)
        where u.target_iccid = ${owner.esim.iccid} and m.kind like 'topup%'`,
  );
  expect(kinds).toEqual([{ kind: 'topup' }, { kind: 'topup' }]);
  const stored = await flow.rows(
    z.object({ esim_id: z.string().nullable() }),
    sql`select esim_id from topups where iccid = ${owner.esim.iccid}`,
  );
  expect(stored).toEqual([{ esim_id: null }]);
});

test('TOPUP-05 COUPON-01 a coupon lowers the price of a top-up as of a plan, and a top-up can be free', async () => {
  const { esim } = await anOwner();
  await flow.run(
    sql`insert into discount_codes (code, kind, percent) values ('TOPUP20', 'percent', 20), ('TOPUPFREE', 'percent', 100)`,
  );
  const paid = await aGuestTopup(esim.iccid, { discountCode: 'topup20' });
  await payOnPage(paid.url);
  const order = await flow.untilStatus(paid.sessionId, 'fulfilled');
  expect(order.total_cents).toBe(paid.offer.priceCents - Math.round(paid.offer.priceCents * 0.2));
  const free = await aGuestTopup(esim.iccid, { discountCode: 'TOPUPFREE', isRepeatWanted: true });
  await payOnPage(free.url);
  expect(await flow.untilStatus(free.sessionId, 'fulfilled')).toMatchObject({ total_cents: 0 });
});
