import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  '123456',
  'PASSWORD',
  'password1',
  'Welcome2024!',
  'qwerty',
  '654321',
  '111111',
  'abcabc',
  'contraseña',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password, 'ana@example.com')).toBe(true);
});

test.each(['ana.lopez', 'ana.lopez1', 'Ana.Lopez@example.com'])(
  '%s can be guessed from the email address',
  (password) => {
    expect(isCommonPassword(password, 'ana.lopez@example.com')).toBe(true);
  },
);

test.each(['k7#vQx', 'a harbour at 5', 'passwords are like ships', 'tr4velling-light'])(
  '%s is accepted',
  (password) => {
    expect(isCommonPassword(password, 'ana@example.com')).toBe(false);
  },
);
