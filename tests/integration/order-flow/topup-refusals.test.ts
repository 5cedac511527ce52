import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#core/durations.ts';
import { luhnDigit } from '#sandbox/network/shop/iccid.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import { errorOf } from '#tests/builders/app.ts';
import { topupsOf } from './place-topup.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const { anOwner, aGuestTopup, topups, soldFor, unitOf } = topupsOf(flow);

const NoTopups = z.looseObject({ newPlanPath: z.string() });

function anUnknownIccid(): string {
  const digits = `894470${String(Date.now()).slice(-12)}`;
  return `${digits}${luhnDigit(digits)}`;
}

const age = (iccid: string, days: number) =>
  flow.control('POST', `/network/esims/${iccid}/age`, { advanceMs: days * DAY_MS });

const ordersFor = (iccid: string) =>
  flow.rows(
    z.object({ status: z.string() }),
    sql`select o.status from orders o join order_units u on u.order_id = o.id where u.target_iccid = ${iccid}`,
  );

test('TOPUP-06 an unknown, a recycled and a foreign eSIM without top-ups look alike by ICCID', async () => {
  const owner = await anOwner();
  const none = await topups.readOffers({ iccid: anUnknownIccid() });
  const body = await none.text();
  expect([none.status, JSON.parse(body)]).toEqual([200, { kind: 'none', reason: 'none', newPlanPath: null }]);
  // Somebody else's, asked by a guest, by its owner and by another customer: only what is on sale.
  const asGuest = await (await topups.readOffers({ iccid: owner.esim.iccid })).text();
  const asOwner = await (await topups.readOffers({ iccid: owner.esim.iccid }, owner.session)).text();
  expect(asGuest).toBe(asOwner);
  expect(JSON.parse(asGuest)).toMatchObject({ kind: 'offers' });
  expect(asGuest).not.toContain(owner.esim.id);
  await age(owner.esim.iccid, 800);
  flow.clock.advance(61);
  const recycled = await topups.readOffers({ iccid: owner.esim.iccid });
  expect([recycled.status, await recycled.text()]).toEqual([200, body]);
});

test('TOPUP-02 TOPUP-05 CHECKOUT-08 a text that is no ICCID, a missing consent and a used key leave no order', async () => {
  const [owner, other] = await Promise.all([anOwner(), anOwner()]);
  const target = { iccid: owner.esim.iccid };
  const { offer } = await topups.offers(target);
  const wrongDigit = target.iccid.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
  for (const iccid of [wrongDigit, `${target.iccid}00`, 'ana@example.com']) {
    expect((await topups.readOffers({ iccid })).status).toBe(400);
    expect((await topups.submit({ target: { iccid }, offer, email: anEmail() })).status).toBe(400);
  }
  const options = { target, offer, email: anEmail(), key: randomUUID() };
  const refused = await topups.submit({
    ...options,
    withdrawal: { ...AGREED.withdrawal, isAccepted: false },
  });
  expect(await errorOf(refused)).toMatchObject({ status: 400 });
  expect(await ordersFor(target.iccid)).toEqual([]);

  expect((await topups.submit(options)).status).toBe(200);
  const reused = await topups.submit({ ...options, target: { iccid: other.esim.iccid } });
  expect(await errorOf(reused)).toMatchObject({ status: 409, code: 'key-reused' });
  expect(await ordersFor(other.esim.iccid)).toEqual([]);
});

test('TOPUP-20 TOPUP-37 an eSIM of mine that is recycled says so, with a plan to buy instead, and cannot be paid for', async () => {
  const { esim, session, email } = await anOwner();
  const target = { esimId: esim.id };
  const { offer } = await topups.offers(target, session);
  await flow.run(sql`update esims set status = 'recycled', next_read_at = null where id = ${esim.id}`);
  const [plan] = await flow.rows(
    z.object({ slug: z.string(), validity_days: z.int() }),
    sql`select p.slug, p.validity_days from packages p join order_units u using (package_id) join esims e on e.unit_id = u.id where e.id = ${esim.id}`,
  );
  const { newPlanPath, ...rest } = NoTopups.parse(await (await topups.readOffers(target, session)).json());
  expect(rest).toEqual({ kind: 'none', reason: 'recycled' });
  const plans = `/esim/${plan?.slug ?? ''}?like=data-${plan?.validity_days ?? ''}-`;
  expect(newPlanPath.slice(0, plans.length)).toBe(plans);
  const refused = await topups.submit({ target, offer, email, cookie: session });
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'no-topup-recycled' });
  expect(await ordersFor(esim.iccid)).toEqual([]);
});

test('TOPUP-20 what the network stopped offering after the list was shown is refused before payment', async () => {
  const { esim, session, email } = await anOwner();
  const target = { esimId: esim.id };
  const { offer } = await topups.offers(target, session);
  const other = await topups.submit({
    target,
    offer: { ...offer, packageId: flow.plan().packageId },
    email,
    cookie: session,
  });
  expect(await errorOf(other)).toMatchObject({ status: 409, code: 'no-topup-none' });
  // The list is still remembered; the checkout reads it anew.
  await age(esim.iccid, 800);
  expect(await (await topups.readOffers(target, session)).json()).toMatchObject({ kind: 'offers' });
  const recycled = await topups.submit({ target, offer, email, cookie: session });
  expect(await errorOf(recycled)).toMatchObject({ status: 409, code: 'no-topup-recycled' });
  // The page reads its list again, and it is the one that refused.
  expect(await (await topups.readOffers(target, session)).json()).toMatchObject({
    kind: 'none',
    reason: 'recycled',
  });
  const typed = await topups.submit({ target: { iccid: esim.iccid }, offer, email: anEmail() });
  expect(await errorOf(typed)).toMatchObject({ status: 409, code: 'no-topup-none' });
  expect(await ordersFor(esim.iccid)).toEqual([]);
});

test('TOPUP-20 while the network does not respond nothing can be paid for, and the list says that it is unavailable', async () => {
  const { esim } = await anOwner();
  const target = { iccid: esim.iccid };
  await flow.fault({
    service: 'network',
    kind: 'error',
    status: 500,
    match: `${esim.iccid}/topups`,
    count: 1,
  });
  expect(await (await topups.readOffers(target)).json()).toEqual({ kind: 'unavailable' });
  // It is not remembered.
  const { offer } = await topups.offers(target);
  await flow.fault({
    service: 'network',
    kind: 'error',
    status: 500,
    match: `${esim.iccid}/topups`,
    count: 1,
  });
  const refused = await topups.submit({ target, offer, email: anEmail() });
  expect(await errorOf(refused)).toMatchObject({ status: 503, code: 'topups-unavailable' });
  expect(await ordersFor(esim.iccid)).toEqual([]);
});

test('TOPUP-06 reloading the list costs no further call to the network', async () => {
  const { esim } = await anOwner();
  await topups.offers({ iccid: esim.iccid });
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: `${esim.iccid}/topups` });
  expect((await topups.offers({ iccid: esim.iccid })).all.length).toBeGreaterThan(0);
  flow.clock.advance(61);
  expect(await (await topups.readOffers({ iccid: esim.iccid })).json()).toEqual({ kind: 'unavailable' });
});

test('TOPUP-05 CHECKOUT-13 the price is the one that is charged: another one is refused, and a withdrawn top-up is not on sale', async () => {
  const { esim } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer, all } = await topups.offers(target);
  const wrong = await topups.submit({
    target,
    offer: { ...offer, priceCents: offer.priceCents - 1 },
    email: anEmail(),
  });
  expect(await errorOf(wrong)).toMatchObject({ status: 409, code: 'price-updated' });
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents) values (${offer.packageId}, ${offer.priceCents + 250})`,
  );
  const dearer = (await topups.offers(target)).all.find(({ packageId }) => packageId === offer.packageId);
  expect(dearer?.priceCents).toBe(offer.priceCents + 250);
  await flow.run(sql`update packages set withdrawn_at = now() where package_id = ${offer.packageId}`);
  const left = (await topups.offers(target)).all.map(({ packageId }) => packageId);
  expect(left.sort()).toEqual(
    all.flatMap(({ packageId }) => (packageId === offer.packageId ? [] : [packageId])).sort(),
  );
  const withdrawn = await topups.submit({ target, offer, email: anEmail() });
  expect(await errorOf(withdrawn)).toMatchObject({ status: 409, code: 'package-unavailable' });
  await flow.run(sql`update packages set withdrawn_at = null where package_id = ${offer.packageId}`);
  await flow.run(sql`delete from package_inventory where package_id = ${offer.packageId}`);
});

test('TOPUP-21 the same top-up again within a minute asks first, for any payer, also when both come at once', async () => {
  const { esim } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer } = await topups.offers(target);
  const both = await Promise.all([1, 2].map(() => topups.submit({ target, offer, email: anEmail() })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused === undefined ? null : await errorOf(refused)).toMatchObject({ code: 'same-topup-unpaid' });
  expect(await ordersFor(esim.iccid)).toHaveLength(1);

  // The same key is the same purchase, also when it says that a repetition is wanted.
  const key = randomUUID();
  const again = { target, offer, email: anEmail(), key };
  expect((await topups.submit(again)).status).toBe(409);
  const wanted = await topups.submit({ ...again, isRepeatWanted: true });
  expect(wanted.status).toBe(200);
  const { url } = z.object({ url: z.string() }).parse(await wanted.json());
  expect(await (await topups.submit({ ...again, isRepeatWanted: true })).json()).toEqual({ url });
  expect(await ordersFor(esim.iccid)).toHaveLength(2);

  flow.clock.advance(60);
  expect((await topups.submit({ target, offer, email: anEmail() })).status).toBe(200);
});

test('TOPUP-21 CHECKOUT-15 pressed several times at the same moment is one purchase and no question', async () => {
  const { esim } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer } = await topups.offers(target);
  const options = { target, offer, email: anEmail(), key: randomUUID() };
  const pressed = await Promise.all(Array.from({ length: 4 }, () => topups.submit(options)));
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(await Promise.all(pressed.map((one) => one.text()))).size).toBe(1);
  expect(await ordersFor(esim.iccid)).toHaveLength(1);
});

test('TOPUP-21 a paid top-up counts from its payment, and two wanted ones are two top-ups', async () => {
  const { esim } = await anOwner();
  const first = await aGuestTopup(esim.iccid);
  flow.clock.advance(50);
  await payOnPage(first.url);
  await flow.untilStatus(first.sessionId, 'fulfilled');
  flow.clock.advance(50);
  const target = { iccid: esim.iccid };
  const refused = await topups.submit({ target, offer: first.offer, email: anEmail() });
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'same-topup-again' });
  const second = await aGuestTopup(esim.iccid, { isRepeatWanted: true });
  await payOnPage(second.url);
  await flow.untilStatus(second.sessionId, 'fulfilled');
  for (const { sessionId } of [first, second])
    expect(await soldFor((await unitOf(sessionId)).id)).toHaveLength(1);
});

test('TOPUP-33 my unpaid checkout of the same top-up gives way; one of somebody else asks, and says that it is unpaid', async () => {
  const { esim } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer } = await topups.offers(target);
  const email = anEmail();
  expect((await topups.submit({ target, offer, email })).status).toBe(200);
  expect((await topups.submit({ target, offer, email })).status).toBe(200);
  const statuses = (await ordersFor(esim.iccid)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['awaiting-payment', 'cancelled']);
  const other = await topups.submit({ target, offer, email: anEmail() });
  expect(await errorOf(other)).toMatchObject({ status: 409, code: 'same-topup-unpaid' });
});

/** Refunds the whole price of each eSIM of an order. */
const refundPrice = (orderId: string) =>
  flow.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key,
      created_at, request_id)
    select p.payment_id, u.id, 'goodwill', u.price_cents - u.discount_cents, 'due', u.id::text, now(), gen_random_uuid()
    from order_units u join payments p using (order_id) where u.order_id = ${orderId}`);

test('TOPUP-34 a typed ICCID of an eSIM that was refunded looks like an unknown one', async () => {
  const { esim, sessionId } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer } = await topups.offers(target);
  const unknown = await (await topups.readOffers({ iccid: anUnknownIccid() })).text();
  const { id: orderId } = await flow.orderOf(sessionId);
  await refundPrice(orderId);
  expect(await (await topups.readOffers(target)).text()).toBe(unknown);
  const refused = await topups.submit({ target, offer, email: anEmail() });
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'no-topup-none' });
  await flow.run(sql`update refunds set amount_cents = amount_cents - 1 where idempotency_key in
    (select id::text from order_units where order_id = ${orderId})`);
  expect(await (await topups.readOffers(target)).json()).toMatchObject({ kind: 'offers' });
});

test('TOPUP-34 a typed ICCID of an eSIM that its owner returns looks like an unknown one until that is refused', async () => {
  const { esim, sessionId } = await anOwner();
  const target = { iccid: esim.iccid };
  const { offer } = await topups.offers(target);
  const unknown = await (await topups.readOffers({ iccid: anUnknownIccid() })).text();
  const { id: orderId } = await flow.orderOf(sessionId);
  await flow.run(sql`insert into withdrawals (order_number, email, positions, language, declared_at, order_id)
    select number::text, email, '{}', 'en', now(), id from orders where id = ${orderId}`);
  expect(await (await topups.readOffers(target)).text()).toBe(unknown);
  const refused = await topups.submit({ target, offer, email: anEmail() });
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'no-topup-none' });
  expect(await ordersFor(esim.iccid)).toEqual([]);
  await flow.run(sql`update withdrawals set status = 'refused', refusal = 'other', decided_at = now()
    where order_id = ${orderId}`);
  expect(await (await topups.readOffers(target)).json()).toMatchObject({ kind: 'offers' });
});

test('TOPUP-38 an eSIM of mine whose whole price was refunded takes no top-up, and I learn it before payment', async () => {
  const { esim, session, email, sessionId } = await anOwner();
  const target = { esimId: esim.id };
  const { offer } = await topups.offers(target, session);
  const { id: orderId } = await flow.orderOf(sessionId);
  await refundPrice(orderId);
  const none = NoTopups.parse(await (await topups.readOffers(target, session)).json());
  expect(none).toMatchObject({ kind: 'none', reason: 'none' });
  expect(none.newPlanPath).toContain('?like=');
  const refused = await topups.submit({ target, offer, email, cookie: session });
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'no-topup-none' });
  expect(await ordersFor(esim.iccid)).toEqual([]);
  await flow.run(sql`update refunds set status = 'refused' where idempotency_key in
    (select id::text from order_units where order_id = ${orderId})`);
  expect(await (await topups.readOffers(target, session)).json()).toMatchObject({ kind: 'offers' });
});
