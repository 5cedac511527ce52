import { expect, test } from 'vitest';
import { topupAddress } from './topup-address.ts';

test('ROUTE-11 the address of the top-up page carries the eSIM and the package', () => {
  expect(topupAddress({})).toBe('/topup');
  expect(topupAddress({ packageId: 'jp-7days-1gb-topup' })).toBe('/topup?package=jp-7days-1gb-topup');
  expect(topupAddress({ esimId: 'e1', packageId: 'a b' })).toBe('/topup?esim=e1&package=a+b');
});
