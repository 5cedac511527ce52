import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { OrderListResponse } from '#contract/admin/orders.ts';
import { AlertsResponse, SalesResponse, WaitingResponse } from '#contract/admin/overview.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { anAlert } from './an-alert.ts';
import { refusalIn, staffOf } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);

const readSales = async (cookie: string, query = '') =>
  SalesResponse.parse(await (await get(`/api/admin/sales${query}`, cookie)).json());
const readAlerts = async (cookie: string) =>
  AlertsResponse.parse(await (await get('/api/admin/alerts', cookie)).json()).alerts;

/** A paid and delivered order of a plan for Japan. */
async function buyForJapan(): Promise<number> {
  const [plan] = await flow.rows(
    z.object({ packageId: z.string(), price: z.number() }),
    sql`select package_id as "packageId", minimum_selling_price::float8 as price from packages
        where slug = 'japan' and type = 'sim' order by package_id limit 1`,
  );
  if (plan === undefined) throw new Error('The shop sells nothing for Japan');
  const { url, sessionId } = await flow.checkout({ lines: [{ ...plan, quantity: 1 }] });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  return (await flow.orderOf(sessionId)).total_cents;
}

test('ADMIN-04 a paid and delivered order is in today’s figures, with its destination in the reader’s language', async () => {
  const { cookie } = await aMember('admin');
  const before = await readSales(cookie);
  const cents = await buyForJapan();
  const after = await readSales(cookie, '?language=es');
  expect(after.now.orders).toBe(before.now.orders + 1);
  expect(after.now.paidCents).toBe(before.now.paidCents + cents);
  expect(after.now.settled).toBe(before.now.settled + 1);
  expect(after.now.medianDeliveryMs).not.toBeNull();
  expect(after.destinations.find(({ slug }) => slug === 'japan')).toMatchObject({
    name: 'Japón',
    countryCode: 'JP',
  });
  const listed = after.destinations.reduce((total, one) => total + one.cents, after.others.cents);
  expect(listed).toBe(after.now.paidCents);
});

test('ADMIN-04 the total of today agrees with the list of orders to the cent', async () => {
  const { cookie } = await aMember('admin');
  await buyForJapan();
  let listed = 0;
  let query = '';
  for (;;) {
    const page = OrderListResponse.parse(await (await get(`/api/admin/orders${query}`, cookie)).json());
    for (const { status, totalCents } of page.orders)
      if (status !== 'awaiting-payment' && status !== 'cancelled') listed += totalCents;
    if (page.next === null) break;
    query = `?before=${page.next}`;
  }
  const { now } = await readSales(cookie);
  expect(now.paidCents).toBe(listed);
  expect(listed).toBeGreaterThan(0);
});

test('ADMIN-31 staff sees how many wait and since when; ADMIN-32 counted visits are beside the orders', async () => {
  const support = await aMember('support');
  const boss = await aMember('admin');
  const read = async () =>
    WaitingResponse.parse(await (await get('/api/admin/waiting', support.cookie)).json());
  const before = await read();
  const since = '2026-01-02T10:00:00.000Z';
  await flow.run(sql`insert into support_tickets (request_id, name, email, language, status, created_at, last_message_at, waiting_since)
    values (gen_random_uuid(), 'Ana', 'ana@example.com', 'en', 'open', ${since}, ${since}, ${since}),
      (gen_random_uuid(), 'Eva', 'eva@example.com', 'en', 'closed', ${since}, ${since}, null)`);
  await flow.run(sql`insert into chats (user_id, language, last_sequence, created_at, last_message_at, waiting_since)
    values (${support.id}, 'en', 1, ${since}, ${since}, ${since})`);
  expect(await read()).toEqual({
    tickets: { count: before.tickets.count + 1, since },
    chats: { count: before.chats.count + 1, since },
    reviews: before.reviews,
    withdrawals: { count: 0, since: null },
  });
  const now = flow.clock.now();
  await createVisitStore(flow.parts().shop.postgres).record([aPageView({ at: now })]);
  const today = await readSales(boss.cookie);
  expect([today.now.visits, today.then.visits]).toEqual([1, 0]);
});

test('ADMIN-04 a range is named or has two days; other texts are refused', async () => {
  const { cookie } = await aMember('admin');
  expect((await readSales(cookie, '?range=7-days')).starts).toHaveLength(7);
  const chosen = await readSales(cookie, '?from=2026-01-05&to=2026-01-06');
  expect([chosen.period.firstDay, chosen.period.lastDay]).toEqual(['2026-01-05', '2026-01-06']);
  expect([chosen.compared.firstDay, chosen.compared.lastDay]).toEqual(['2025-12-29', '2025-12-30']);
  for (const wrong of ['?range=year', '?from=2026-02-30&to=2026-03-01'])
    expect((await get(`/api/admin/sales${wrong}`, cookie)).status).toBe(400);
});

test('ADMIN-26 an admin sees the open alerts and closes one; closing it again changes nothing', async () => {
  const boss = await aMember('admin');
  const id = await anAlert(flow);
  expect((await readAlerts(boss.cookie)).find((alert) => alert.id === id)).toMatchObject({
    message: 'Something must be checked.',
    occurrences: 3,
    raisedAt: '2026-01-01T10:00:00.000Z',
    lastSeenAt: '2026-01-01T11:00:00.000Z',
  });
  const close = (which: number) =>
    send('POST', `/api/admin/alerts/${which}/close`, { body: {}, cookie: boss.cookie });
  expect((await close(id)).status).toBe(200);
  const entries = (await audit()).length;
  expect((await close(id)).status).toBe(200);
  expect(await audit()).toHaveLength(entries);
  expect((await readAlerts(boss.cookie)).some((alert) => alert.id === id)).toBe(false);
  expect(await refusalIn(await close(999_999_999))).toEqual([404, 'not-found']);
});
