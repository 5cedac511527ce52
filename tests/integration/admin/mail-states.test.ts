import { expect, test } from 'vitest';
import { z } from 'zod';
import { listMails } from '#adapters/postgres/system/read-mails.ts';
import { mailState } from '#core/system/mail-desk.ts';
import { MAIL_STATES } from '#core/system/system-values.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

/** Every table with mails; the status of its rows is checked by a constraint. */
const MAIL_TABLES = [
  'sent_mails',
  'account_mails',
  'share_mails',
  'reminders',
  'withdrawal_mails',
  'newsletter_mails',
  'cart_reminders',
  'ticket_mails',
  'chat_mails',
];
const Definitions = z.array(z.object({ table: z.string(), definition: z.string() }));

test('ADMIN-62 the list finds a mail under the state that it shows, whatever the status of its row', async () => {
  const { pool, db } = await aPostgres();
  const { rows } = await pool.query(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conrelid::regclass::text = any($1) and pg_get_constraintdef(oid) ~ 'status = ANY'`,
    [MAIL_TABLES],
  );
  const known = Definitions.parse(rows);
  expect(new Set(known.map(({ table }) => table))).toEqual(new Set(MAIL_TABLES));
  const statuses = [
    ...new Set(
      known.flatMap(({ definition }) =>
        [...definition.matchAll(/'([a-z-]+)'::text/g)].map(([, value]) => value),
      ),
    ),
    'a status of the future',
  ];
  expect(statuses.length).toBeGreaterThan(6);
  // The condition is the same for all tables, so one of them takes every status.
  await pool.query('alter table newsletter_mails drop constraint newsletter_mails_status_check');
  for (const status of statuses)
    await pool.query(
      `insert into newsletter_mails (kind, email, language, consent_text, status, created_at, sent_at)
       values ('welcome', $1 || '@example.com', 'en', 'newsletter-1', $2, now(), case when $2 = 'sent' then now() end)`,
      [status?.replaceAll(' ', '-'), status],
    );
  const all = { recipient: undefined, after: undefined, most: 50 };
  const everything = await listMails(db, { ...all, state: undefined });
  expect(everything).toHaveLength(statuses.length);
  for (const state of MAIL_STATES) {
    const found = (await listMails(db, { ...all, state })).map(({ recipient }) => recipient);
    const expected = statuses
      .filter((status) => mailState(status ?? '') === state)
      .map((status) => `${status?.replaceAll(' ', '-') ?? ''}@example.com`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  }
});
