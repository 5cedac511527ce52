import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.example');
  return pageAddress(pathname, search);
};

test.each([
  ['/es/admin', '/admin'],
  ['/es/admin?tab=orders', '/admin?tab=orders'],
  ['/es/admin/orders', '/admin/orders'],
])('ROUTE-16 %s leads to %s', (from, to) => {
  expect(at(from)).toEqual({ kind: 'moved', to });
});

test.each([
  ['/es/es', '/es'],
  ['/es/es/plans?search=jap%C3%B3n&x=1', '/es/plans?search=jap%C3%B3n&x=1'],
  ['/es/es/es/es/plans', '/es/plans'],
  ['/es/es/admin', '/admin'],
])('ROUTE-20 %s collapses to %s and keeps its query', (from, to) => {
  expect(at(from)).toEqual({ kind: 'moved', to });
});

test('a path has one form: no slash at its end, none doubled', () => {
  expect(at('/plans/?search=x')).toEqual({ kind: 'moved', to: '/plans?search=x' });
  expect(at('/es/')).toEqual({ kind: 'moved', to: '/es' });
  expect(at('/')).toEqual({ kind: 'public', path: '/' });
  expect(at('/estonia')).toEqual({ kind: 'public', path: '/estonia' });
});

test.each([
  '//evil.example',
  '//evil.example/',
  '/es/es//evil.example',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/es//admin//',
])('no doubled slash leads to another host: %s', (path) => {
  const address = pageAddress(path.replaceAll('\\', '/'), '');
  if (address.kind === 'moved') expect(address.to).toMatch(/^\/(?!\/)/);
  expect(address.kind).toBe('moved');
});

test.each([
  '/dashboard',
  '/es/dashboard',
  '/dashboard.data',
  '/admin',
  '/auth?mode=signin',
  '/checkout/success?session_id=1',
  '/topup',
  '/topup/success',
  '/share/abc',
  '/es/share/abc.data',
  '/api-test',
  '/dashboard/_.data',
])('%s is private', (path) => {
  expect(at(path).kind).toBe('private');
});

test('a private page keeps its whole query', () => {
  expect(at('/auth?mode=reset&email=a%40b.c')).toEqual({
    kind: 'private',
    path: '/auth?mode=reset&email=a%40b.c',
  });
});

test('of a public page only the query that changes it counts, in one order', () => {
  expect(at('/plans?utm_source=mail&search=japan&gclid=1')).toEqual({
    kind: 'public',
    path: '/plans?search=japan',
  });
  expect(at('/plans?region=asia&search=a')).toEqual(at('/plans?search=a&region=asia&junk=1'));
  expect(at('/?utm_source=mail')).toEqual({ kind: 'public', path: '/' });
});
