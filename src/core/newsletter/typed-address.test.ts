import { expect, test } from 'vitest';
import { keepTypedAddress, typedAddress } from './typed-address.ts';

const page = { path: '/es/newsletter', isHttps: true };

test('NEWS-11 a typed address is kept for a minute, for one page, out of reach of scripts', () => {
  const line = keepTypedAddress('ana@ex; ample', page);
  expect(line).toBe(
    'landfall-newsletter=ana%40ex%3B%20ample; Path=/es/newsletter; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(keepTypedAddress('ana', { ...page, isHttps: false })).not.toContain('Secure');
  expect(keepTypedAddress('', page)).toContain('Max-Age=0');
});

test('NEWS-11 it is read from among other cookies, and anything else is nothing', () => {
  expect(typedAddress('a=b; landfall-newsletter=ana%40ex%3B%20ample; c=d')).toBe('ana@ex; ample');
  for (const cookies of ['', 'a=b', 'landfall-newsletter=%', 'x-landfall-newsletter=ana'])
    expect(typedAddress(cookies)).toBe('');
  expect(typedAddress(`landfall-newsletter=${'x'.repeat(999)}`)).toHaveLength(254);
});
