import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/dashboard', '/es/dashboard', '/topup?iccid=89', '/plans#top', '/'])(
  'AUTH-43 the customer returns to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

const FOREIGN = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/es//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  ' /dashboard',
  'http:/dashboard',
  '/auth',
  '/es/auth?mode=signin',
  '/api/auth/sign-out',
];

test.each(FOREIGN)('ROUTE-23 B43 %j is replaced by the dashboard', (path) => {
  expect(returnPath(path)).toBe('/dashboard');
});

test('without a return path it is the dashboard', () => {
  expect(returnPath(null)).toBe('/dashboard');
});
