import { expect, test } from 'vitest';
import { aConfirmedCustomer, anAccountsShop, cookieOf, PASSWORD, tokenIn } from './shop.ts';

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'a brand new harbour';
const ES = { referer: 'http://localhost:3000/es/account' };

test('AUTH-56 the owner is informed by email of a set, a changed and a reset password, in the language of the page', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const notices = async () => {
    await shop.sendMails();
    return shop.mails.filter(
      ({ to, subject }) => to === EMAIL && /new password$|nueva contraseña$/.test(subject),
    );
  };
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD } }));
  const change = (currentPassword: string) =>
    shop.call('/change-password', {
      cookie,
      headers: ES,
      body: { currentPassword, newPassword: NEW_PASSWORD },
    });
  expect((await change('a wrong one')).status).toBe(400);
  expect(await notices()).toEqual([]);
  expect((await change(PASSWORD)).status).toBe(200);
  const [changed] = await notices();
  expect(changed?.subject).toBe('Tu cuenta de Landfall tiene una nueva contraseña');
  const links = [...(changed?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  expect(links).toContain('http://localhost:3000/es/auth?mode=reset');
  expect(links.filter((link) => /token|magic|confirm/.test(link))).toEqual([]);

  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  await shop.call('/reset-password', {
    body: { token: tokenIn(shop.mails, 'token'), newPassword: PASSWORD },
  });
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    'Tu cuenta de Landfall tiene una nueva contraseña',
    'Your Landfall account has a new password',
  ]);
});

test('AUTH-56 a first password is announced too, however many mails a stranger has requested for this mailbox', async () => {
  const shop = await anAccountsShop();
  await shop.postgres.pool.query(
    `insert into users (id, name, email, email_verified) values ('paid-1', '', $1, true)`,
    [EMAIL],
  );
  const token = await shop.accounts.makeToken(EMAIL);
  const cookie = cookieOf(await shop.call('/magic-link/verify', { body: { token } }));
  for (let number = 0; number < 10; number += 1) {
    await shop.call('/sign-in/magic-link', { body: { email: EMAIL }, from: `198.51.100.${number}` });
    await shop.call('/request-password-reset', { body: { email: EMAIL }, from: `198.51.100.${number}` });
  }
  expect((await shop.call('/first-password', { cookie, body: { newPassword: PASSWORD } })).status).toBe(200);
  await shop.sendMails();
  expect(shop.mails.at(-1)?.subject).toBe('Your Landfall account has a new password');
});

test('AUTH-56 AUTH-62 a new password whose notice cannot be stored is not stored either, and the same request succeeds later', async () => {
  const shop = await anAccountsShop();
  const { pool } = shop.postgres;
  await aConfirmedCustomer(shop, EMAIL);
  const signIn = (password: string) => shop.call('/sign-in/email', { body: { email: EMAIL, password } });
  const cookie = cookieOf(await signIn(PASSWORD));
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  const token = tokenIn(shop.mails, 'token');
  const change = (currentPassword: string, newPassword: string) =>
    shop.call('/change-password', { cookie, body: { currentPassword, newPassword } });
  const reset = () => shop.call('/reset-password', { body: { token, newPassword: NEW_PASSWORD } });
  const notices = async () => {
    const { rows } = await pool.query(`select 1 from account_mails where kind = 'new-password'`);
    return rows.length;
  };

  await pool.query('alter table account_mails rename to account_mails_away');
  await expect(change(PASSWORD, NEW_PASSWORD)).rejects.toThrow();
  await expect(reset()).rejects.toThrow();
  expect((await signIn(NEW_PASSWORD)).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(200);
  await pool.query('alter table account_mails_away rename to account_mails');
  expect(await notices()).toBe(0);

  expect((await reset()).status).toBe(200);
  expect([await notices(), (await signIn(NEW_PASSWORD)).status]).toEqual([1, 200]);
  // The link is used up, so nobody is informed of another password.
  expect((await reset()).status).toBe(400);
  expect(await notices()).toBe(1);
});

test('AUTH-56 AUTH-62 a first password whose notice cannot be stored is not stored', async () => {
  const shop = await anAccountsShop();
  const { pool } = shop.postgres;
  await pool.query(`insert into users (id, name, email, email_verified) values ('paid-1', '', $1, true)`, [
    EMAIL,
  ]);
  const token = await shop.accounts.makeToken(EMAIL);
  const cookie = cookieOf(await shop.call('/magic-link/verify', { body: { token } }));
  const setFirst = () => shop.call('/first-password', { cookie, body: { newPassword: PASSWORD } });
  await pool.query('alter table account_mails rename to account_mails_away');
  await expect(setFirst()).rejects.toThrow();
  await pool.query('alter table account_mails_away rename to account_mails');
  expect((await setFirst()).status).toBe(200);
});
