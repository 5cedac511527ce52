import { expect, test } from 'vitest';
import { securityKindOf } from './security-event.ts';

test.each([
  ['/api/auth/sign-in/email', 401, 'failed-sign-in'],
  ['/api/auth/sign-in/email', 403, 'failed-sign-in'],
  ['/api/me/confirm-password', 403, 'failed-sign-in'],
  ['/api/auth/sign-in/email', 429, 'rate-limited'],
  ['/api/me/orders', 401, 'unauthorized'],
  ['/api/admin/me', 403, 'unauthorized'],
  ['/api/packages', 429, 'rate-limited'],
  ['/', 429, 'rate-limited'],
  ['/api/packages', 200, null],
  ['/api/orders/1', 404, null],
  ['/api/packages', 500, null],
  ['/api/auth/sign-in/email', 200, null],
] as const)('SECMON-03 %s with the status %i is %s', (path, status, kind) => {
  expect(securityKindOf(path, status)).toBe(kind);
});
