import { expect, test } from 'vitest';
import { errorOf } from '#tests/builders/app.ts';
import { holdSlowSignIns, SLOW } from './hold-slow-sign-ins.ts';
import { aConfirmedCustomer, anAccountsShop, PASSWORD, tokenIn, type AccountsShop } from './shop.ts';

const EMAIL = 'ana@example.com';
const headers = { 'user-agent': SLOW };

const byPassword = (shop: AccountsShop) =>
  Promise.resolve(() => shop.call('/sign-in/email', { body: { email: EMAIL, password: PASSWORD }, headers }));

async function byLink(shop: AccountsShop) {
  const token = await shop.accounts.makeToken(EMAIL);
  return () => shop.call('/magic-link/verify', { body: { token }, headers });
}

async function byReset(shop: AccountsShop) {
  await shop.call('/request-password-reset', { body: { email: EMAIL } });
  await shop.sendMails();
  const body = { token: tokenIn(shop.mails, 'token'), newPassword: 'a brand new harbour' };
  return () => shop.call('/reset-password', { body, headers });
}

test.each([
  ['password', byPassword],
  ['link', byLink],
  ['reset', byReset],
])(
  'ADMIN-29 an account that is disabled during its sign-in by %s is refused as disabled',
  async (_, prepare) => {
    const shop = await anAccountsShop();
    await aConfirmedCustomer(shop, EMAIL);
    const signIn = await prepare(shop);
    const held = await holdSlowSignIns(shop);
    const overtaken = signIn();
    await held.untilHeld();
    await shop.postgres.pool.query('update users set disabled_at = now() where email = $1', [EMAIL]);
    await held.release();
    expect(await errorOf(await overtaken)).toEqual({
      status: 403,
      code: 'account-disabled',
      message: 'This account is disabled. Write to support; eSIMs that you bought keep working.',
    });
    const { rows } = await shop.postgres.pool.query('select 1 from sessions where user_agent = $1', [SLOW]);
    expect(rows).toEqual([]);
  },
);
