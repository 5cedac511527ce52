import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { NO_CANARIES } from '../canaries/canaries.ts';
import { searchTables } from '../canaries/search-tables.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { oneAfterTheOther } from '#tests/database/one-after-the-other.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { giftInput, giftFlow, secretsIn } from './gift-flow.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
const DAY = 24 * 60 * 60;
const Count = z.object({ count: z.coerce.number() });

test('GIFT-01 GIFT-06 GIFT-07 a gift of today goes to its recipient, and its buyer gets a receipt without codes', async () => {
  const input = giftInput({ message: 'Enjoy\n the trip!', language: 'es' });
  const { sessionId, cookie, buyer, orderId } = await gifts.buy(input, {
    lines: [{ ...flow.plan(), quantity: 2 }],
  });
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  expect(mail?.subject).toBe('Te han regalado 2 eSIM');
  expect(mail?.text).toContain(buyer);
  expect(mail?.text).toContain('«Enjoy the trip!»');
  expect(secretsIn(mail ?? { text: '' })).toHaveLength(2);
  expect(mail?.attachments).toEqual([]);

  const own = await eventually(async () => {
    const mails = await flow.mailsTo(buyer);
    expect(mails).toHaveLength(2);
    return mails;
  });
  expect(own.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('Thank you for your Landfall order'),
    expect.stringContaining('Your gift is ready'),
  ]);
  expect(own.map(({ text }) => text).join()).not.toMatch(/LPA:|\/share\//);
  await eventually(async () => expect((await gifts.stateOf(orderId, cookie))?.state).toBe('sent'));
  expect(await flow.progress(sessionId, cookie)).toMatchObject({
    isGift: true,
    gift: { id: orderId, recipientEmail: input.recipientEmail, state: 'sent' },
    steps: [{}, {}, {}, {}, { step: 'ready-to-use', state: 'complete' }],
  });
  expect(await flow.progress(sessionId)).toMatchObject({ isGift: true, gift: null });
});

test('GIFT-05 a gift waits for its day and is sent once, however often the reconciler looks', async () => {
  const input = giftInput({ sendOn: gifts.dayIn(3), timeZone: 'UTC' });
  const { cookie, orderId } = await gifts.buy(input);
  await flow.reconcile();
  expect(await gifts.stateOf(orderId, cookie)).toMatchObject({
    state: 'scheduled',
    sendAt: `${gifts.dayIn(3)}T09:00:00.000Z`,
  });
  expect(await gifts.links(orderId)).toEqual([]);
  flow.clock.advance(4 * DAY);
  await Promise.all([flow.reconcile(), flow.reconcile(), flow.reconcile()]);
  await gifts.untilMails(input.recipientEmail, 1);
  await flow.reconcile();
  expect(await flow.mailsTo(input.recipientEmail)).toHaveLength(1);
  expect(await gifts.links(orderId)).toHaveLength(1);
});

test.each([
  [{ recipientEmail: 'eva' }, 'recipientEmail'],
  [{ message: 'See evil.example' }, 'message'],
  [{ recipientName: 'evil.com' }, 'recipientName'],
  [{ giverName: 'evil.com' }, 'giverName'],
  [{ giverName: 'x'.repeat(41) }, 'giverName'],
  [{ message: 'x'.repeat(301) }, 'message'],
  [{ sendOn: '2026-02-30' }, 'sendOn'],
  [{ timeZone: 'Nowhere/City' }, 'timeZone'],
  [{ language: 'fr' }, 'language'],
])('GIFT-02 GIFT-04 a gift with %j is refused, and the answer names the field', async (changes, field) => {
  const response = await flow.submit({ agreed: { gift: { ...giftInput(), ...changes } } });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`gift.${field}`);
});

test('GIFT-05 a day after the last one is refused: it leaves no order and changes no gift', async () => {
  const email = anEmail();
  const response = await flow.submit({ email, agreed: { gift: giftInput({ sendOn: gifts.dayIn(182) }) } });
  expect(await errorOf(response)).toMatchObject({ status: 409, code: 'gift-day-too-late' });
  expect(await flow.rows(Count, sql`select count(*) from orders where email = ${email}`)).toEqual([
    { count: 0 },
  ]);
  const { orderId, cookie } = await gifts.buy(giftInput({ sendOn: gifts.dayIn(10) }));
  const before = await gifts.stateOf(orderId, cookie);
  const late = await gifts.send(orderId, {
    cookie,
    method: 'PUT',
    body: giftInput({ sendOn: gifts.dayIn(182) }),
  });
  expect(await errorOf(late)).toMatchObject({ status: 409, code: 'gift-day-too-late' });
  expect(await gifts.stateOf(orderId, cookie)).toEqual(before);
});

test('GIFT-03 the same key with another gift is another checkout; an unpaid gift disappears with its order', async () => {
  const key = `key-${anEmail().replace(/\W/g, '-')}`;
  const input = giftInput();
  const options = { key, email: anEmail(), agreed: { gift: input } };
  const { sessionId } = await flow.checkout(options);
  expect((await flow.submit(options)).status).toBe(200);
  const other = await flow.submit({ ...options, agreed: { gift: { ...input, message: 'Another' } } });
  expect(await errorOf(other)).toMatchObject({ status: 409, code: 'key-reused' });
  const { id } = await flow.orderOf(sessionId);
  const stored = () => flow.rows(Count, sql`select count(*) from gifts where order_id = ${id}`);
  expect(await stored()).toEqual([{ count: 1 }]);
  await flow
    .parts()
    .shop.orders.services({ onChange: () => () => undefined })
    .gifts.find(id);
  expect((await gifts.send(id, { method: 'GET' })).status).toBe(404);
  flow.clock.advance(2 * 60 * 60);
  await eventually(async () => {
    await flow.reconcile();
    expect(await stored()).toEqual([{ count: 0 }]);
  }, 20_000);
});

test('GIFT-10 a corrected gift goes to the new address on its day; the first links have ended by then', async () => {
  const wrong = giftInput();
  const { cookie, orderId } = await gifts.buy(wrong);
  const [first] = await gifts.untilMails(wrong.recipientEmail, 1);
  const right = giftInput({ language: 'es', sendOn: gifts.dayIn(1), timeZone: 'UTC' });
  const changed = await gifts.send(orderId, { cookie, method: 'PUT', body: right });
  expect(changed.status).toBe(200);
  const [oldSecret = ''] = secretsIn(first ?? { text: '' });
  expect(await (await gifts.reveal(oldSecret)).json()).toEqual({
    state: 'ended',
    canResend: false,
    hasNewer: false,
  });
  expect(await flow.mailsTo(right.recipientEmail)).toEqual([]);
  flow.clock.advance(2 * DAY);
  const [mail] = await gifts.untilMails(right.recipientEmail, 1);
  expect(mail?.subject).toBe('Te han regalado una eSIM');
  expect((await gifts.links(orderId)).map((link) => link.is_revoked)).toEqual([true, false]);
});

test('GIFT-10 sending now needs no day, and sending again ends the earlier link', async () => {
  const input = giftInput({ sendOn: gifts.dayIn(20) });
  const { cookie, orderId } = await gifts.buy(input);
  expect((await gifts.send(`${orderId}/send`, { cookie })).status).toBe(200);
  await gifts.untilMails(input.recipientEmail, 1);
  expect((await gifts.send(`${orderId}/send`, { cookie })).status).toBe(200);
  const mails = await gifts.untilMails(input.recipientEmail, 2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect((await gifts.links(orderId)).map((link) => link.is_revoked)).toEqual([true, false]);
});

test('GIFT-11 a cancelled gift is an ordinary order: its buyer gets the eSIM, its recipient nothing', async () => {
  const input = giftInput({ sendOn: gifts.dayIn(2) });
  const { cookie, orderId, buyer, sessionId } = await gifts.buy(input);
  const cancelled = await gifts.send(`${orderId}/cancel`, { cookie });
  expect(await cancelled.json()).toEqual({ gift: null });
  await eventually(async () =>
    expect((await flow.mailsTo(buyer)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Your eSIM is ready'),
    ),
  );
  flow.clock.advance(3 * DAY);
  await flow.reconcile();
  expect(await flow.mailsTo(input.recipientEmail)).toEqual([]);
  expect(await flow.progress(sessionId, cookie)).toMatchObject({ isGift: false, gift: null });
});

test('GIFT-12 an opened gift cannot be changed, sent again or cancelled', async () => {
  const input = giftInput();
  const { cookie, orderId } = await gifts.buy(input);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  expect(await (await gifts.reveal(secret)).json()).toMatchObject({ state: 'active' });
  expect((await gifts.stateOf(orderId, cookie))?.state).toBe('opened');
  for (const [path, method] of [
    [orderId, 'PUT'],
    [`${orderId}/send`, 'POST'],
    [`${orderId}/cancel`, 'POST'],
  ] as const) {
    const refused = await errorOf(await gifts.send(path, { cookie, method, body: giftInput() }));
    expect(refused).toMatchObject({ status: 409, code: 'gift-opened' });
  }
  expect((await gifts.links(orderId)).map((one) => one.is_revoked)).toEqual([false]);
});

/** A sent gift, and a correction and an opening of it that both wait for its link. */
async function aSentGift() {
  const input = giftInput();
  const { cookie, orderId } = await gifts.buy(input);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  const [link] = await gifts.links(orderId);
  return {
    recipientEmail: input.recipientEmail,
    lock: { statement: 'select 1 from shares where id = $1 for update', values: [link?.id] },
    correct: () => gifts.send(orderId, { cookie, method: 'PUT', body: giftInput() }),
    open: async (): Promise<unknown> => (await gifts.reveal(secret)).json(),
    state: () => gifts.stateOf(orderId, cookie),
  };
}

test('GIFT-12 of a gift that is opened a moment before it is corrected the correction is refused', async () => {
  const { recipientEmail, lock, open, correct, state } = await aSentGift();
  const { postgres } = flow.parts().shop;
  const [shown, corrected] = await oneAfterTheOther(postgres, lock, [open, correct]);
  expect(shown).toMatchObject({ state: 'active' });
  expect(await errorOf(corrected)).toMatchObject({ status: 409, code: 'gift-opened' });
  expect(await state()).toMatchObject({ recipientEmail, state: 'opened' });
});

test('GIFT-12 of a gift that is corrected a moment before it is opened nothing is shown', async () => {
  const { recipientEmail, lock, open, correct, state } = await aSentGift();
  const { postgres } = flow.parts().shop;
  const [corrected, shown] = await oneAfterTheOther(postgres, lock, [correct, open]);
  expect(corrected.status).toBe(200);
  expect(shown).toMatchObject({ state: 'ended' });
  expect((await state())?.state).not.toBe('opened');
  expect((await state())?.recipientEmail).not.toBe(recipientEmail);
});

test('GIFT-13 only the browser that paid and the signed-in buyer reach a gift; everyone else gets 404', async () => {
  const { orderId } = await gifts.buy(giftInput());
  const other = await gifts.buy(giftInput());
  for (const cookie of ['', other.cookie]) {
    expect((await gifts.send(orderId, { cookie, method: 'GET' })).status).toBe(404);
    expect((await gifts.send(orderId, { cookie, method: 'PUT', body: giftInput() })).status).toBe(404);
    expect((await gifts.send(`${orderId}/send`, { cookie })).status).toBe(404);
    expect((await gifts.send(`${orderId}/cancel`, { cookie })).status).toBe(404);
  }
});

test('GIFT-14 the page of an expired link sends new links, only to the stored address and not without limit', async () => {
  const input = giftInput();
  const { orderId, cookie } = await gifts.buy(input);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  const ask = () => gifts.requestNewLink(secret);
  expect((await ask()).status).toBe(404);
  flow.clock.advance(3 * DAY + 60);
  expect(await (await gifts.reveal(secret)).json()).toEqual({
    state: 'ended',
    canResend: true,
    hasNewer: false,
  });
  expect((await ask()).status).toBe(200);
  await gifts.untilMails(input.recipientEmail, 2);
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    await flow.run(sql`update shares set expires_at = created_at + interval '1 millisecond' where esim_id in
      (select e.id from esims e join order_units u on u.id = e.unit_id where u.order_id = ${orderId})`);
    flow.clock.advance(1);
    statuses.push((await ask()).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  for (const unknown of ['A'.repeat(22), 'short'])
    expect((await gifts.requestNewLink(unknown)).status).toBe(404);
  await gifts.send(orderId, { cookie, method: 'PUT', body: giftInput() });
  expect((await ask()).status).toBe(404);
});

test('GIFT-18 a gift gets at most three other recipients, and spellings of one mailbox count together', async () => {
  // The other tests have used up the changes of this client.
  await flow.run(sql`delete from rate_limits`);
  const tomorrow = { sendOn: gifts.dayIn(1) };
  const { orderId, cookie } = await gifts.buy(giftInput(tomorrow));
  const change = async (input: object) =>
    (await gifts.send(orderId, { cookie, method: 'PUT', body: input })).status;
  const last = giftInput(tomorrow);
  expect([await change(giftInput(tomorrow)), await change(giftInput(tomorrow)), await change(last)]).toEqual([
    200, 200, 200,
  ]);
  expect(await change(giftInput(tomorrow))).toBe(429);
  expect(await change({ ...last, message: 'Only another message' })).toBe(200);

  const mailbox = anEmail();
  const statuses: number[] = [];
  for (const tag of ['', '+1', '+2', '+3', '+4', '+5']) {
    const other = await gifts.buy(giftInput(tomorrow));
    const recipientEmail = mailbox.replace('@', `${tag}@`);
    const body = giftInput({ ...tomorrow, recipientEmail });
    statuses.push((await gifts.send(other.orderId, { cookie: other.cookie, method: 'PUT', body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('GIFT-08 refunded eSIMs are left out; when all are refunded, nothing is sent', async () => {
  const input = giftInput({ sendOn: gifts.dayIn(2) });
  const lines = [{ ...flow.plan(), quantity: 2 }];
  const [partly, wholly] = [
    await gifts.buy(input, { lines }),
    await gifts.buy(giftInput({ sendOn: gifts.dayIn(2) }), { lines }),
  ];
  const refund = (orderId: string, most: number) =>
    flow.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at, done_at, provider_refund_id)
      select p.payment_id, u.id, 'goodwill', 1, 'done', u.id::text, now(), now(), u.id::text
      from order_units u join payments p on p.order_id = u.order_id where u.order_id = ${orderId} and u.position <= ${most}`);
  await refund(partly.orderId, 1);
  await refund(wholly.orderId, 2);
  flow.clock.advance(3 * DAY);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  expect(secretsIn(mail ?? { text: '' })).toHaveLength(1);
  expect((await gifts.stateOf(wholly.orderId, wholly.cookie))?.state).toBe('ended');
  expect(await gifts.links(wholly.orderId)).toEqual([]);
});

test("GIFT-13 the recipient's address and the secret of the link are stored only where the data model says, and never logged", async () => {
  const input = giftInput();
  const { cookie, orderId } = await gifts.buy(input);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  await gifts.reveal(secret);
  await gifts.send(orderId, { cookie, method: 'PUT', body: input });
  const canaries = { ...NO_CANARIES, 'gift recipient': input.recipientEmail, 'gift secret': secret };
  expect(await searchTables(flow.parts().shop.postgres.pool, canaries)).toEqual([
    'gifts.recipient_email: gift recipient',
    'sent_mails.recipient: gift recipient',
  ]);
  const logged = JSON.stringify(flow.log.lines);
  expect(logged).not.toContain(input.recipientEmail);
  expect(logged).not.toContain(secret);
});
