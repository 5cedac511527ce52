import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createDeliveryReader } from '#adapters/postgres/catalogue/delivery-reader.ts';
import { createRetentionRules } from '#adapters/postgres/personal-data/retention-rules.ts';
import { deleteOldData } from '#core/personal-data/delete-old-data.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import { REVIEWS_SHOWN } from '#core/reviews/published-reviews.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { afterMinutes, DELIVERED } from '../esims/some-esims.ts';
import { askedTravellers, PUBLISHED, WAITING } from './written-reviews.ts';

type Shop = Awaited<ReturnType<typeof askedTravellers>>;

/** Everything that waits is published. */
async function publishAll({ waiting, decide }: Shop): Promise<void> {
  for (const { id, edition } of await waiting()) await decide(id, edition, PUBLISHED);
}

test('REVIEW-10 REVIEW-11 only published reviews count, and the newest five of a destination are shown', async () => {
  const shop = await askedTravellers(8);
  for (const [index, token] of shop.tokens.entries())
    await shop.write({ stars: index < 2 ? 1 : 5, text: `Text ${index}` }, token, index);
  expect(await shop.published.read()).toEqual(new Map());
  const [newest, ...others] = await shop.waiting();
  for (const { id, edition } of others) await shop.decide(id, edition, PUBLISHED);
  expect(newest?.text).toBe('Text 7');
  const found = (await shop.published.read()).get('japan');
  expect(found?.score).toEqual({ count: 7, average: 3.9 });
  expect(found?.newest.map(({ text }) => text)).toEqual(['Text 6', 'Text 5', 'Text 4', 'Text 3', 'Text 2']);
  expect(found?.newest).toHaveLength(REVIEWS_SHOWN);
  expect(found?.newest[0]).toMatchObject({ stars: 5, name: 'Ana', writtenAt: afterMinutes(6) });
});

test('REVIEW-10 reviews belong to the destination of their plan', async () => {
  const shop = await askedTravellers(2);
  const offered = (id: string, slug: string) => anOfferedPackage({ package_id: id, slug });
  await createCatalogueStore(shop.postgres).replaceCatalogue(
    [offered('japan', 'japan'), offered('peru', 'peru')],
    DELIVERED,
  );
  await shop.run(sql`update order_units set package_id = 'peru'
    where id = (select unit_id from esims where id = ${shop.ids[1]})`);
  for (const token of shop.tokens) await shop.write({}, token);
  await publishAll(shop);
  const found = await shop.published.read();
  expect([...found.keys()].toSorted()).toEqual(['japan', 'peru']);
  expect(found.get('peru')?.score).toEqual({ count: 1, average: null });
});

/** Counts the notifications that web processes get. */
async function listening(shop: Shop) {
  let count = 0;
  const stop = await shop.published.onChange(() => (count += 1));
  return { heard: (times: number) => eventually(() => expect(count).toBe(times)), stop };
}

test('REVIEW-14 publishing, taking back, deleting and an erased eSIM each tell the web processes; writing does not', async () => {
  const shop = await askedTravellers(3);
  const { heard, stop } = await listening(shop);
  for (const [index, token] of shop.tokens.entries()) await shop.write({}, token, index);
  await publishAll(shop);
  await heard(3);
  const [newest] = await shop.staffReviews.list({ status: 'published', before: null, most: 1 });
  await shop.decide(newest?.id ?? '', newest?.edition ?? 0, WAITING);
  await heard(4);
  await shop.links.withdraw(shop.token);
  await heard(5);
  // The last one waits again, so its end is nothing to tell.
  await shop.run(sql`delete from esims where id = ${shop.ids[2]}`);
  await shop.run(sql`delete from esims where id = ${shop.ids[1]}`);
  await heard(6);
  expect(await shop.published.read()).toEqual(new Map());
  await stop();
});

test('REVIEW-16 reviews, rejected ones and unused links are deleted after their days', async () => {
  const shop = await askedTravellers(6);
  const now = new Date('2026-11-17T03:23:00Z');
  const around = (days: number) =>
    [1, -1].map((seconds) => new Date(now.getTime() - days * 86_400_000 + seconds * 1_000).toISOString());
  const [linkYoung, linkOld] = around(RETENTION_DAYS.reviewLinks);
  const [young, old] = around(RETENTION_DAYS.reviews);
  const [rejectedYoung, rejectedOld] = around(RETENTION_DAYS.rejectedReviews);
  for (const token of shop.tokens.slice(2)) await shop.write({}, token);
  const set = (index: number, change: ReturnType<typeof sql>) =>
    shop.run(sql`update reviews set ${change} where esim_id = ${shop.ids[index]}`);
  await set(0, sql`asked_at = ${linkYoung}, email = 'kept-link@example.com'`);
  await set(1, sql`asked_at = ${linkOld}`);
  await set(2, sql`written_at = ${young}, email = 'kept@example.com'`);
  await set(3, sql`written_at = ${old}`);
  const rejected = (at: string | undefined) =>
    sql`status = 'rejected', rejection = 'insult', written_at = ${young}, decided_at = ${at}`;
  await set(4, sql`${rejected(rejectedYoung)}, email = 'kept-rejected@example.com'`);
  await set(5, rejected(rejectedOld));
  const rules = createRetentionRules(shop.postgres);
  await deleteOldData({ rules, clock: { now: () => now }, log: aLog() });
  const { rows } = await shop.postgres.db.execute(sql`select email from reviews order by email`);
  expect(rows).toEqual([
    { email: 'kept-link@example.com' },
    { email: 'kept-rejected@example.com' },
    { email: 'kept@example.com' },
  ]);
});

test('PROOF-01 delivered eSIMs of paid orders are counted with the median of their times; the rest is not', async () => {
  const { postgres, ids, run } = await askedTravellers(4);
  const reader = createDeliveryReader(postgres);
  const waited = [2, 21, 40, 4_000];
  for (const [index, seconds] of waited.entries())
    await run(sql`update orders set paid_at = ${DELIVERED.toISOString()}::timestamptz - make_interval(secs => ${seconds})
      where id = (select u.order_id from order_units u join esims e on e.unit_id = u.id where e.id = ${ids[index]})`);
  // Eva's was bought before.
  await run(sql`update orders set paid_at = ${afterMinutes(-200).toISOString()} where user_id = 'eva'`);
  expect(await reader.readDeliveries(afterMinutes(-120))).toEqual({ delivered: 4, medianMs: 21_000 });
  expect(await reader.readDeliveries(afterMinutes(-300))).toMatchObject({ delivered: 5 });
  expect(await reader.readDeliveries(afterMinutes(1))).toEqual({ delivered: 0, medianMs: null });
});
