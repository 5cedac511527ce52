import { expect, test } from 'vitest';
import { errorOf } from '#tests/builders/app.ts';
import { holdSlowSignIns, SLOW } from './hold-slow-sign-ins.ts';
import {
  aConfirmedCustomer,
  anAccountsShop,
  cookieOf,
  PASSWORD,
  tokenIn,
  type AccountsShop,
} from './shop.ts';

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'a brand new harbour';

async function changePassword(shop: AccountsShop): Promise<Response> {
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD } }));
  return shop.call('/change-password', {
    cookie,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  });
}

async function resetPassword(shop: AccountsShop): Promise<Response> {
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  return shop.call('/reset-password', {
    body: { token: tokenIn(shop.mails, 'token'), newPassword: NEW_PASSWORD },
  });
}

test.each([
  ['changed', changePassword],
  ['reset', resetPassword],
])(
  'AUTH-58 a sign-in does not survive when the password is %s before its session is stored',
  async (_, replace) => {
    const shop = await anAccountsShop();
    await aConfirmedCustomer(shop, EMAIL);
    const held = await holdSlowSignIns(shop);
    const signIn = (password: string) =>
      shop.call('/sign-in/email', { body: { email: EMAIL, password }, headers: { 'user-agent': SLOW } });
    const overtaken = signIn(PASSWORD);
    await held.untilHeld();
    const replaced = await replace(shop);
    await held.release();
    expect(replaced.status).toBe(200);

    const response = await overtaken;
    expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(response) }))).toBeNull();
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'invalid-email-or-password' });
    const { rows } = await shop.postgres.pool.query('select 1 from sessions where user_agent = $1', [SLOW]);
    expect(rows).toEqual([]);
    expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(replaced) }))).not.toBeNull();
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  },
);

test('AUTH-71 a sign-in by link does not survive when the account gets another address before its session is stored', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const token = await shop.accounts.makeToken(EMAIL);
  const held = await holdSlowSignIns(shop);
  const overtaken = shop.call('/magic-link/verify', { body: { token }, headers: { 'user-agent': SLOW } });
  await held.untilHeld();
  // What the change does; the whole of it is in address-change.test.ts.
  await shop.postgres.pool.query(`update users set email = 'ana@example.org' where email = $1`, [EMAIL]);
  await held.release();

  const response = await overtaken;
  expect(response.status).toBe(401);
  expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(response) }))).toBeNull();
  const { rows } = await shop.postgres.pool.query('select 1 from sessions where user_agent = $1', [SLOW]);
  expect(rows).toEqual([]);
});
