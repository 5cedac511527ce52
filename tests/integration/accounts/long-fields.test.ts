import { expect, test } from 'vitest';
import { errorOf } from '#tests/builders/app.ts';
import { anAccountsShop, PASSWORD } from './shop.ts';

const EMAIL = 'ana@example.com';

test.each([
  ['/sign-in/magic-link', 'callbackURL', { email: EMAIL }],
  ['/sign-in/email', 'callbackURL', { email: EMAIL, password: PASSWORD }],
  ['/request-password-reset', 'redirectTo', { email: EMAIL }],
  ['/sign-up/email', 'name', { email: EMAIL, password: PASSWORD }],
  ['/verify-email', 'token', {}],
])('OPS-14 %s refuses a long %s before the library reads it', async (path, field, others) => {
  const { call, log, mails } = await anAccountsShop();
  const send = async (length: number) =>
    errorOf(await call(path, { body: { ...others, [field]: 'a'.repeat(length) } }));
  expect(await send(2_001)).toEqual({
    status: 400,
    code: 'invalid-input',
    message: `${field} is too long: at most 2000 characters.`,
  });
  expect(await send(60_000)).toMatchObject({ status: 413, code: 'too-large' });
  expect([log.lines, mails]).toEqual([[], []]);
});

test('OPS-14 a long query of an account call is refused as well', async () => {
  const { call, log } = await anAccountsShop();
  const response = await call(`/sign-in/email?callbackURL=${'a'.repeat(15_000)}`, { method: 'GET' });
  expect(await errorOf(response)).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(log.lines).toEqual([]);
});
