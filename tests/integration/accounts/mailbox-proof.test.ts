import { expect, test } from 'vitest';
import {
  aConfirmedCustomer,
  anAccountsShop,
  cookieOf,
  PASSWORD,
  tokenIn,
  type AccountsShop,
} from './shop.ts';

const EMAIL = 'ana@example.com';
const SIGN_UP = { email: EMAIL, password: PASSWORD, name: '' };

const signIn = (shop: AccountsShop, password: string) =>
  shop.call('/sign-in/email', { body: { email: EMAIL, password } });

async function confirmIn(shop: AccountsShop, cookie: string): Promise<Response> {
  await shop.sendMails();
  return shop.call('/verify-email', { body: { token: tokenIn(shop.mails, 'confirm') }, cookie });
}

test('AUTH-36 B41 a stranger’s password is removed when the mailbox’s owner confirms the address', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP });
  const confirmed = await confirmIn(shop, '');
  expect(await shop.accounts.findSession(new Headers({ cookie: cookieOf(confirmed) }))).toMatchObject({
    email: EMAIL,
  });
  expect((await signIn(shop, PASSWORD)).status).toBe(401);
});

test('AUTH-36 a second sign-up with the same address does not make the first password valid', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: SIGN_UP });
  const owner = await shop.call('/sign-up/email', { body: { ...SIGN_UP, password: 'my own harbour' } });
  await confirmIn(shop, cookieOf(owner));
  expect((await signIn(shop, PASSWORD)).status).toBe(401);
});

test('AUTH-24 AUTH-35 the password chosen in the confirming browser stays', async () => {
  const shop = await anAccountsShop();
  const signedUp = await shop.call('/sign-up/email', { body: SIGN_UP });
  expect((await signIn(shop, PASSWORD)).status).toBe(403);
  await confirmIn(shop, cookieOf(signedUp));
  expect((await signIn(shop, PASSWORD)).status).toBe(200);
});

test('AUTH-36 using the link again later removes nothing: the mailbox is already proved', async () => {
  const shop = await anAccountsShop();
  const signedUp = await shop.call('/sign-up/email', { body: SIGN_UP });
  await confirmIn(shop, cookieOf(signedUp));
  await confirmIn(shop, '');
  expect((await signIn(shop, PASSWORD)).status).toBe(200);
});

test('B23 a mailbox cannot be flooded: links requested from many IP addresses are sent five times', async () => {
  const shop = await anAccountsShop();
  await aConfirmedCustomer(shop, EMAIL);
  const before = shop.mails.length;
  const responses = [];
  for (let index = 0; index < 20; index += 1)
    responses.push(
      await shop.call('/sign-in/magic-link', { body: { email: EMAIL }, from: `198.51.100.${index}` }),
    );
  await shop.sendMails();
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(shop.mails.length - before).toBe(5);
  expect(shop.log.lines.filter(({ event }) => event === 'account-mail-capped')).toHaveLength(15);
});

const STRANGER = { ...SIGN_UP, name: 'Not the owner' };

const nameOf = async (shop: AccountsShop) => {
  const { rows } = await shop.postgres.pool.query<{ name: string; email_verified: boolean }>(
    'select name, email_verified from users',
  );
  return rows;
};

test.each([
  {
    link: 'magic link',
    requestPath: '/sign-in/magic-link',
    parameter: 'magic_link',
    spending: '/magic-link/verify',
  },
  {
    link: 'reset link',
    requestPath: '/request-password-reset',
    parameter: 'token',
    spending: '/reset-password',
  },
])(
  'AUTH-36 the name set by a stranger is removed by the owner’s $link',
  async ({ requestPath, parameter, spending }) => {
    const shop = await anAccountsShop();
    await shop.call('/sign-up/email', { body: STRANGER });
    await shop.sendMails();
    expect(await nameOf(shop)).toEqual([{ name: 'Not the owner', email_verified: false }]);
    await shop.call(requestPath, { body: { email: EMAIL } });
    await shop.sendMails();
    const token = tokenIn(shop.mails, parameter);
    await shop.call(spending, {
      body: { token, ...(parameter === 'token' ? { newPassword: 'a lighthouse' } : {}) },
    });
    expect(await nameOf(shop)).toEqual([{ name: '', email_verified: true }]);
  },
);

test('AUTH-36 a confirmation in another browser removes the name; in the browser that signed up the name stays', async () => {
  const elsewhere = await anAccountsShop();
  await elsewhere.call('/sign-up/email', { body: STRANGER });
  await confirmIn(elsewhere, '');
  expect(await nameOf(elsewhere)).toEqual([{ name: '', email_verified: true }]);
  const here = await anAccountsShop();
  await confirmIn(here, cookieOf(await here.call('/sign-up/email', { body: STRANGER })));
  expect(await nameOf(here)).toEqual([{ name: 'Not the owner', email_verified: true }]);
});
