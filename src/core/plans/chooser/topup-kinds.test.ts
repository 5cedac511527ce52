import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { topupKinds } from './topup-kinds.ts';

const data = aPackage({ data_amount: '1 GB', is_rechargeable: true });
const unlimited = aPackage({ data_amount: 'Unlimited', is_unlimited: true, is_rechargeable: false });
const calls = aPackage({ data_amount: '1 GB', voice: 30, is_rechargeable: true });

test('DEST-09 kinds that can be topped up are distinguished from those that cannot', () => {
  expect(topupKinds([data, unlimited, calls])).toEqual({
    withTopups: ['data', 'calls'],
    without: ['unlimited'],
    isMixed: false,
  });
});

test('DEST-09 a kind of which only some plans can be topped up is in neither list', () => {
  expect(topupKinds([data, { ...data, is_rechargeable: false }, unlimited])).toEqual({
    withTopups: [],
    without: ['unlimited'],
    isMixed: true,
  });
});
