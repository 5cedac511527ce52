import { expect, test } from 'vitest';
import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';
import { createLinkTokens } from './create-link-tokens.ts';
import { createReminderTokens } from './create-reminder-tokens.ts';

const SECRET = 'a secret that is only used by this test';
const tokens = createReminderTokens(SECRET);
const EMAIL = 'ana.maria+viaje@example.com';
const LINK = { email: EMAIL, group: 'low-data' } as const;

test('USAGE-24 a token names its address, is always the same and fits into a path', () => {
  const token = tokens.tokenOf(LINK);
  expect(tokens.linkOf(token)).toEqual(LINK);
  expect(tokens.tokenOf(LINK)).toBe(token);
  expect(token).toMatch(/^[\w-]+$/);
  expect(token).not.toContain(Buffer.from(EMAIL).toString('base64url').slice(0, 8));
  expect(tokens.tokenOf({ ...LINK, email: 'eva@example.com' }).slice(0, 20)).not.toBe(token.slice(0, 20));
});

test('USAGE-29 a token names the group of its email', () => {
  const links = REMINDER_GROUPS.map((group) => ({ email: EMAIL, group }));
  expect(links.map((link) => tokens.linkOf(tokens.tokenOf(link)))).toEqual(links);
  expect(new Set(links.map((link) => tokens.tokenOf(link))).size).toBe(REMINDER_GROUPS.length);
});

test('USAGE-29 a token of an email from before the groups names its address and no group', () => {
  // As the shop made it then.
  const old = createLinkTokens(SECRET, 'reminder').tokenOf(EMAIL);
  expect(tokens.linkOf(old)).toEqual({ email: EMAIL, group: null });
});

test('USAGE-24 a changed, shortened or invented token and one of another shop name nobody', () => {
  const token = tokens.tokenOf(LINK);
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(tokens.linkOf(changed.toString('base64url'))).toBeNull();
  }
  const other = createReminderTokens('the secret of another shop').tokenOf(LINK);
  for (const invalid of ['', 'x', EMAIL, token.slice(0, -4), token.slice(0, 20), `${token}AAAA`, other])
    expect(tokens.linkOf(invalid)).toBeNull();
});
