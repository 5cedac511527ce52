import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { aWish, giftFlow } from './gift-flow.ts';

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

test('GIFT-16 a gift that is cancelled during the last delivery leaves its buyer the mail with the eSIM', async () => {
  const buyer = anEmail();
  const wish = aWish({ sendOn: gifts.dayIn(5), timeZone: 'UTC' });
  await flow.fault({
    ...{ service: 'network', kind: 'delay', delayMs: 1_500 },
    ...{ match: 'POST /v2/orders', count: 1 },
  });
  const { url, sessionId } = await flow.checkout({ email: buyer, agreed: { gift: wish } });
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
  expect((await flow.mailsTo(buyer)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('Your eSIM is ready'),
  );
});
