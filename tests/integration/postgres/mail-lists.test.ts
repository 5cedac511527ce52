import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createMailList } from '#adapters/postgres/system/mail-list.ts';
import { mailState, type MailQuery } from '#core/system/mail-list.ts';
import { MAIL_FAMILIES, MAIL_STATES } from '#core/system/system-values.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const ALL: MailQuery = { recipient: undefined, state: undefined, after: undefined, most: 1_000 };

async function aMailList() {
  const postgres = await aPostgres();
  await createCatalogueStore(postgres).replaceCatalogue(
    [anOfferedPackage({ package_id: 'plan' })],
    new Date(),
  );
  return { postgres, mails: createMailList({ postgres, enqueueWithin: () => Promise.resolve() }) };
}

/** A delivered eSIM of `email`; a gift has a recipient, who opened it or not. */
async function addEsim(
  { transaction }: Postgres,
  email: string,
  gift?: 'opened' | 'unopened',
): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values (${email}, 'en', 'fulfilled', 100, 0, 100, 'USD', ${email}, 'hash', 'hash', now(), now() + interval '1 hour', now())`);
    await tx.execute(sql`insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, outcome,
        settled_at, deliver_by, vendor_order_id)
      select id, 1, 'plan', 'sim', 100, 0, 'delivered', now(), now(), ${email} from orders where email = ${email}`);
    await tx.execute(sql`insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at)
      select u.id, '89' || lpad(o.number::text, 17, '0'), 'rsp.example', 'v1.x', 'v1.x', 'automatic', 'active', now()
      from order_units u join orders o on o.id = u.order_id where o.email = ${email}`);
    if (gift === undefined) return;
    await tx.execute(sql`insert into gifts (order_id, recipient_email, language, send_at, time_zone, created_at)
      select id, 'friend-of-' || email, 'en', now(), 'UTC', now() from orders where email = ${email}`);
    await tx.execute(sql`insert into shares (id, esim_id, secret_hash, channel, language, created_at, expires_at, revealed_at)
      select gen_random_uuid(), e.id, sha256(e.iccid::bytea), 'gift', 'en', now(), now() + interval '1 hour',
        case when ${gift}::text = 'opened' then now() end
      from esims e join order_units u on u.id = e.unit_id join orders o on o.id = u.order_id where o.email = ${email}`);
  });
}

const esimOf = (email: string) => sql`(select e.id from esims e join order_units u on u.id = e.unit_id
  join orders o on o.id = u.order_id where o.email = ${email})`;

/** An email of every table in every status that the table allows. */
async function addMails(postgres: Postgres): Promise<void> {
  const { db } = postgres;
  const times = sql`now(), case when status = 'sent' then now() end`;
  const columns = sql`status, created_at, sent_at`;
  const statuses = (...names: string[]) => sql`unnest(${sql.param(names)}::text[]) as status`;
  await addEsim(postgres, 'order@example.com');
  await db.execute(sql`insert into sent_mails (kind, subject, recipient, message_id, ${columns})
    select 'welcome', status, 'order@example.com', status, status, ${times} from ${statuses('due', 'sent', 'refused', 'replaced')}`);
  await db.execute(sql`insert into account_mails (id, kind, recipient, language, expires_at, sealed_path, ${columns})
    select gen_random_uuid(), 'magic-link', 'account@example.com', 'en', now() + interval '1 hour',
      case when status = 'due' then 'v1.x' end, status, ${times} from ${statuses('due', 'sent', 'refused', 'expired')}`);
  await db.execute(sql`insert into shares (id, esim_id, secret_hash, channel, language, recipient, created_at, expires_at)
    select gen_random_uuid(), ${esimOf('order@example.com')}, sha256('x'), 'email', 'en', 'share@example.com', now(), now() + interval '1 hour'`);
  await db.execute(sql`insert into share_mails (id, share_id, ${columns})
    select gen_random_uuid(), s.id, status, ${times} from shares s, ${statuses('due', 'sent', 'refused', 'ended')}`);
  await db.execute(sql`insert into reminders (esim_id, kind, period, ${columns})
    select ${esimOf('order@example.com')}, 'data-75', n, status, ${times}
    from unnest(array['due', 'sent', 'refused']) with ordinality as s (status, n)`);
  await db.execute(sql`insert into withdrawals (order_number, email, positions, language, declared_at)
    select n::text, 'withdrawal@example.com', '{}', 'en', now() from generate_series(1, 4) n`);
  await db.execute(sql`insert into withdrawal_mails (withdrawal_id, kind, ${columns})
    select w.id, 'receipt', status, ${times} from (select id, (array['due', 'sent', 'refused', 'skipped'])[order_number::int] as status
      from withdrawals) as w`);
  await db.execute(sql`insert into newsletter_mails (kind, email, language, consent_text, ${columns})
    select 'welcome', 'newsletter@example.com', 'en', 'newsletter-1', status, ${times} from ${statuses('due', 'sent', 'refused', 'skipped')}`);
  await db.execute(sql`insert into leads (email, source, cart, cart_value_cents, captured_at)
    select 'cart@example.com', 'checkout', '[]', 0, now() - interval '1 day' * n from generate_series(1, 5) n`);
  await db.execute(sql`insert into cart_reminders (lead_id, language, consent_text, consented_at, due_at, ${columns})
    select l.id, 'en', 'cart-reminder-1', now(), now(), status, ${times}
    from unnest(array['waiting', 'due', 'sent', 'refused', 'skipped']) with ordinality as s (status, n) join leads l on l.id = n`);
  await db.execute(sql`insert into support_tickets (request_id, name, email, language, status, created_at, waiting_since, last_message_at)
    values (gen_random_uuid(), 'Ana', 'ticket@example.com', 'en', 'open', now(), now(), now())`);
  await db.execute(sql`with message as (insert into ticket_messages (ticket_id, request_id, author, body, sent_at)
      select id, gen_random_uuid(), 'customer', 'Hello', now() from support_tickets, generate_series(1, 3) returning id)
    insert into ticket_mails (message_id, kind, ${columns}) select id, 'received', status, ${times}
    from (select id, (array['due', 'sent', 'refused'])[row_number() over ()] as status from message) as mails`);
  await db.execute(
    sql`insert into users (id, name, email, email_verified) values ('chat', '', 'chat@example.com', true)`,
  );
  await db.execute(sql`insert into chats (user_id, language, last_sequence, created_at, last_message_at)
    values ('chat', 'en', 4, now(), now())`);
  await db.execute(sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
    select 'chat', n, 'staff', gen_random_uuid(), 'Hello', now() from generate_series(1, 4) n`);
  await db.execute(sql`insert into chat_mails (user_id, sequence, ${columns})
    select 'chat', n, status, ${times}
    from unnest(array['due', 'sent', 'refused', 'skipped']) with ordinality as s (status, n)`);
}

test('ADMIN-62 the filter by state finds exactly the emails that are shown with it, in every table', async () => {
  const { postgres, mails } = await aMailList();
  await addMails(postgres);
  const all = await mails.list(ALL);
  expect(new Set(all.map(({ family }) => family))).toEqual(new Set(MAIL_FAMILIES));
  for (const state of MAIL_STATES) {
    const expected = all.filter((mail) => mail.state === state);
    expect(await mails.list({ ...ALL, state }), state).toEqual(expected);
    expect(expected.length, state).toBeGreaterThan(0);
  }
  const families = new Set(all.filter(({ state }) => state === 'waiting').map(({ family }) => family));
  expect(families).toEqual(new Set(MAIL_FAMILIES));
});

/** Every table with emails; a constraint of each says which statuses a row may have. */
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

async function allowedStatuses({ pool }: Postgres): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conrelid::regclass::text = any($1) and pg_get_constraintdef(oid) ~ 'status = ANY'`,
    [MAIL_TABLES],
  );
  const known = Definitions.parse(rows);
  expect(new Set(known.map(({ table }) => table))).toEqual(new Set(MAIL_TABLES));
  const named = known.flatMap(({ definition }) => [...definition.matchAll(/'([a-z-]+)'::text/g)]);
  return [...new Set(named.map(([, status = '']) => status))];
}

test('ADMIN-62 the filter takes every status that a table allows, and a status of the future, as core does', async () => {
  const { postgres, mails } = await aMailList();
  const { pool } = postgres;
  const statuses = [...(await allowedStatuses(postgres)), 'future'];
  expect(statuses.length).toBeGreaterThan(6);
  // The condition is the same for all tables, so one of them takes every status.
  await pool.query('alter table newsletter_mails drop constraint newsletter_mails_status_check');
  for (const status of statuses)
    await pool.query(
      `insert into newsletter_mails (kind, email, language, consent_text, status, created_at, sent_at)
       values ('welcome', $1 || '@example.com', 'en', 'newsletter-1', $1, now(), case when $1 = 'sent' then now() end)`,
      [status],
    );
  for (const state of MAIL_STATES) {
    const found = (await mails.list({ ...ALL, state })).map(({ recipient }) => recipient ?? '');
    const expected = statuses.filter((status) => mailState(status) === state);
    expect(found.toSorted(), state).toEqual(expected.map((status) => `${status}@example.com`).toSorted());
  }
});

test('ADMIN-62 every email is found by the beginning of the address that it is shown with', async () => {
  const { postgres, mails } = await aMailList();
  await addMails(postgres);
  const all = await mails.list(ALL);
  for (const recipient of new Set(all.map((mail) => mail.recipient ?? '')))
    for (const state of [undefined, 'failed'] as const) {
      const shown = all.filter((mail) => mail.recipient === recipient);
      const expected = state === undefined ? shown : shown.filter((mail) => mail.state === state);
      expect(await mails.list({ ...ALL, state, recipient: recipient.slice(0, -4) })).toEqual(expected);
      expect(await mails.list({ ...ALL, state, recipient: `${recipient}x` })).toEqual([]);
    }
});

test('ADMIN-62 a reminder goes to the account, or to the friend who opened the gift, and is found by that address', async () => {
  const { postgres, mails } = await aMailList();
  for (const [email, gift] of [
    ['a@example.com'],
    ['b@example.com', 'unopened'],
    ['c@example.com', 'opened'],
  ] as const) {
    await addEsim(postgres, email, gift);
    await postgres.db.execute(sql`insert into reminders (esim_id, kind, period, status, created_at)
      values (${esimOf(email)}, 'data-75', 0, 'due', now())`);
  }
  await postgres.db.execute(
    sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`,
  );
  await postgres.db.execute(sql`update orders set user_id = 'ana' where email = 'a@example.com'`);
  const to = async (recipient?: string) =>
    (await mails.list({ ...ALL, recipient })).map((mail) => mail.recipient ?? '').toSorted();
  const recipients = ['ana@example.com', 'b@example.com', 'friend-of-c@example.com'];
  expect(await to()).toEqual(recipients);
  for (const recipient of recipients) expect(await to(recipient)).toEqual([recipient]);
  for (const other of ['a@', 'c@', 'friend-of-b']) expect(await to(other)).toEqual([]);
});

test('ADMIN-62 an erased address is not shown, and only emails since then are counted', async () => {
  const { postgres, mails } = await aMailList();
  const add = (email: string, at: Date) =>
    postgres.db.execute(sql`
    insert into newsletter_mails (kind, email, language, consent_text, created_at)
    values ('welcome', ${email}, 'en', 'newsletter-1', ${at})`);
  const since = new Date('2026-11-10T12:00:00Z');
  await add('1@deleted.invalid', since);
  await add('ana@example.com', new Date(since.getTime() - 1));
  expect((await mails.list(ALL)).map(({ recipient }) => recipient)).toEqual([null, 'ana@example.com']);
  expect(await mails.counts(since)).toEqual([{ family: 'newsletter', state: 'waiting', count: 1 }]);
});
