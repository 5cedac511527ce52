import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createNewsletterStore } from '#adapters/postgres/newsletter/newsletter-store.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { holdStatement } from '#tests/database/hold-statement.ts';

const DISABLE = 'update users set disabled_at = now() where id = $1';
const REMOVE = `delete from user_roles where user_id = $1 and role = 'admin'`;

test.each([
  ['remove each other', REMOVE, REMOVE],
  ['disable each other', DISABLE, DISABLE],
  ['remove and disable each other', REMOVE, DISABLE],
  ['disable and remove each other', DISABLE, REMOVE],
])('ADMIN-03 ADMIN-30 of two admins who %s at the same moment one stays', async (_, first, second) => {
  const postgres = await aPostgres();
  for (const id of ['ana', 'ben'])
    await postgres.pool.query(
      `with who as (insert into users (id, name, email, email_verified) values ($1, '', $1 || '@example.com', true) returning id)
       insert into user_roles (user_id, role, granted_at) select id, 'admin', now() from who`,
      [id],
    );
  const held = await holdStatement(postgres, first, ['ana']);
  const other = postgres.pool.query(second, ['ben']).then(
    () => 'changed',
    (error: unknown) => error,
  );
  // Without taking turns it would not wait: it would still see the other admin.
  await held.untilWaiting(1);
  await held.end('commit');
  expect(await other).toMatchObject({ constraint: 'user_roles_keep_one_admin' });
  const { rows } = await postgres.pool.query(
    `select u.id from users u join user_roles r on r.user_id = u.id where r.role = 'admin' and u.disabled_at is null`,
  );
  expect(rows).toEqual([{ id: 'ben' }]);
});

test('NEWS-04 of two presses on a confirmation link at the same moment one sends the welcome mail', async () => {
  const postgres = await aPostgres();
  const jobs: string[] = [];
  const enqueueWithin = (_tx: unknown, { name }: Readonly<{ name: string }>) => {
    jobs.push(name);
    return Promise.resolve();
  };
  const store = createNewsletterStore({ postgres, enqueueWithin });
  const at = new Date('2026-03-02T12:00:00Z');
  await store.request({ email: 'ana@example.com', language: 'en' }, at);
  const { rows } = await postgres.pool.query<{ id: string }>('select id from newsletter_mails');
  const requestId = rows[0]?.id ?? '';
  // Both have read that there is no subscription before the first one stores it.
  const held = await holdStatement(
    postgres,
    `insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at)
     values ('ana@example.com', 'en', 'newsletter-1', 'form', now(), now())`,
  );
  const presses = [store.confirm(requestId, at), store.confirm(requestId, at)];
  await held.untilWaiting(2);
  await held.end('rollback');
  expect(await Promise.all(presses)).toEqual([{ email: 'ana@example.com' }, { email: 'ana@example.com' }]);
  const welcomes = await postgres.pool.query(`select 1 from newsletter_mails where kind = 'welcome'`);
  expect([welcomes.rowCount, jobs.length]).toEqual([1, 2]);
});

test('VISIT-11 of two processes that store views of one session at the same moment none is lost', async () => {
  const postgres = await aPostgres();
  const sessionId = '0b5f0f5e-8f43-4b0f-9a0e-000000000001';
  const record = () =>
    createVisitStore(postgres).record([aPageView({ sessionId, at: new Date('2026-03-02T12:00:00Z') })]);
  await record();
  const held = await holdStatement(postgres, 'select 1 from visitor_sessions for update');
  const both = [record(), record()];
  await held.untilWaiting(2);
  await held.end('commit');
  await Promise.all(both);
  const { rows } = await postgres.db.execute(sql`select views from visitor_sessions`);
  expect(rows).toEqual([{ views: 3 }]);
});
