import { expect, test } from 'vitest';
import { aConfirmedCustomer, anAccountsShop, cookieOf, PASSWORD } from './shop.ts';

const EMAIL = 'you@example.com';

test('OPS-02 ADMIN-01 API-06 make-admin creates the first admin, who can sign in at once with the chosen password', async () => {
  const shop = await anAccountsShop();
  expect(await shop.accounts.makeAdmin(' You@Example.com ', PASSWORD)).toEqual({
    kind: 'made',
    email: EMAIL,
    isNewAccount: true,
    signIn: 'password',
  });
  const signedIn = await shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD } });
  const session = await shop.accounts.findSession(new Headers({ cookie: cookieOf(signedIn) }));
  expect(session).toMatchObject({ email: EMAIL, roles: ['admin'] });

  // Only the user_roles record makes an admin.
  await shop.accounts.makeAdmin('another@example.com');
  await shop.postgres.pool.query(
    'delete from user_roles where user_id = (select id from users where email = $1)',
    [EMAIL],
  );
  expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(signedIn) }))).toMatchObject({
    email: EMAIL,
    roles: [],
  });
});

test('OPS-02 without a password the new admin signs in with a mailed link', async () => {
  const shop = await anAccountsShop();
  expect(await shop.accounts.makeAdmin(EMAIL)).toMatchObject({ kind: 'made', signIn: 'mail-link' });
  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  expect(shop.mails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('OPS-02 a customer who becomes admin keeps the account and its password; a second run changes nothing', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const made = { kind: 'made', email: EMAIL, isNewAccount: false, signIn: 'password' };
  expect(await shop.accounts.makeAdmin(EMAIL)).toEqual(made);
  expect(await shop.accounts.makeAdmin(EMAIL)).toEqual(made);
  expect((await shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD } })).status).toBe(
    200,
  );
  const { rows } = await shop.postgres.pool.query('select role from user_roles');
  expect(rows).toEqual([{ role: 'admin' }]);
});

test('a stranger who created the account first does not become admin with it', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: { email: EMAIL, password: 'the stranger knows', name: '' } });
  await shop.accounts.makeAdmin(EMAIL);
  const stranger = await shop.call('/sign-in/email', {
    body: { email: EMAIL, password: 'the stranger knows' },
  });
  expect([stranger.status, cookieOf(stranger)]).toEqual([401, '']);
});

test('ensuring the sandbox admin at every start keeps sessions while the password stays the same', async () => {
  const shop = await anAccountsShop();
  await shop.accounts.makeAdmin(EMAIL, PASSWORD);
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD } }));
  await shop.accounts.makeAdmin(EMAIL, PASSWORD);
  expect(await shop.accounts.findSession(new Headers({ cookie }))).not.toBeNull();
  await shop.accounts.makeAdmin(EMAIL, 'a new one from the operator');
  expect(await shop.accounts.findSession(new Headers({ cookie }))).toBeNull();
});

test('an invalid email address creates no admin', async () => {
  const shop = await anAccountsShop();
  expect(await shop.accounts.makeAdmin('you')).toEqual({
    kind: 'refused',
    reason: 'you is not an email address.',
  });
});
