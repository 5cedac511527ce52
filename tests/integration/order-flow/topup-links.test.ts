import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTopupLinks } from '#adapters/encryption/create-topup-links.ts';
import { errorOf } from '#tests/builders/app.ts';
import { topupsOf } from './place-topup.ts';
import { SECRET } from './parts.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const { anOwner, topups, unitOf } = topupsOf(flow);
const links = createTopupLinks(SECRET);

const DAY_SECONDS = 86_400;
const ENDED = { status: 404, code: 'topup-link-ended' };

/** An eSIM, and the link of a reminder that the shop sends now. */
async function aLink() {
  const owner = await anOwner();
  return { owner, target: { linkToken: links.tokenOf(owner.esim.id, flow.clock.now()) } };
}

test('TOPUP-36 the link of a reminder shows a guest what a typed ICCID shows, and the end of the ICCID', async () => {
  const { owner, target } = await aLink();
  const { id, iccid } = owner.esim;
  const typed: unknown = await (await topups.readOffers({ iccid })).json();
  for (const cookie of ['', owner.session, (await anOwner()).session]) {
    const linked: unknown = await (await topups.readOffers(target, cookie)).json();
    expect(linked).toEqual(Object.assign({ iccidEnd: iccid.slice(-4) }, typed));
    for (const secret of [iccid, id, owner.email]) expect(JSON.stringify(linked)).not.toContain(secret);
  }
  // It opens nothing else, and is no other kind of target.
  expect((await topups.readOffers({ iccid: target.linkToken })).status).toBe(400);
  expect((await topups.readOffers({ esimId: target.linkToken })).status).toBe(400);
});

test('TOPUP-36 a guest pays for the top-up of the link, and its eSIM gets it', async () => {
  const { owner, target } = await aLink();
  const { offer } = await topups.offers(target);
  const { url, sessionId } = await topups.checkout({ target, offer, email: anEmail() });
  await payOnPage(url);
  expect(await unitOf(sessionId)).toMatchObject({ kind: 'topup', target_iccid: owner.esim.iccid });
});

test('TOPUP-36 a token that has ended, a changed one and one for an unknown eSIM get the same refusal, also at the checkout', async () => {
  const { target } = await aLink();
  const { offer } = await topups.offers(target);
  const refusals: string[] = [];
  const expectEnded = async (linkToken: string) => {
    const list = await topups.readOffers({ linkToken });
    refusals.push(await list.clone().text());
    expect(await errorOf(list)).toMatchObject(ENDED);
    const checkout = await topups.submit({ target: { linkToken }, offer, email: anEmail() });
    expect(await errorOf(checkout)).toMatchObject(ENDED);
  };
  const { linkToken } = target;
  await expectEnded(linkToken.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')));
  await expectEnded('x');
  await expectEnded(links.tokenOf('5b0d1f6e-6f0e-4a53-9a5e-6a1f0f6f7a11', flow.clock.now()));
  flow.clock.advance(14 * DAY_SECONDS);
  await expectEnded(linkToken);
  expect(new Set(refusals).size).toBe(1);
});

test('TOPUP-36 the link of an eSIM that its owner returns, that was refunded or recycled chooses nothing', async () => {
  const { owner, target } = await aLink();
  const { offer } = await topups.offers(target);
  const isRefused = async () =>
    (await Promise.all([topups.readOffers(target), topups.submit({ target, offer, email: anEmail() })])).map(
      ({ status }) => status,
    );
  const esim = sql`(select e.unit_id, u.order_id, o.email from esims e join order_units u on u.id = e.unit_id
    join orders o on o.id = u.order_id where e.id = ${owner.esim.id})`;
  await flow.run(sql`insert into withdrawals (order_number, email, positions, language, declared_at, order_id)
    select '1', x.email, '{}', 'en', now(), x.order_id from ${esim} x`);
  expect(await isRefused()).toEqual([404, 404]);
  await flow.run(sql`delete from withdrawals`);
  expect((await topups.readOffers(target)).status).toBe(200);
  await flow.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at)
    select p.payment_id, x.unit_id, 'goodwill', 1, 'due', gen_random_uuid()::text, now()
    from ${esim} x join payments p on p.order_id = x.order_id`);
  expect(await isRefused()).toEqual([404, 404]);
  await flow.run(sql`delete from refunds`);
  expect((await topups.readOffers(target)).status).toBe(200);
  await flow.run(sql`update esims set status = 'recycled', next_read_at = null where id = ${owner.esim.id}`);
  expect(await isRefused()).toEqual([404, 404]);
});
