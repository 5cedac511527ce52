import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRetentionRules } from '#adapters/postgres/personal-data/retention-rules.ts';
import { deleteOldData } from '#core/personal-data/delete-old-data.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const NOW = new Date('2026-11-17T03:23:00Z');
const before = (days: number, seconds: number) =>
  new Date(NOW.getTime() - days * 86_400_000 + seconds * 1_000);

/** One second too young to be removed, and one second too old to be kept. */
const ages = (days: number) => [
  { email: 'young@example.com', at: before(days, 1) },
  { email: 'old@example.com', at: before(days, -1) },
];

test('LEGAL-14 requests for the newsletter, ended subscriptions and withdrawals of unknown orders are deleted after their days', async () => {
  const postgres = await aPostgres();
  for (const { email, at } of ages(RETENTION_DAYS.newsletterMails))
    await postgres.db
      .execute(sql`insert into newsletter_mails (kind, email, language, consent_text, created_at)
      values ('confirm', ${email}, 'en', 'newsletter-1', ${at})`);
  const subscribe = sql`insert into newsletter_subscriptions
    (email, language, consent_text, source, requested_at, confirmed_at, ended_at)`;
  for (const { email, at } of ages(RETENTION_DAYS.endedSubscriptions))
    await postgres.db.execute(
      sql`${subscribe} values (${email}, 'en', 'newsletter-1', 'form', ${at}, ${at}, ${at})`,
    );
  const long = before(3_000, 0);
  await postgres.db.execute(
    sql`${subscribe} values ('reader@example.com', 'en', 'newsletter-1', 'form', ${long}, ${long}, null)`,
  );
  for (const { email, at } of ages(RETENTION_DAYS.unknownWithdrawals))
    await postgres.db
      .execute(sql`insert into withdrawals (order_number, email, positions, language, declared_at)
      values ('1', ${email}, '{}', 'en', ${at})`);
  await deleteOldData({ rules: createRetentionRules(postgres), clock: { now: () => NOW }, log: aLog() });
  const left = async (table: string) =>
    (await postgres.db.execute(sql`select email from ${sql.identifier(table)} order by email`)).rows.map(
      (row) => z.object({ email: z.string() }).parse(row).email,
    );
  expect(await left('newsletter_mails')).toEqual(['young@example.com']);
  expect(await left('newsletter_subscriptions')).toEqual(['reader@example.com', 'young@example.com']);
  expect(await left('withdrawals')).toEqual(['young@example.com']);
});
