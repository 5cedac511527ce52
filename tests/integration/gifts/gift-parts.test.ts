import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readGifts } from '#adapters/postgres/gifts/read-gifts.ts';
import { readDeletionFacts } from '#adapters/postgres/personal-data/deletion-facts.ts';
import { giftOpenedAt } from '#core/gifts/gift.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { giftInput, giftFlow, secretsIn } from './gift-flow.ts';
import { signInByMail } from './sign-in-by-mail.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
const customers = customersOf(flow);
const WAITING = sql`select count(*) from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;
const Count = z.object({ count: z.coerce.number() });
const THREE_DAYS = 3 * 24 * 60 * 60 + 60;

// The clock of a test before was ahead, so its limits have not ended.
beforeEach(() => flow.run(sql`delete from rate_limits`));

/** A gift of two eSIMs that was sent, with the secrets in its mail. */
async function aGiftOfTwo() {
  const input = giftInput({ recipientName: 'Bob', giverName: 'Mum', message: 'For both of you' });
  const bought = await gifts.buy(input, { lines: [{ ...flow.plan(), quantity: 2 }] });
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const [first = '', second = ''] = secretsIn(mail ?? { text: '' });
  return { ...bought, input, first, second };
}

/** The same with its first eSIM opened. */
async function aPartlyOpenedGift() {
  const gift = await aGiftOfTwo();
  expect(await (await gifts.reveal(gift.first)).json()).toMatchObject({ state: 'active' });
  await eventually(async () => expect((await gifts.stateOf(gift.orderId, gift.cookie))?.state).toBe('sent'));
  return gift;
}

const secretsTo = async (address: string, mailCount: number) =>
  (await gifts.untilMails(address, mailCount)).map(secretsIn);

test('GIFT-26 of two eSIMs one is opened: each has its own state, and the gift is not opened until both are', async () => {
  const { buyer, cookie, orderId, second } = await aPartlyOpenedGift();
  expect(await gifts.stateOf(orderId, cookie)).toMatchObject({
    ...{ openedAt: null, esimCount: 2, isKept: false },
  });
  const session = await signInByMail(flow, buyer);
  const [one] = await customers.esimsOf(session);
  expect((await gifts.stateOf(orderId, cookie))?.openedEsimIds).toEqual([one?.id]);
  const own = async () => (await customers.esimsOf(session)).map(({ gift }) => gift?.state);
  expect(await own()).toEqual(['opened', 'sent']);
  await gifts.reveal(second);
  expect(await own()).toEqual(['opened', 'opened']);
  const opened = await gifts.stateOf(orderId, cookie);
  expect([opened?.state, opened?.openedEsimIds.length]).toEqual(['opened', 2]);
  const refused = await errorOf(await gifts.send(`${orderId}/send`, { cookie }));
  expect(refused).toMatchObject({ status: 409, code: 'gift-opened' });
});

test('GIFT-26 before an account is deleted, the database says of a gift what core says: opened once nothing can be opened', async () => {
  const { buyer, orderId, first, second } = await aGiftOfTwo();
  const { db } = flow.parts().shop.postgres;
  const isOpened = async () => {
    const owner = { userId: 'nobody', email: buyer };
    const { orders } = await readDeletionFacts(db, owner);
    const gift = (await readGifts(db, [orderId])).get(orderId);
    return [orders[0]?.gift?.isOpened, gift === undefined ? null : giftOpenedAt(gift) !== null];
  };
  expect(await isOpened()).toEqual([false, false]);
  await gifts.reveal(first);
  expect(await isOpened()).toEqual([false, false]);
  await flow.run(sql`update gifts set kept_at = now() where order_id = ${orderId}`);
  expect(await isOpened()).toEqual([true, true]);
  await flow.run(sql`update gifts set kept_at = null where order_id = ${orderId}`);
  await gifts.reveal(second);
  expect(await isOpened()).toEqual([true, true]);
});

test('GIFT-27 sending again has a link to the unopened eSIM only, and the opened link works on', async () => {
  const { cookie, orderId, input, first, second } = await aPartlyOpenedGift();
  expect((await gifts.send(`${orderId}/send`, { cookie })).status).toBe(200);
  const [before = [], again = []] = (await secretsTo(input.recipientEmail, 2)).toSorted(
    (a, b) => b.length - a.length,
  );
  expect(before).toEqual([first, second]);
  expect(again).toHaveLength(1);
  expect(before).not.toContain(again[0]);
  const states = [];
  for (const secret of [first, second, again[0] ?? '']) {
    const shown = z.object({ state: z.string() }).parse(await (await gifts.reveal(secret)).json());
    states.push(shown.state);
  }
  expect(states).toEqual(['active', 'ended', 'active']);
});

test('GIFT-27 GIFT-36 another address gets the unopened eSIM only; the opened one stays with its recipient, and with the name of its giver', async () => {
  const { buyer, cookie, orderId, input, first } = await aPartlyOpenedGift();
  const carol = giftInput({ recipientName: 'Carol', giverName: 'Anna', message: 'Only for Carol' });
  const corrected = await gifts.send(orderId, { cookie, method: 'PUT', body: carol });
  expect(corrected.status).toBe(200);
  const [secrets = []] = await secretsTo(carol.recipientEmail, 1);
  expect(secrets).toHaveLength(1);
  expect(secrets).not.toContain(first);
  expect(await flow.mailsTo(input.recipientEmail)).toHaveLength(1);
  expect(await (await gifts.reveal(first)).json()).toMatchObject({
    ...{ state: 'active', gift: { recipientName: 'Bob', giverName: 'Mum', message: 'For both of you' } },
  });
  const session = await signInByMail(flow, buyer);
  const own = (await customers.esimsOf(session)).map(({ gift }) => [
    gift?.recipientEmail,
    gift?.openedEsimIds.length,
  ]);
  expect(own).toEqual([
    [input.recipientEmail, 1],
    [carol.recipientEmail, 0],
  ]);

  // Neither gets a link to the eSIM of the other.
  flow.clock.advance(THREE_DAYS);
  expect((await gifts.requestNewLink(first)).status).toBe(404);
  expect((await gifts.requestNewLink(secrets[0] ?? '')).status).toBe(200);
  const renewed = (await secretsTo(carol.recipientEmail, 2)).map((all) => all.length);
  expect(renewed).toEqual([1, 1]);
  expect(await flow.mailsTo(input.recipientEmail)).toHaveLength(1);
});

test('GIFT-27 keeping makes the unopened eSIM the buyer’s, with a mail that has only this one', async () => {
  const { buyer, cookie, orderId, input, first, second } = await aPartlyOpenedGift();
  expect((await gifts.send(`${orderId}/cancel`, { cookie })).status).toBe(200);
  expect(await gifts.stateOf(orderId, cookie)).toMatchObject({
    state: 'opened',
    isKept: true,
    openedEsimIds: [expect.any(String)],
  });
  expect(await (await gifts.reveal(first)).json()).toMatchObject({ state: 'active' });
  expect(await (await gifts.reveal(second)).json()).toMatchObject({ state: 'ended' });
  const session = await signInByMail(flow, buyer);
  const own = await customers.esimsOf(session);
  expect(own.map(({ gift }) => gift?.recipientEmail ?? null)).toEqual([input.recipientEmail, null]);
  const ready = await eventually(async () => {
    const found = (await flow.mailsTo(buyer)).find(({ subject }) => /Your eSIM is ready/.test(subject));
    expect(found).toBeDefined();
    return found;
  }, 20_000);
  expect(ready?.attachments).toHaveLength(1);
  expect(ready?.text).toContain(own[1]?.iccid);
  expect(ready?.text).not.toContain(own[0]?.iccid);
  // It can be given away like any other eSIM; the opened one cannot.
  const share = async (esimId = '') =>
    (
      await customers.send('POST', `/api/esims/${esimId}/shares`, {
        body: { channel: 'link' },
        cookie: session,
      })
    ).status;
  expect([await share(own[0]?.id), await share(own[1]?.id)]).toEqual([409, 200]);
  // Nobody can open anything more, so the account can be deleted.
  const deletion: unknown = await (await customers.get('/api/me/deletion', session)).json();
  expect(deletion).toMatchObject({ obstacles: [] });
  const refused = await errorOf(await gifts.send(`${orderId}/cancel`, { cookie }));
  expect(refused).toMatchObject({ status: 409, code: 'gift-opened' });
});

test('GIFT-27 an eSIM that is being opened while the buyer corrects the address stays; only the other one moves', async () => {
  const { cookie, orderId, input } = await aGiftOfTwo();
  const [link] = await gifts.links(orderId);
  const carol = giftInput();
  // The recipient's button holds the link while the correction arrives.
  const correction = await flow.parts().shop.postgres.transaction(async (tx) => {
    await tx.execute(
      sql`update shares set revealed_at = greatest(created_at, ${flow.clock.now().toISOString()}::timestamptz)
        where id = ${link?.id} and revoked_at is null`,
    );
    const sent = gifts.send(orderId, { cookie, method: 'PUT', body: carol });
    await eventually(async () => expect(await flow.rows(Count, WAITING)).toEqual([{ count: 1 }]));
    return { sent };
  });
  expect((await correction.sent).status).toBe(200);
  expect((await secretsTo(carol.recipientEmail, 1)).map((all) => all.length)).toEqual([1]);
  expect(await gifts.stateOf(orderId, cookie)).toMatchObject({
    openedEsimIds: [expect.any(String)],
    esimCount: 2,
  });
  const kept = await flow.rows(
    z.object({ recipient_email: z.string(), is_opened: z.boolean() }),
    sql`select recipient_email, esim_id = (select esim_id from shares where id = ${link?.id}) as is_opened
      from opened_gifts where order_id = ${orderId}`,
  );
  expect(kept).toEqual([{ recipient_email: input.recipientEmail, is_opened: true }]);
});

test('GIFT-27 of a correction and two buttons at the same moment, each link is opened or ended, never both', async () => {
  const { cookie, orderId, first, second } = await aGiftOfTwo();
  const linksOfGift = sql`select id from shares where id in (select s.id from shares s join esims e on e.id = s.esim_id
    join order_units u on u.id = e.unit_id where u.order_id = ${orderId}) order by id for update`;
  const waiting = await flow.parts().shop.postgres.transaction(async (tx) => {
    await tx.execute(linksOfGift);
    const correction = gifts.send(orderId, { cookie, method: 'PUT', body: giftInput() });
    await eventually(async () => expect(await flow.rows(Count, WAITING)).toEqual([{ count: 1 }]));
    const buttons = [gifts.reveal(first), gifts.reveal(second)];
    await eventually(async () => expect(await flow.rows(Count, WAITING)).toEqual([{ count: 3 }]));
    return { correction, buttons };
  });
  const opened = [];
  for (const button of waiting.buttons)
    opened.push(z.object({ state: z.string() }).parse(await (await button).json()).state);
  expect((await waiting.correction).status).toBe(200);
  const count = opened.filter((state) => state === 'active').length;
  expect((await gifts.stateOf(orderId, cookie))?.openedEsimIds).toHaveLength(count);
  const ended = (await gifts.links(orderId)).filter((link) => link.is_revoked);
  expect(ended).toHaveLength(2 - count);
});
