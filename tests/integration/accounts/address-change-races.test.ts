import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { addressChangesOf } from './address-changes.ts';

const flow = anOrderFlow();
const changes = addressChangesOf(flow);
const { want, confirm, linksTo, addressOf, aCustomerWithLink } = changes;

const Count = z.object({ count: z.coerce.number() });
const mailsOf = (email: string, kind: string) =>
  flow.rows(Count, sql`select count(*) from account_mails where recipient = ${email} and kind = ${kind}`);

test('AUTH-74 of two confirmations at once one changes the address, and one mail is written', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  const responses = await Promise.all([confirm(session, token), confirm(session, token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await addressOf(session)).toMatchObject({ email: to, wanted: null });
  expect(await mailsOf(email, 'address-changed')).toEqual([{ count: 1 }]);
});

test('AUTH-74 of two accounts that want one address, one gets it', async () => {
  const to = anEmail();
  const ana = await aCustomerWithLink(to);
  const { email } = await changes.aSignedInCustomer();
  const session = await changes.signIn(email);
  expect((await want(session, to)).status).toBe(200);
  const tokens = await linksTo(to, 2);
  const other = tokens.find((token) => token !== ana.token) ?? '';
  const responses = await Promise.all([confirm(ana.session, ana.token), confirm(session, other)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const addresses = [(await addressOf(ana.session)).email, (await addressOf(session)).email];
  expect(addresses.filter((address) => address === to)).toHaveLength(1);
  expect(addresses.filter((address) => [ana.email, email].includes(address))).toHaveLength(1);
});

test('AUTH-74 an account that was opened with the address meanwhile keeps it', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  const { url, sessionId } = await flow.checkout({ email: to });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  expect((await confirm(session, token)).status).toBe(409);
  expect(await addressOf(session)).toMatchObject({ email, wanted: null });
  expect(await changes.esimsOf(await changes.signIn(to))).toHaveLength(1);
  expect(await changes.esimsOf(session)).toHaveLength(1);
});

test(
  'AUTH-73 a checkout that is paid after the change is in the account; one begun with the old address opens its own',
  { timeout: 90_000 },
  async () => {
    const { email, session, to, token } = await aCustomerWithLink();
    const open = await flow.checkout({ email });
    expect((await confirm(session, token)).status).toBe(200);
    await payOnPage(open.url);
    await flow.untilStatus(open.sessionId, 'fulfilled');
    expect(await changes.esimsOf(session)).toHaveLength(2);
    await eventually(async () => {
      expect((await flow.mailsTo(to)).some(({ text }) => text.includes('LPA:1$'))).toBe(true);
    }, 20_000);

    const late = await flow.checkout({ email });
    await payOnPage(late.url);
    await flow.untilStatus(late.sessionId, 'fulfilled');
    expect(await changes.esimsOf(session)).toHaveLength(2);
    expect(await changes.esimsOf(await changes.signIn(email))).toHaveLength(1);
    // The browser that paid still sees its order.
    expect(await flow.progress(open.sessionId, open.cookie)).toMatchObject({
      state: 'ready',
      isOwnBrowser: true,
    });
  },
);

test('AUTH-73 AUTH-74 a payment that arrives during the change is not lost', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  const { url, sessionId } = await flow.checkout({ email });
  const { id } = await flow.orderOf(sessionId);
  const holder = await flow.parts().shop.postgres.pool.connect();
  try {
    // As a payment does: its order first.
    await holder.query('begin');
    await holder.query('select from orders where id = $1 for update', [id]);
    const confirming = confirm(session, token);
    await eventually(async () => {
      const waiting = sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"orders"%for update%'`;
      expect(await flow.rows(z.object({}), waiting)).toHaveLength(1);
    });
    // It finds the account by the old address without waiting for the change.
    await holder.query(`insert into users (id, name, email) values ('x', '', $1) on conflict do nothing`, [
      email,
    ]);
    await holder.query('commit');
    expect((await confirming).status).toBe(200);
  } finally {
    holder.release();
  }
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  expect(await changes.esimsOf(session)).toHaveLength(2);
  const own = sql`select count(*) from orders o join users u on u.id = o.user_id where u.email = ${to} and o.email = ${to}`;
  expect(await flow.rows(Count, own)).toEqual([{ count: 2 }]);
});

test('AUTH-74 a change that fails at its last step changes nothing, and the same link works again', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  await flow.run(sql`create function refuse_notice() returns trigger language plpgsql as $$
    begin if new.kind = 'address-changed' then raise exception 'no'; end if; return new; end $$`);
  await flow.run(sql`create trigger refuse_notice before insert on account_mails
    for each row execute function refuse_notice()`);
  try {
    expect((await confirm(session, token)).status).toBe(500);
  } finally {
    await flow.run(sql`drop trigger refuse_notice on account_mails`);
    await flow.run(sql`drop function refuse_notice`);
  }
  expect(await addressOf(session)).toMatchObject({ email, wanted: { email: to } });
  expect((await confirm(session, token)).status).toBe(200);
  expect((await addressOf(session)).email).toBe(to);
});
