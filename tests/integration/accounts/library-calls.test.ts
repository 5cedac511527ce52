import { afterEach, expect, test, vi } from 'vitest';
import { aConfirmedCustomer, anAccountsShop, cookieOf, PASSWORD, tokenIn } from './shop.ts';

const EMAIL = 'ana@example.com';
const SIGN_IN = { email: EMAIL, password: PASSWORD };

afterEach(() => vi.restoreAllMocks());

test.each([
  '/list-sessions',
  '//list-sessions/',
  '/list%2Dsessions',
  '/sign-in/../get-session',
  '/ok',
  '/',
  '',
])('AUTH-59 the call %j, which no page uses, does not exist', async (path) => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: SIGN_IN }));
  for (const method of ['GET', 'POST']) expect((await shop.call(path, { method, cookie })).status).toBe(404);
});

test('AUTH-60 no response has the token of the session in its body', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const byLink = await shop.call('/magic-link/verify', {
    body: { token: await shop.accounts.makeToken(EMAIL) },
  });
  const byPassword = await shop.call('/sign-in/email', { body: SIGN_IN });
  const changed = await shop.call('/change-password', {
    cookie: cookieOf(byPassword),
    body: { currentPassword: PASSWORD, newPassword: 'a brand new harbour' },
  });
  for (const response of [byLink, byPassword, changed]) {
    const [, token = ''] = /session_token=([^.;]+)/.exec(cookieOf(response)) ?? [];
    expect(token).not.toBe('');
    expect(await response.text()).not.toContain(token);
  }
});

test('API-18 API-19 DATA-18 sign-up, sign-in, session with its user, reset email, new password and sign-out are calls', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: SIGN_IN }));
  const sessionOf = (cookies: string) => shop.accounts.findSession(new Headers({ cookie: cookies }));
  expect(await sessionOf(cookie)).toMatchObject({ email: EMAIL });
  expect((await sessionOf(cookie))?.expiresAt.getTime()).toBeGreaterThan(shop.clock.now().getTime());
  await shop.call('/request-password-reset', { body: { email: EMAIL, redirectTo: '/' } });
  await shop.sendMails();
  const token = tokenIn(shop.mails, 'token');
  const newPassword = 'a brand new harbour';
  expect((await shop.call('/reset-password', { body: { token, newPassword } })).status).toBe(200);
  const again = cookieOf(
    await shop.call('/sign-in/email', { body: { email: EMAIL, password: newPassword } }),
  );
  expect(again).toContain('session_token=');
  expect((await shop.call('/sign-out', { cookie: again, body: {} })).status).toBe(200);
  expect(await sessionOf(again)).toBeNull();
});

test('OPS-14 an error of the database about a session is thrown for our own log and printed nowhere', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: SIGN_IN }));
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await shop.postgres.pool.query('alter table users rename to lost_users');
  await expect(shop.accounts.findSession(new Headers({ cookie }))).rejects.toThrow();
  expect(printed).not.toHaveBeenCalled();
});
