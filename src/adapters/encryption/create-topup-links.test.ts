import { expect, test } from 'vitest';
import { createLinkTokens } from './create-link-tokens.ts';
import { createTopupLinks } from './create-topup-links.ts';

const ESIM = '5b0d1f6e-6f0e-4a53-9a5e-6a1f0f6f7a11';
const SECRET = 'a secret that is only used by this test';
const links = createTopupLinks(SECRET);
const MADE = new Date('2026-11-18T08:00:00Z');
const token = links.tokenOf(ESIM, MADE);

test('TOPUP-36 a token names its eSIM for 14 days, fits into an address and does not show the id', () => {
  expect(token).toMatch(/^[\w-]{60,120}$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(ESIM.slice(0, 8));
  expect(links.esimOf(token, MADE)).toBe(ESIM);
  expect(links.esimOf(token, new Date('2026-12-02T07:59:59.999Z'))).toBe(ESIM);
  expect(links.esimOf(token, new Date('2026-12-02T08:00:00Z'))).toBeNull();
});

test('TOPUP-36 a changed or invented token, one of another purpose and one of another shop name nothing', () => {
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(links.esimOf(changed.toString('base64url'), MADE)).toBeNull();
  }
  const other = createTopupLinks('the secret of another shop').tokenOf(ESIM, MADE);
  const reminder = createLinkTokens(SECRET, 'reminder').tokenOf(`zzzzzzzz\n${ESIM}`);
  for (const invalid of ['', 'x', ESIM, token.slice(0, -4), other, reminder])
    expect(links.esimOf(invalid, MADE)).toBeNull();
});
