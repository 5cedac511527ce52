import { expect, test } from 'vitest';
import { isCommonPassword } from '#core/accounts/common-passwords.ts';
import { MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { commonPasswords } from './common-password-list.ts';

test('AUTH-16 the list has at least 3,000 common passwords that are long enough to be chosen', async () => {
  const list = await commonPasswords();
  const choosable = [...list].filter((word) => word.length >= MIN_PASSWORD_LENGTH);
  expect(choosable.length).toBeGreaterThan(3_000);
  for (const password of [
    '123456789',
    'iloveyou',
    'trustno1',
    'Liverpool',
    'starwars',
    'estrella',
    'Monkey12!',
  ])
    expect([password, isCommonPassword({ password, email: '' }, list)]).toEqual([password, true]);
});

test.each(['a harbour at 5 o’clock', 'a lighthouse', 'k7#vQx', 'tr4velling-light', 'correct horse battery'])(
  '%s is not on the list',
  async (password) => {
    expect(isCommonPassword({ password, email: '' }, await commonPasswords())).toBe(false);
  },
);
