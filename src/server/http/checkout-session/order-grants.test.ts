import { expect, test } from 'vitest';
import { createOrderGrants } from './order-grants.ts';

const ANA = '11111111-1111-4111-8111-111111111111';
const BEN = '22222222-2222-4222-8222-222222222222';
const grants = createOrderGrants('a secret that is only used by these tests', 'https://shop.example');

function orderOf(orderId: string) {
  return { orderId, browserTokenHash: grants.hashFor(orderId) };
}
const cookieOf = (orderId: string) => grants.setCookie(orderId).split(';')[0] ?? '';

test('ORDER-16 ORDER-17 the cookie of an order grants that order and no other', () => {
  const cookies = `theme=dark; ${cookieOf(ANA)}; other=1`;
  expect(grants.isGranted(cookies, orderOf(ANA))).toBe(true);
  expect(grants.isGranted(cookies, orderOf(BEN))).toBe(false);
  expect(grants.isGranted(undefined, orderOf(ANA))).toBe(false);
  const renamed = cookieOf(ANA).replace(ANA.slice(0, 13), BEN.slice(0, 13));
  expect(grants.isGranted(renamed, orderOf(BEN))).toBe(false);
});

test('ORDER-17 the cookie is for this host only, unreadable by scripts and not sent by other sites', () => {
  expect(grants.setCookie(ANA)).toMatch(
    /^__Host-landfall-order-[\w-]+=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test.each(['http://localhost:3000', 'https://shop.example'])(
  'AUTH-46 signing out ends every grant of the browser and no other cookie (%s)',
  (origin) => {
    const own = createOrderGrants('a secret', origin);
    const [first = '', second = ''] = ['0b9c1f1e-0001-4000', '0b9c1f1e-0002-4000'].map(
      (id) => own.setCookie(id).split(';')[0] ?? '',
    );
    const name = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
    const secure = origin.startsWith('https') ? '; Secure' : '';
    expect(own.endCookies(`language=es; ${first}; landfall.session_token=x; ${second}`)).toEqual(
      [first, second].map((cookie) => `${name(cookie)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`),
    );
    expect(own.endCookies(undefined)).toEqual([]);
    expect(own.endCookies('landfall-order-a b=1; landfall-order-=2; x=landfall-order-1')).toEqual([]);
  },
);
