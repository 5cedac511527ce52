import { expect, test } from 'vitest';
import { linkTokenIn, topupAddress } from './topup-address.ts';

test('ROUTE-11 the address of the top-up page carries the eSIM and the package', () => {
  expect(topupAddress({})).toBe('/topup');
  expect(topupAddress({ packageId: 'jp-7days-1gb-topup' })).toBe('/topup?package=jp-7days-1gb-topup');
  expect(topupAddress({ esimId: 'e1', packageId: 'a b' })).toBe('/topup?esim=e1&package=a+b');
});

test('TOPUP-36 the token of a reminder’s link is behind the # of the address', () => {
  const address = topupAddress({ packageId: 'p1', linkToken: 'AbC-_9' });
  expect(address).toBe('/topup?package=p1#link=AbC-_9');
  expect(linkTokenIn('#link=AbC-_9')).toBe('AbC-_9');
  for (const hash of ['', '#', '#main']) expect(linkTokenIn(hash)).toBeNull();
});
