import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { errorOf } from '#tests/builders/app.ts';
import { aConfirmedCustomer, anAccountsShop, cookieOf, PASSWORD, tokenIn } from './shop.ts';

const EMAIL = 'ana@example.com';
const SIGN_UP = { email: EMAIL, password: PASSWORD, name: '' };
const SIGN_IN = { email: EMAIL, password: PASSWORD };

test('AUTH-24 a customer signs up, confirms the mailbox and signs in; sign-in fails before the confirmation', async () => {
  const shop = await anAccountsShop();
  const signedUp = await shop.call('/sign-up/email', { body: SIGN_UP });
  expect(signedUp.status).toBe(200);
  const early = await shop.call('/sign-in/email', { body: SIGN_IN });
  expect(early.status).toBe(403);
  expect(cookieOf(early)).toBe('');

  await shop.sendMails();
  const confirmed = await shop.call('/verify-email', {
    body: { token: tokenIn(shop.mails, 'confirm') },
    cookie: cookieOf(signedUp),
  });
  expect(confirmed.status).toBe(200);
  const signedIn = await shop.call('/sign-in/email', { body: SIGN_IN });
  const session = await shop.accounts.findSession(new Headers({ cookie: cookieOf(signedIn) }));
  expect(session).toMatchObject({ email: EMAIL, roles: [] });
});

test('AUTH-27 the session is opaque, HttpOnly, SameSite=Lax, and deleted on the server at sign-out', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const signedIn = await shop.call('/sign-in/email', { body: SIGN_IN });
  const [line = ''] = signedIn.headers.getSetCookie();
  expect(line).toMatch(/^landfall\.session_token=/);
  expect(line).toMatch(/; HttpOnly/);
  expect(line).toMatch(/; SameSite=Lax/);
  expect(line).toMatch(/; Path=\/(;|$)/);
  expect(line).not.toMatch(/Secure|Domain/);
  expect(decodeURIComponent(line)).not.toContain(EMAIL);

  const cookie = cookieOf(signedIn);
  expect(await shop.accounts.findSession(new Headers({ cookie }))).not.toBeNull();
  await shop.call('/sign-out', { cookie });
  expect(await shop.accounts.findSession(new Headers({ cookie }))).toBeNull();
  expect(await shop.accounts.findSession(new Headers())).toBeNull();
});

test('AUTH-28 on https the cookie has the __Host- prefix and Secure', async () => {
  const shop = await anAccountsShop({ origin: 'https://shop.example' });
  await aConfirmedCustomer(shop, EMAIL);
  const signedIn = await shop.call('/sign-in/email', { body: SIGN_IN });
  const [line = ''] = signedIn.headers.getSetCookie();
  expect(line).toMatch(/^__Host-landfall\.session_token=/);
  expect(line).toMatch(/; Secure/);
  expect(line).not.toMatch(/Domain/);
  expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(signedIn) }))).toMatchObject({
    email: EMAIL,
  });
});

test.each(['12345', 'password', 'Password1!', '123456', 'ana@example.com', 'zzzzzzzz'])(
  'AUTH-16 the password %s is refused at sign-up, and no account is created',
  async (password) => {
    const shop = await anAccountsShop();
    expect((await shop.call('/sign-up/email', { body: { ...SIGN_UP, password } })).status).toBe(400);
    const { rows } = await shop.postgres.pool.query('select 1 from users');
    expect(rows).toEqual([]);
  },
);

test('a six-character password that is hard to guess is accepted', async () => {
  const shop = await anAccountsShop();
  expect((await shop.call('/sign-up/email', { body: { ...SIGN_UP, password: 'k7#vQx' } })).status).toBe(200);
});

test('AUTH-23 a known and an unknown address get the same responses to reset, magic link and a wrong password', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const responses = async (email: string) =>
    Promise.all(
      [
        shop.call('/request-password-reset', { body: { email } }),
        shop.call('/sign-in/magic-link', { body: { email } }),
        shop.call('/sign-in/email', { body: { email, password: 'not the password' } }),
      ].map(async (call) => {
        const response = await call;
        return { status: response.status, body: await response.text() };
      }),
    );
  expect(await responses(EMAIL)).toEqual(await responses('nobody@example.com'));
  await shop.sendMails();
  expect(shop.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
});

test('AUTH-21 the sign-up of a known address says so and changes nothing; its owner is informed by email', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const again = await shop.call('/sign-up/email', {
    body: { ...SIGN_UP, email: 'Ana@Example.com', password: 'a stranger chose it' },
  });
  expect(cookieOf(again)).toBe('');
  expect(await errorOf(again)).toEqual({
    status: 422,
    code: 'already-registered',
    message: 'User already registered',
  });
  expect((await shop.call('/sign-in/email', { body: SIGN_IN })).status).toBe(200);
  await shop.sendMails();
  expect(shop.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'You already have a Landfall account' });
});

test('AUTH-22 asking at sign-up which addresses are registered is limited per caller', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const statuses = [];
  for (let number = 0; number < 21; number += 1)
    statuses.push((await shop.call('/sign-up/email', { body: SIGN_UP, from: '198.51.100.9' })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
});

test.each([
  ['/sign-up/email', { password: PASSWORD, name: '' }],
  ['/sign-in/magic-link', {}],
  ['/request-password-reset', {}],
])(
  'AUTH-23 %s responds only at the end of a fixed time, to a known and to an unknown address',
  async (path, more) => {
    const steps: number[] = [];
    const shop = await anAccountsShop({
      pause: (ms) => {
        steps.push(ms);
        return setImmediate();
      },
    });
    await aConfirmedCustomer(shop, EMAIL);
    for (const email of [EMAIL, 'nobody@example.com']) {
      steps.length = 0;
      await shop.call(path, { body: { ...more, email } });
      expect(new Set(steps)).toEqual(new Set([250]));
    }
  },
);

test('AUTH-24 a customer whose confirmation link was lost gets a new one by signing in with the right password', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP });
  await shop.sendMails();
  await shop.call('/sign-in/email', { body: { ...SIGN_IN, password: 'a wrong one' } });
  await shop.sendMails();
  expect(shop.mails).toHaveLength(1);
  const early = await shop.call('/sign-in/email', { body: SIGN_IN });
  expect(await errorOf(early)).toMatchObject({ status: 403, code: 'email-not-verified' });
  await shop.sendMails();
  expect(shop.mails).toHaveLength(2);
  const confirmed = await shop.call('/verify-email', { body: { token: tokenIn(shop.mails, 'confirm') } });
  expect(confirmed.status).toBe(200);
});

test('AUTH-40 a magic link signs in once, by a click on the button and never by opening the page, and its token is nowhere in the database', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  const mail = shop.mails.at(-1);
  expect(mail?.text).toContain('http://localhost:3000/auth?magic_link=');
  const token = tokenIn(shop.mails, 'magic_link');
  const { rows } = await shop.postgres.pool.query<{ row: string }>(
    'select v::text as row from verifications v',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);

  const spellings = [
    '/magic-link/verify',
    '//magic-link/verify/',
    '/magic%2Dlink/verify',
    '/magic-link/%76erify',
  ];
  for (const path of spellings) {
    for (const method of ['GET', 'HEAD']) {
      const visited = await shop.call(`${path}?token=${token}`, { method });
      expect([visited.status, cookieOf(visited)]).toEqual([405, '']);
    }
  }
  const elsewhere = await shop.call('/magic-link/verify', {
    body: { token },
    headers: { origin: 'https://evil.example' },
  });
  expect(elsewhere.status).toBe(403);

  const verified = await shop.call('/magic-link/verify', { body: { token } });
  expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(verified) }))).toMatchObject({
    email: EMAIL,
  });
  const twice = await shop.call('/magic-link/verify', { body: { token } });
  expect([twice.status, cookieOf(twice)]).toEqual([400, '']);
});

test.each([
  [29, 200],
  [30, 400],
])('AUTH-39 a magic link that is %i minutes old is answered with %i', async (minutes, status) => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  await shop.postgres.pool.query(
    'update verifications set expires_at = expires_at - make_interval(mins => $1)',
    [minutes],
  );
  const token = tokenIn(shop.mails, 'magic_link');
  expect((await shop.call('/magic-link/verify', { body: { token } })).status).toBe(status);
});

test('a password set by a stranger before the mailbox was proved is removed by the first magic link', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP });
  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  await shop.call('/magic-link/verify', { body: { token: tokenIn(shop.mails, 'magic_link') } });
  const stranger = await shop.call('/sign-in/email', { body: SIGN_IN });
  expect([stranger.status, cookieOf(stranger)]).toEqual([401, '']);
});

test('a reset link sets a new password once, proves the mailbox and ends every other session', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const before = cookieOf(await shop.call('/sign-in/email', { body: SIGN_IN }));
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  const mail = shop.mails.at(-1);
  expect(mail?.text).toContain('http://localhost:3000/auth?mode=reset-password&token=');
  const token = tokenIn(shop.mails, 'token');
  const { rows } = await shop.postgres.pool.query<{ row: string }>(
    'select v::text as row from verifications v',
  );
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);

  expect((await shop.call('/reset-password', { body: { token, newPassword: 'password1' } })).status).toBe(
    400,
  );
  expect((await shop.call('/reset-password', { body: { token, newPassword: 'a lighthouse' } })).status).toBe(
    200,
  );
  expect((await shop.call('/reset-password', { body: { token, newPassword: 'another one' } })).status).toBe(
    400,
  );
  expect(await shop.accounts.findSession(new Headers({ cookie: before }))).toBeNull();
  expect(
    (await shop.call('/sign-in/email', { body: { email: EMAIL, password: 'a lighthouse' } })).status,
  ).toBe(200);
});

test('a reset link confirms a mailbox that was never confirmed', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP });
  await shop.sendMails();
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  await shop.call('/reset-password', {
    body: { token: tokenIn(shop.mails, 'token'), newPassword: 'a lighthouse' },
  });
  expect(
    (await shop.call('/sign-in/email', { body: { email: EMAIL, password: 'a lighthouse' } })).status,
  ).toBe(200);
});

test('a mail is in the language of the page that requested it', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP, headers: { referer: 'http://localhost:3000/es/auth' } });
  await shop.sendMails();
  expect(shop.mails[0]?.subject).toBe('Confirma tu correo en Landfall');
  expect(shop.mails[0]?.text).toContain('http://localhost:3000/es/auth?confirm=');
  expect(shop.mails[0]?.html).toContain('<html lang="es">');
});

test('a call from another site is refused', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await shop.call('/sign-in/email', { body: SIGN_IN }));
  const forged = await shop.call('/sign-out', { cookie, headers: { origin: 'https://evil.example' } });
  expect(forged.status).toBe(403);
  expect(await shop.accounts.findSession(new Headers({ cookie }))).not.toBeNull();
});
