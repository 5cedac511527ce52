import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const COMMON = new Set(['password', '123456', 'welcome', 'dragon', 'a']);
const isCommon = (password: string, email = 'ana@example.com') =>
  isCommonPassword({ password, email }, COMMON);

test.each([
  'password',
  '123456',
  'PASSWORD',
  'password1',
  'Welcome2024!',
  'dragon99',
  'qwerty',
  '654321',
  '111111',
  'abcabc',
  'contraseña',
  'Madrid2026',
])('AUTH-16 %s is a common password', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each(['ana.lopez', 'ana.lopez1', 'Ana.Lopez@example.com'])(
  'AUTH-16 %s can be guessed from the email address',
  (password) => {
    expect(isCommon(password, 'ana.lopez@example.com')).toBe(true);
  },
);

test.each(['k7#vQx', 'a harbour at 5', 'passwords are like ships', 'a193847', 'dragon 8 4 1 9 7 3'])(
  '%s is accepted',
  (password) => {
    expect(isCommon(password)).toBe(false);
  },
);
