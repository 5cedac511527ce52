import { expect, test } from 'vitest';
import { createReminderTokens } from './create-reminder-tokens.ts';

const tokens = createReminderTokens('a secret that is only used by this test');
const EMAIL = 'ana.maria+viaje@example.com';

test('USAGE-24 a token names its address, is always the same and fits into a path', () => {
  const token = tokens.tokenOf(EMAIL);
  expect(tokens.emailOf(token)).toBe(EMAIL);
  expect(tokens.tokenOf(EMAIL)).toBe(token);
  expect(token).toMatch(/^[\w-]+$/);
  expect(token).not.toContain(Buffer.from(EMAIL).toString('base64url').slice(0, 8));
  expect(tokens.tokenOf('eva@example.com').slice(0, 20)).not.toBe(token.slice(0, 20));
});

test('USAGE-24 a changed, shortened or invented token and one of another shop name nobody', () => {
  const token = tokens.tokenOf(EMAIL);
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(tokens.emailOf(changed.toString('base64url'))).toBeNull();
  }
  const other = createReminderTokens('the secret of another shop').tokenOf(EMAIL);
  for (const invalid of ['', 'x', EMAIL, token.slice(0, -4), token.slice(0, 20), `${token}AAAA`, other])
    expect(tokens.emailOf(invalid)).toBeNull();
});
