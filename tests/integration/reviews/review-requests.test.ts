import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createReviewTokens } from '#adapters/encryption/create-review-tokens.ts';
import { createReviewRequests } from '#adapters/postgres/reviews/review-requests.ts';
import { afterMinutes } from '../esims/some-esims.ts';
import { days, hours, remindedEsims, sendAll, type Reminded } from '../reminders/reminded-esims.ts';

const LINK = /https:\/\/shop\.example\/review\/([\w-]{22})(?![\w-])/;
const Row = z.object({
  esim_id: z.string(),
  email: z.string(),
  token_hash: z.instanceof(Buffer),
  status: z.string(),
});

const reviewRows = async ({ postgres }: Reminded) =>
  z.array(Row).parse((await postgres.db.execute(sql`select * from reviews`)).rows);
const tokenIn = (text: string | undefined) => LINK.exec(text ?? '')?.[1] ?? '';

/** eSIMs that first connected two hours after their delivery, as a reading says. No other reminder is due for weeks. */
async function usedEsims(count = 1) {
  const shop = await remindedEsims(count);
  shop.at(hours(2));
  for (const id of shop.ids) await shop.read({ expiresAt: afterMinutes(days(30)) }, id);
  return shop;
}

/** The second eSIM belongs to the order of the first. */
const inOneOrder = ({ run, ids }: Reminded) =>
  run(sql`update order_units set position = 2, order_id =
      (select u.order_id from order_units u join esims e on e.unit_id = u.id where e.id = ${ids[0]})
    where id = (select unit_id from esims where id = ${ids[1]})`);

const remind = async (shop: Reminded) => {
  await shop.round();
  return sendAll(shop);
};

test('REVIEW-01 REVIEW-03 a traveller is asked once, three days after the first use, without another reading', async () => {
  const shop = await usedEsims();
  for (const minutes of [days(3), days(3) + hours(2), days(3) + hours(3), days(5), days(8)]) {
    shop.at(minutes);
    await remind(shop);
    expect(shop.requests).toHaveLength(minutes < days(3) + hours(2) ? 0 : 1);
  }
  expect(shop.requests[0]).toMatchObject({ to: 'ana@example.com', subject: 'How was your eSIM for Japan?' });
});

test('REVIEW-04 the link of the email opens by its hash; the token itself is stored nowhere', async () => {
  const shop = await usedEsims();
  shop.at(days(4));
  await remind(shop);
  const token = tokenIn(shop.requests[0]?.text);
  const [row] = await reviewRows(shop);
  expect(row).toMatchObject({ esim_id: shop.esimId, email: 'ana@example.com', status: 'asked' });
  expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
  const dump = await shop.postgres.db.execute(
    sql`select (select json_agg(r) from reviews r)::text || (select json_agg(m) from reminders m)::text as all`,
  );
  expect(JSON.stringify(dump.rows)).not.toContain(token);
});

test('REVIEW-02 REVIEW-03 of two eSIMs of one order that are due together, one is asked about', async () => {
  const shop = await usedEsims(2);
  await inOneOrder(shop);
  shop.at(days(4));
  expect((await remind(shop)).toSorted()).toEqual(['dropped', 'sent']);
  expect(shop.requests).toHaveLength(1);
  shop.at(days(5));
  expect(await remind(shop)).toEqual([]);
  expect(await reviewRows(shop)).toHaveLength(1);
});

test('REVIEW-03 two workers that send for one order at once send one request', async () => {
  const shop = await usedEsims(2);
  await inOneOrder(shop);
  shop.at(days(4));
  await shop.round();
  const due = (await shop.rows()).filter(({ kind }) => kind === 'review');
  expect(due).toHaveLength(2);
  const outcomes = await Promise.all(due.map(({ id }) => shop.send(id)));
  expect(outcomes.toSorted()).toEqual(['dropped', 'sent']);
  expect(shop.requests).toHaveLength(1);
});

test('REVIEW-03 two requests about one order that both passed every check get one link', async () => {
  const shop = await usedEsims(2);
  await inOneOrder(shop);
  const requests = createReviewRequests({
    postgres: shop.postgres,
    reviewTokens: createReviewTokens('of this test'),
  });
  const ask = (esimId: string) => requests.ask({ esimId, email: 'ana@example.com' }, afterMinutes(days(4)));
  const links = await Promise.all(shop.ids.map(ask));
  expect(links.filter((token) => token !== null)).toHaveLength(1);
  // One that is sent again has its own link.
  expect(await Promise.all(shop.ids.map(ask))).toEqual(links);
});

test('REVIEW-02 a review that was deleted does not lead to a request about another eSIM of the order', async () => {
  const shop = await usedEsims(2);
  await inOneOrder(shop);
  await shop.run(sql`update esims set remind_at = null, first_connected_at = null where id = ${shop.ids[1]}`);
  shop.at(days(4));
  expect(await remind(shop)).toEqual(['sent']);
  await shop.run(sql`delete from reviews`);
  await shop.read({ expiresAt: afterMinutes(days(30)) }, shop.ids[1]);
  shop.at(days(8));
  await remind(shop);
  expect(shop.requests).toHaveLength(1);
});

test.each([
  [
    'refunded',
    sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at)
    select 'pi_1', e.unit_id, 'goodwill', 100, 'due', 'key', now() from esims e
    join order_units u on u.id = e.unit_id join payments p on p.order_id = u.order_id`,
  ],
  [
    'opted out',
    sql`insert into reminder_optouts (email, reminder_group, created_at) values ('ana@example.com', 'review', now())`,
  ],
])('REVIEW-02 REVIEW-03 one who is %s between decision and sending is not asked', async (_, change) => {
  const shop = await usedEsims();
  await shop.run(sql`insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
    select 'pi_1', u.order_id, 'cs_1', 100, 'USD', true, now() from order_units u
    join esims e on e.unit_id = u.id where e.id = ${shop.esimId}`);
  shop.at(days(4));
  await shop.round();
  await shop.run(change);
  expect(await sendAll(shop)).toEqual(['dropped']);
  expect(shop.requests).toEqual([]);
  expect(await reviewRows(shop)).toEqual([]);
});

test('REVIEW-03 REVIEW-04 a request that is sent again has the same link and the same message id', async () => {
  const shop = await usedEsims();
  shop.at(days(4));
  await shop.round();
  shop.serverAnswers({ kind: 'try-later' });
  expect(await sendAll(shop)).toEqual(['try-again']);
  shop.at(days(4) + 10);
  shop.serverAnswers({ kind: 'accepted' });
  expect(await sendAll(shop)).toEqual(['sent']);
  const [first, second] = shop.requests;
  expect(tokenIn(second?.text)).toBe(tokenIn(first?.text));
  expect(second?.messageId).toBe(first?.messageId);
  expect(await reviewRows(shop)).toHaveLength(1);
});
