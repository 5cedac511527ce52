import { expect, test } from 'vitest';
import { readUtm } from './read-utm.ts';

test('LEAD-01 a lead says how the visitor found the shop', () => {
  const address =
    'https://shop.example/es/plans?utm_source=letter&utm_campaign=summer&search=japan&utm_term=';
  expect(readUtm(address)).toEqual({ utm_source: 'letter', utm_campaign: 'summer' });
});

test('an address without them, or none at all, says nothing', () => {
  expect([readUtm('https://shop.example/'), readUtm('nowhere')]).toEqual([{}, {}]);
});
