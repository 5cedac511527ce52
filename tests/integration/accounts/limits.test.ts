import { expect, test } from 'vitest';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { SIGN_INS_PER_ACCOUNT } from '#core/limits/shop-limits.ts';
import { errorOf } from '#tests/builders/app.ts';
import {
  aConfirmedCustomer,
  anAccountsShop,
  cookieOf,
  PASSWORD,
  tokenIn,
  type AccountsShop,
} from './shop.ts';

const EMAIL = 'ana@example.com';

type Guess = Readonly<{ email?: string; password?: string; from?: string; cookie?: string }>;

const guess = (shop: AccountsShop, { email = EMAIL, password = 'a guess', ...rest }: Guess = {}) =>
  shop.call('/sign-in/email', { body: { email, password }, ...rest });

const address = (number: number) => `198.51.100.${number}`;

/** The state after many wrong passwords, without the time it takes to hash them. */
async function exhaust(shop: AccountsShop, email: string): Promise<void> {
  const limits = createSharedLimits(shop.postgres);
  for (let failure = 0; failure < SIGN_INS_PER_ACCOUNT.most; failure += 1)
    await limits.take(SIGN_INS_PER_ACCOUNT, email, shop.clock.now());
}

/** Wrong passwords for one account, each from another IP address. */
async function attack(shop: AccountsShop, email: string, times: number): Promise<readonly Response[]> {
  const responses = [];
  for (let number = 0; number < times; number += 1)
    responses.push(await guess(shop, { email, from: address(number) }));
  return responses;
}

test('guessing is limited per caller IP address, across all processes, whatever headers the caller forges', async () => {
  const shop = await anAccountsShop();
  const twin = await anAccountsShop({ postgres: shop.postgres });
  const statuses = [];
  for (let number = 0; number < 30; number += 1) {
    const response = await (number % 2 === 0 ? shop : twin).call('/sign-in/email', {
      body: { email: `somebody-${number}@example.com`, password: 'a guess' },
      headers: {
        'x-forwarded-for': address(number),
        'x-landfall-client-address': address(number),
      },
    });
    statuses.push(response.status);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  const limited = await guess(shop);
  expect(await errorOf(limited.clone())).toMatchObject({ status: 429, code: 'too-many-requests' });
  const seconds = Number(limited.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await guess(shop, { from: '203.0.113.8' })).status).toBe(401);
  shop.clock.advance(seconds);
  expect((await guess(shop)).status).toBe(401);
});

test('AUTH-45 guessing one account from many IP addresses slows down that account and no other', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const responses = await attack(shop, EMAIL, 25);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 20 }, () => 401),
    ...Array.from({ length: 5 }, () => 429),
  ]);
  const [limited] = responses.slice(-1);
  expect(Number(limited?.headers.get('retry-after'))).toBeLessThanOrEqual(180);
  const stranger = await guess(shop, { password: PASSWORD, from: '192.0.2.1' });
  expect(await errorOf(stranger)).toEqual({
    status: 429,
    code: 'too-many-sign-ins',
    message: 'Too many attempts with a password. Use a sign-in link by email, or try again in 3 min.',
  });
  expect((await guess(shop, { email: 'eva@example.com', from: '192.0.2.1' })).status).toBe(401);
  shop.clock.advance(180);
  expect((await guess(shop, { password: PASSWORD, from: '192.0.2.1' })).status).toBe(200);
});

test('AUTH-45 a hundred simultaneous guesses count like a hundred in a row', async () => {
  const shop = await anAccountsShop();
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, number) => guess(shop, { from: address(number) })),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
});

test('AUTH-45 an email address without an account is slowed down with the same message', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const refusalFor = async (email: string) => {
    const first = await guess(shop, { email });
    await exhaust(shop, email);
    const limited = await guess(shop, { email });
    return [first.status, await first.text(), limited.headers.get('retry-after'), await errorOf(limited)];
  };
  expect(await refusalFor('nobody@example.com')).toEqual(await refusalFor(EMAIL));
});

test("AUTH-45 the account's owner can sign in during an attack: with the link, and with the password from a known browser", async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const browser = cookieOf(await guess(shop, { password: PASSWORD }));
  await exhaust(shop, EMAIL);
  expect((await guess(shop, { password: PASSWORD })).status).toBe(429);
  expect((await guess(shop, { password: PASSWORD, cookie: browser })).status).toBe(200);

  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  const token = tokenIn(shop.mails, 'magic_link');
  expect((await shop.call('/magic-link/verify', { body: { token } })).status).toBe(200);
});

test('a known browser is known for its own account only, and its guesses are limited too', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  await aConfirmedCustomer(shop, 'eva@example.com');
  const cookie = cookieOf(await guess(shop, { email: 'eva@example.com', password: PASSWORD }));
  await exhaust(shop, EMAIL);
  expect((await guess(shop, { cookie })).status).toBe(429);
  const statuses = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push((await guess(shop, { email: 'eva@example.com', cookie, from: address(number) })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('a correct sign-in uses up no attempt', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  for (let number = 0; number < 22; number += 1)
    expect((await guess(shop, { password: PASSWORD, from: address(number) })).status).toBe(200);
});

test('with a stolen session the password cannot be guessed', async () => {
  const body = { currentPassword: 'a guess', newPassword: 'a brand new harbour' };
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const cookie = cookieOf(await guess(shop, { password: PASSWORD }));
  const responses = [];
  for (let number = 0; number < 12; number += 1)
    responses.push(await shop.call('/change-password', { body, cookie, from: address(number) }));
  expect(responses.map(({ status }) => status === 429)).toEqual([
    ...Array.from({ length: 10 }, () => false),
    true,
    true,
  ]);
});

test('sixty guests of one hotel may request a sign-in link within ten minutes', async () => {
  const shop = await anAccountsShop();
  const statuses = [];
  for (let guest = 0; guest < 61; guest += 1)
    statuses.push(
      (await shop.call('/sign-in/magic-link', { body: { email: `guest-${guest}@example.com` } })).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});

test('B23 AUTH-57 the emails to one mailbox are counted across all processes, of all kinds, and the limit recovers with time', async () => {
  const shop = await anAccountsShop();
  const twin = await anAccountsShop({ postgres: shop.postgres });
  await aConfirmedCustomer(shop, EMAIL);
  shop.clock.advance(30 * 60);
  twin.clock.advance(30 * 60);
  const sent = async (path: string) => {
    const before = shop.mails.length + twin.mails.length;
    for (let number = 0; number < 10; number += 1)
      await (number % 2 === 0 ? shop : twin).call(path, {
        body: { email: number % 3 === 0 ? EMAIL.toUpperCase() : EMAIL },
        from: address(number),
      });
    await Promise.all([shop.sendMails(), twin.sendMails()]);
    return shop.mails.length + twin.mails.length - before;
  };
  expect(await sent('/sign-in/magic-link')).toBe(5);
  expect(await sent('/request-password-reset')).toBe(3);
  expect(await sent('/sign-in/magic-link')).toBe(0);
  shop.clock.advance(30 * 60);
  twin.clock.advance(30 * 60);
  expect(await sent('/sign-in/magic-link')).toBe(5);
});

test('AUTH-57 accounts with tags of one address share the count of their mailbox', async () => {
  const shop = await anAccountsShop();
  for (let number = 0; number < 8; number += 1)
    await shop.call('/sign-up/email', {
      body: { email: `ana+${number}@example.com`, password: PASSWORD, name: '' },
      from: address(number),
    });
  await shop.sendMails();
  expect(shop.mails).toHaveLength(5);
});

test('AUTH-57 mails without a sign-in link do not use up the count: their receiver can still request one', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  shop.clock.advance(30 * 60);
  for (let number = 0; number < 10; number += 1)
    await shop.call('/sign-up/email', {
      body: { email: EMAIL, password: PASSWORD, name: '' },
      from: address(number),
    });
  await shop.sendMails();
  await shop.call('/sign-in/magic-link', { body: { email: EMAIL } });
  await shop.sendMails();
  expect(shop.mails.at(-1)?.subject).toBe('Your Landfall sign-in link');
});
