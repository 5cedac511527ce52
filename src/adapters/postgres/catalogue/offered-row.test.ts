import { expect, test } from 'vitest';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { offeredRow } from './offered-row.ts';

test('DATA-07 a row has the network’s price and our cost in dollars', () => {
  const row = offeredRow(anOfferedPackage({ minimumPriceCents: 829, netPriceCents: 407 }));
  expect(row).toMatchObject({ minimum_selling_price: 8.29, net_price: 4.07 });
  expect(offeredRow(anOfferedPackage({ netPriceCents: null })).net_price).toBeNull();
});

test('the hash of an unchanged package is the same in every release, or a sync would rewrite the whole catalogue', () => {
  expect(offeredRow(anOfferedPackage()).content_hash).toBe('ve+BPx3CN6hxkqIENpA2FS7b7QpwsQSXauYyKEcBpc0=');
});
