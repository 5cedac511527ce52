import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { giftInput, giftFlow } from './gift-flow.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
/** Statements that wait for a lock of another one. */
const WAITING = sql`select count(*) from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;
const Count = z.object({ count: z.coerce.number() });
const Mail = z.object({ kind: z.string(), status: z.string() });

const mailsOf = (orderId: string) =>
  flow.rows(
    Mail,
    sql`select kind, status from sent_mails where order_id = ${orderId} and kind <> 'welcome' order by kind`,
  );

/** The mail as a worker has it that took it before the gift changed. */
const dueAgain = (orderId: string, kind: string) =>
  flow.run(sql`update sent_mails set status = 'due', sent_at = null, tried_at = null, created_at = created_at - interval '1 hour'
    where id = (select id from sent_mails where order_id = ${orderId} and kind = ${kind} order by created_at limit 1)`);

const endedAttemptsOf = (
  orderId: string,
) => sql`select count(*) from jobs.job join sent_mails m on m.id::text = data->>'mailId'
  where name = 'send-order-mail' and state = 'completed' and m.order_id = ${orderId} and m.kind = 'gift-receipt'`;

const subjectsTo = async (address: string) => (await flow.mailsTo(address)).map(({ subject }) => subject);

test('GIFT-16 a gift that is cancelled during the last delivery leaves its buyer the mail with the eSIM', async () => {
  const buyer = anEmail();
  const input = giftInput({ sendOn: gifts.dayIn(5), timeZone: 'UTC' });
  await flow.fault({
    ...{ service: 'network', kind: 'delay', delayMs: 1_500 },
    ...{ match: 'POST /v2/orders', count: 1 },
  });
  const { url, sessionId } = await flow.checkout({ email: buyer, agreed: { gift: input } });
  await payOnPage(url);
  const { id } = await flow.untilStatus(sessionId, 'paid');
  // The cancellation holds the order while the delivery arrives.
  await flow.parts().shop.postgres.transaction(async (tx) => {
    await tx.execute(sql`select id from orders where id = ${id} for update`);
    await eventually(async () => expect(await flow.rows(Count, WAITING)).toEqual([{ count: 1 }]), 20_000);
    await tx.execute(sql`delete from gifts where order_id = ${id}`);
  });
  await flow.untilStatus(sessionId, 'fulfilled');
  await eventually(async () => expect(await mailsOf(id)).toEqual([{ kind: 'order', status: 'sent' }]));
  expect(await subjectsTo(buyer)).toContainEqual(expect.stringContaining('Your eSIM is ready'));
});

test('GIFT-16 a gift that is cancelled before its receipt is sent has no receipt', async () => {
  const buyer = anEmail();
  await flow.fault({ service: 'mail', kind: 'error', status: 451, match: buyer });
  const input = giftInput({ sendOn: gifts.dayIn(5), timeZone: 'UTC' });
  const { orderId, cookie } = await gifts.buy(input, { email: buyer });
  expect(await mailsOf(orderId)).toEqual([{ kind: 'gift-receipt', status: 'due' }]);
  // A receipt that the mail server is receiving just now cannot be taken back.
  await eventually(async () =>
    expect(await flow.rows(Count, endedAttemptsOf(orderId))).toEqual([{ count: 1 }]),
  );
  expect((await gifts.send(`${orderId}/cancel`, { cookie })).status).toBe(200);
  expect(await mailsOf(orderId)).toEqual([
    { kind: 'gift-receipt', status: 'replaced' },
    { kind: 'order', status: 'due' },
  ]);
  await flow.control('DELETE', '/faults');
  await eventually(async () => {
    flow.clock.advance(200);
    await flow.reconcile();
    expect(await subjectsTo(buyer)).toContainEqual(expect.stringContaining('Your eSIM is ready'));
  }, 20_000);
  expect((await subjectsTo(buyer)).filter((subject) => /gift/i.test(subject))).toEqual([]);
});

test('GIFT-16 a worker that took the receipt of a gift before it was cancelled does not send it', async () => {
  const { orderId, cookie } = await gifts.buy(giftInput({ sendOn: gifts.dayIn(5), timeZone: 'UTC' }));
  await eventually(async () =>
    expect(await mailsOf(orderId)).toEqual([{ kind: 'gift-receipt', status: 'sent' }]),
  );
  await gifts.send(`${orderId}/cancel`, { cookie });
  await dueAgain(orderId, 'gift-receipt');
  await eventually(async () => {
    await flow.reconcile();
    expect(await mailsOf(orderId)).toEqual([
      { kind: 'gift-receipt', status: 'replaced' },
      { kind: 'order', status: 'sent' },
    ]);
  }, 20_000);
});

test('GIFT-17 a mail that a change has overtaken is not sent, with the links of neither address', async () => {
  const wrong = giftInput();
  const { orderId, cookie } = await gifts.buy(wrong);
  await gifts.untilMails(wrong.recipientEmail, 1);
  await eventually(async () => expect((await gifts.stateOf(orderId, cookie))?.state).toBe('sent'));
  const right = giftInput({ message: 'Only for the right one' });
  expect((await gifts.send(orderId, { cookie, method: 'PUT', body: right })).status).toBe(200);
  await gifts.untilMails(right.recipientEmail, 1);
  await dueAgain(orderId, 'gift');
  await eventually(async () => {
    await flow.reconcile();
    const mails = await flow.rows(
      Mail.extend({ recipient: z.string() }),
      sql`select kind, status, recipient from sent_mails where order_id = ${orderId} and kind = 'gift' order by created_at`,
    );
    expect(mails).toEqual([
      { kind: 'gift', status: 'replaced', recipient: wrong.recipientEmail },
      { kind: 'gift', status: 'sent', recipient: right.recipientEmail },
    ]);
  }, 20_000);
  expect(await flow.mailsTo(wrong.recipientEmail)).toHaveLength(1);
});
