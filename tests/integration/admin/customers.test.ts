import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AccessConflict, CustomerResponse, SignedOutResponse } from '#contract/admin/customers.ts';
import { RolesResponse } from '#contract/admin/staff.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { PASSWORD, refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);
const { post, aSignedInCustomer, esimsOf } = customersOf(flow);

const change = (by: Member, id: string, body: object) =>
  send('PUT', `/api/admin/accounts/${id}/access`, { body, cookie: by.cookie });
const disable = async (by: Member, id: string) => {
  const saved = await change(by, id, { isDisabled: true, edition: 0 });
  expect(saved.status).toBe(200);
  return RolesResponse.parse(await saved.json()).account;
};
const me = async (cookie: string): Promise<unknown> => (await get('/api/me', cookie)).json();
const idOf = async (email: string) => {
  const [row] = await flow.rows(CustomerId, sql`select id from users where email = ${email}`);
  return row?.id ?? '';
};
const CustomerId = CustomerResponse.shape.account.pick({ id: true });
const DISABLED = [403, 'account-disabled'];

/** The token of the newest mail with such a link. */
const tokenFor = (email: string, name: 'magic_link' | 'token') =>
  eventually(async () => {
    const found = (await flow.mailsTo(email)).flatMap(({ text }) => {
      const link = new RegExp(String.raw`https?://\S*[?&]${name}=\S+`).exec(text)?.[0];
      return link === undefined ? [] : [new URL(link).searchParams.get(name) ?? ''];
    });
    expect(found).not.toEqual([]);
    return found.at(-1) ?? '';
  }, 20_000);

test('ADMIN-27 a customer’s page has orders, eSIMs without codes, and nothing that belongs to another address', async () => {
  const boss = await aMember('admin');
  const customer = await aSignedInCustomer();
  const id = await idOf(customer.email);
  await flow.run(sql`with ticket as (
      insert into support_tickets (request_id, name, email, language, status, created_at, last_message_at, waiting_since)
      select gen_random_uuid(), name, email, 'en', 'open', now(), now(), now()
      from (values ('Ana', ${customer.email}), ('Eva', ${`x${customer.email}`})) who (name, email) returning id)
    insert into ticket_messages (ticket_id, request_id, author, body, sent_at)
    select id, gen_random_uuid(), 'customer', 'Hello', now() from ticket`);
  const response = await get(`/api/admin/accounts/${id}?language=es`, boss.cookie);
  const text = await response.text();
  const shown = CustomerResponse.parse(JSON.parse(text));
  const [esim] = await esimsOf(customer.session);
  expect(shown.account).toMatchObject({
    email: customer.email,
    roles: [],
    disabledAt: null,
    sessionCount: 1,
  });
  expect(shown.orders.map(({ status }) => status)).toEqual(['fulfilled']);
  expect(shown.esims).toHaveLength(1);
  expect(shown.esims[0]).toMatchObject({ iccidEnd: esim?.iccid.slice(-4), id: esim?.id });
  expect(shown.tickets.map(({ name }) => name)).toEqual(['Ana']);
  expect(text).not.toMatch(/LPA:1|matching|activation/i);
  expect(text).not.toContain(esim?.iccid);
});

test('ADMIN-28 an admin ends every session of a customer', async () => {
  const [boss, customer] = [await aMember('admin'), await aMember(null)];
  const second = await staffOf(flow).signIn(customer.email);
  const ended = await send('POST', `/api/admin/accounts/${customer.id}/sign-out`, {
    body: {},
    cookie: boss.cookie,
  });
  expect(SignedOutResponse.parse(await ended.json())).toEqual({ endedSessions: 2 });
  for (const cookie of [customer.cookie, second]) expect(await me(cookie)).toEqual({ user: null });
  expect((await audit())[0]).toMatchObject({ before: { sessions: 2 }, after: { sessions: 0 } });
  expect((await post('/sign-in/email', { email: customer.email, password: PASSWORD })).status).toBe(200);
});

test('ADMIN-29 a disabled account is signed out at once and refused by password, link and reset', async () => {
  const [boss, customer] = [await aMember('admin'), await aMember(null)];
  const account = await disable(boss, customer.id);
  expect(account.disabledAt).not.toBeNull();
  expect(await me(customer.cookie)).toEqual({ user: null });

  const { email } = customer;
  expect(await refusalIn(await post('/sign-in/email', { email, password: PASSWORD }))).toEqual(DISABLED);
  // A stranger without the password learns nothing.
  expect(await refusalIn(await post('/sign-in/email', { email, password: 'not this one' }))).toEqual([
    401,
    'invalid-email-or-password',
  ]);
  expect((await post('/sign-in/magic-link', { email })).status).toBe(200);
  const token = await tokenFor(email, 'magic_link');
  const byLink = await post('/magic-link/verify', { token });
  expect([await refusalIn(byLink), byLink.headers.getSetCookie().join()]).toEqual([DISABLED, '']);
  expect((await post('/request-password-reset', { email })).status).toBe(200);
  const reset = await post('/reset-password', {
    token: await tokenFor(email, 'token'),
    newPassword: 'another harbour 8',
  });
  expect(await refusalIn(reset)).toEqual(DISABLED);
  expect(await flow.rows(CustomerId, sql`select id from sessions where user_id = ${customer.id}`)).toEqual(
    [],
  );

  const enabled = await change(boss, customer.id, { isDisabled: false, edition: account.edition });
  expect(RolesResponse.parse(await enabled.json()).account.disabledAt).toBeNull();
  expect((await post('/sign-in/email', { email, password: 'another harbour 8' })).status).toBe(200);
});

test('ADMIN-29 no session of a disabled account can be stored, whatever the shop does', async () => {
  const [boss, customer] = [await aMember('admin'), await aMember(null)];
  await disable(boss, customer.id);
  const insert = sql`insert into sessions (id, user_id, token, expires_at)
    values ('s', ${customer.id}, 't', now() + interval '1 day')`;
  await expect(flow.run(insert)).rejects.toMatchObject({
    cause: { constraint: 'sessions_of_enabled_accounts' },
  });
});

test('ADMIN-29 the address of a disabled account still buys as a guest and gets its eSIM', async () => {
  const boss = await aMember('admin');
  const { email } = await aSignedInCustomer();
  await disable(boss, await idOf(email));
  const { url, sessionId } = await flow.checkout({ email });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  await eventually(async () => {
    const delivered = (await flow.mailsTo(email)).filter(({ text }) => text.includes('LPA:1$'));
    expect(delivered).toHaveLength(2);
  }, 20_000);
});

test('ADMIN-30 nobody disables the own account or the last admin who can sign in', async () => {
  const [boss, other] = [await aMember('admin'), await aMember('admin')];
  expect(await refusalIn(await change(boss, boss.id, { isDisabled: true, edition: 0 }))).toEqual([
    409,
    'own-account',
  ]);
  await flow.run(sql`delete from user_roles where user_id not in (${boss.id}, ${other.id})`);
  await disable(boss, other.id);
  // The disabled admin does not count: the role of the last one who can sign in stays.
  const roles = await send('PUT', `/api/admin/accounts/${boss.id}/roles`, {
    body: { roles: [], edition: 0 },
    cookie: boss.cookie,
  });
  expect(await refusalIn(roles)).toEqual([409, 'last-admin']);
  await expect(
    flow.run(sql`update users set disabled_at = now() where id = ${boss.id}`),
  ).rejects.toMatchObject({
    cause: { constraint: 'user_roles_keep_one_admin' },
  });
  // The operator's command is the way back.
  await flow.parts().shop.accounts.makeAdmin(other.email);
  expect((await post('/sign-in/email', { email: other.email, password: PASSWORD })).status).toBe(200);
});

test('ADMIN-24 ADMIN-23 disabling needs the password, and the second of two admins gets both versions', async () => {
  const [boss, other, customer] = [await aMember('admin'), await aMember('admin'), await aMember(null)];
  const { edition } = await disable(boss, customer.id);
  const late = await change(other, customer.id, { isDisabled: false, edition: 0 });
  const { conflict } = AccessConflict.parse(await late.json());
  expect([late.status, conflict.stored.edition, conflict.sent.isDisabled]).toEqual([409, edition, false]);
  flow.clock.advance(11 * 60);
  expect(await refusalIn(await change(boss, customer.id, { isDisabled: false, edition }))).toEqual([
    403,
    'confirm-password',
  ]);
});
