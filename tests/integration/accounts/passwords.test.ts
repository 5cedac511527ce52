import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorOf } from '#tests/builders/app.ts';
import {
  aConfirmedCustomer,
  anAccountsShop,
  cookieOf,
  PASSWORD,
  tokenIn,
  type AccountsShop,
} from './shop.ts';

const EMAIL = 'ana.lopez@example.com';
const NEW_PASSWORD = 'a brand new harbour';

const signIn = (shop: AccountsShop, password = PASSWORD) =>
  shop.call('/sign-in/email', { body: { email: EMAIL, password } });

/** An account as a payment creates it, signed in by the link of its mail: it has no password. */
async function signedInByLink(shop: AccountsShop): Promise<string> {
  await shop.postgres.pool.query(
    `insert into users (id, name, email, email_verified) values ('paid-1', '', $1, false)`,
    [EMAIL],
  );
  const token = await shop.accounts.makeToken(EMAIL);
  return cookieOf(await shop.call('/magic-link/verify', { body: { token } }));
}

async function resetToken(shop: AccountsShop): Promise<string> {
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  return tokenIn(shop.mails, 'token');
}

test.each([
  ['12345', 'password-too-short'],
  ['aaaaa', 'password-too-short'],
  ['password', 'password-too-common'],
  ['Liverpool1', 'password-too-common'],
])('AUTH-12 AUTH-16 %j is refused as %s wherever a password is chosen', async (newPassword, code) => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await signIn(shop));
  const token = await resetToken(shop);
  const responses = [
    await shop.call('/sign-up/email', {
      body: { email: 'eva@example.com', password: newPassword, name: '' },
    }),
    await shop.call('/reset-password', { body: { token, newPassword } }),
    await shop.call('/change-password', { cookie, body: { currentPassword: PASSWORD, newPassword } }),
    await shop.call('/first-password', { cookie, body: { newPassword } }),
  ];
  for (const response of responses) expect(await errorOf(response)).toMatchObject({ status: 400, code });
  expect((await signIn(shop)).status).toBe(200);
});

test('AUTH-16 a signed-in customer cannot choose the name of the own mailbox', async () => {
  const shop = await anAccountsShop();
  const cookie = await signedInByLink(shop);
  const refused = await shop.call('/first-password', { cookie, body: { newPassword: 'Ana.Lopez26' } });
  expect(await errorOf(refused)).toMatchObject({ status: 400, code: 'password-too-common' });
});

test('AUTH-44 a changed password refreshes this session and ends all others, also when the request does not ask for it', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const [here, elsewhere] = [cookieOf(await signIn(shop)), cookieOf(await signIn(shop))];
  const wrong = await shop.call('/change-password', {
    cookie: here,
    body: { currentPassword: 'not the password', newPassword: NEW_PASSWORD },
  });
  expect(await errorOf(wrong)).toMatchObject({ status: 400, code: 'invalid-password' });
  const changed = await shop.call('/change-password', {
    cookie: here,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeOtherSessions: false },
  });
  expect(changed.status).toBe(200);
  const sessionOf = (cookie: string) => shop.accounts.findSession(new Headers({ cookie }));
  expect([await sessionOf(here), await sessionOf(elsewhere)]).toEqual([null, null]);
  expect(await sessionOf(cookieOf(changed))).toMatchObject({ email: EMAIL });
  expect((await signIn(shop)).status).toBe(401);
  expect((await signIn(shop, NEW_PASSWORD)).status).toBe(200);
});

test('a password is stored as scrypt with the cost that makes guessing slow, and no two alike', async () => {
  const shop = await anAccountsShop({ hashesLikeTheShop: true });
  const emails = [EMAIL, 'eva@example.com'];
  for (const email of emails) await aConfirmedCustomer(shop, email);
  const { rows } = await shop.postgres.pool.query<{ password: string }>('select password from accounts');
  expect(new Set(rows.map(({ password }) => password)).size).toBe(emails.length);
  for (const { password } of rows) {
    const [salt = '', key] = password.split(':');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };
    expect(scryptSync(PASSWORD.normalize('NFKC'), salt, 64, cost).toString('hex')).toBe(key);
  }
  expect((await signIn(shop)).status).toBe(200);
  expect((await signIn(shop, 'not the password')).status).toBe(401);
});

test('AUTH-44 signing out everywhere ends every session', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const [here, elsewhere] = [cookieOf(await signIn(shop)), cookieOf(await signIn(shop))];
  expect((await shop.call('/revoke-sessions', { cookie: here, body: {} })).status).toBe(200);
  for (const cookie of [here, elsewhere])
    expect(await shop.accounts.findSession(new Headers({ cookie }))).toBeNull();
});

test('AUTH-52 a customer whose account was created by a payment sets the first password, once', async () => {
  const shop = await anAccountsShop();
  const cookie = await signedInByLink(shop);
  const state = async (): Promise<unknown> => (await shop.call('/password-state', { cookie })).json();
  expect(await state()).toEqual({ hasPassword: false });
  expect((await shop.call('/first-password', { cookie, body: { newPassword: PASSWORD } })).status).toBe(200);
  expect(await state()).toEqual({ hasPassword: true });
  expect((await signIn(shop)).status).toBe(200);
  const again = await shop.call('/first-password', { cookie, body: { newPassword: NEW_PASSWORD } });
  expect(await errorOf(again)).toMatchObject({ status: 400, code: 'password-already-set' });
  expect((await signIn(shop, NEW_PASSWORD)).status).toBe(401);
});

test.each(['no row', 'a row without a password'])(
  'AUTH-52 of two first passwords at the same time one is stored, the other is refused: %s before',
  async (before) => {
    const shop = await anAccountsShop();
    const cookie = await signedInByLink(shop);
    if (before !== 'no row')
      await shop.postgres.pool.query(
        `insert into accounts (id, user_id, provider_id, account_id) values ('a1', 'paid-1', 'credential', 'paid-1')`,
      );
    const set = (newPassword: string) => shop.call('/first-password', { cookie, body: { newPassword } });
    const responses = await Promise.all([set(PASSWORD), set(NEW_PASSWORD)]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    for (const response of responses.filter(({ status }) => status === 400))
      expect(await errorOf(response)).toMatchObject({ code: 'password-already-set' });
    const signIns = [(await signIn(shop)).status, (await signIn(shop, NEW_PASSWORD)).status];
    expect(signIns).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  },
);

test('AUTH-52 an account created by a payment gets its first password by reset', async () => {
  const shop = await anAccountsShop();
  await signedInByLink(shop);
  const token = await resetToken(shop);
  const reset = await shop.call('/reset-password', { body: { token, newPassword: PASSWORD } });
  expect(reset.status).toBe(200);
  expect((await signIn(shop)).status).toBe(200);
});

test('AUTH-11 a new password set by a reset link signs in this browser and no other', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const before = cookieOf(await signIn(shop));
  const token = await resetToken(shop);
  const refused = await shop.call('/reset-password', {
    body: { token: 'another', newPassword: NEW_PASSWORD },
  });
  expect([refused.status, cookieOf(refused)]).toEqual([400, '']);
  const reset = await shop.call('/reset-password', { body: { token, newPassword: NEW_PASSWORD } });
  const session = await shop.accounts.findSession(new Headers({ cookie: cookieOf(reset) }));
  expect(session).toMatchObject({ email: EMAIL });
  expect(await shop.accounts.findSession(new Headers({ cookie: before }))).toBeNull();
});

test('AUTH-61 a changed password ends the reset links that were mailed before', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await signIn(shop));
  const token = await resetToken(shop);
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await shop.call('/change-password', { cookie, body })).status).toBe(200);
  const reset = await shop.call('/reset-password', { body: { token, newPassword: PASSWORD } });
  expect(reset.status).toBe(400);
  expect((await signIn(shop)).status).toBe(401);
});

test('AUTH-52 a guest can neither set a first password nor see whether an account has one', async () => {
  const shop = await anAccountsShop();
  const set = await shop.call('/first-password', { body: { newPassword: PASSWORD } });
  const read = await shop.call('/password-state');
  expect([set.status, read.status]).toEqual([401, 401]);
});

test('AUTH-31 AUTH-53 a session in use is extended, but it ends 90 days after sign-in', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await signIn(shop));
  const daysLeft = async () => {
    const session = await shop.accounts.findSession(new Headers({ cookie }));
    return session === null ? null : Math.round((session.expiresAt.getTime() - Date.now()) / 86_400_000);
  };
  const signedInDaysAgo = (days: number) =>
    shop.postgres.pool.query(
      `update sessions set created_at = now() - make_interval(days => $1), expires_at = now() + interval '5 days'`,
      [days],
    );
  expect(await daysLeft()).toBe(30);
  await signedInDaysAgo(40);
  expect(await daysLeft()).toBe(30);
  await signedInDaysAgo(80);
  expect(await daysLeft()).toBe(10);
  await signedInDaysAgo(91);
  expect(await daysLeft()).toBeNull();
});
