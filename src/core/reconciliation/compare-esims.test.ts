import { expect, test } from 'vitest';
import { compareEsims, type KnownUnit } from './compare-esims.ts';

const anOrder = (vendorOrderId: string, reference: string | null) => ({
  vendorOrderId,
  reference,
  packageId: 'plan-1',
});
const DELIVERED: KnownUnit = { unitId: 'unit-1', outcome: 'delivered', vendorOrderId: '10' };

test('an order that its unit was delivered with is not a finding', () => {
  expect(compareEsims([anOrder('10', 'unit-1')], [DELIVERED])).toEqual([]);
});

test('a second order for a delivered unit is reported as bought twice, whichever came first', () => {
  const listed = [anOrder('9', 'unit-1'), anOrder('10', 'unit-1'), anOrder('11', 'unit-1')];
  const details = { unitId: 'unit-1', packageId: 'plan-1' };
  expect(compareEsims(listed, [DELIVERED])).toEqual([
    { kind: 'esim-bought-twice', subject: '9', details },
    { kind: 'esim-bought-twice', subject: '11', details },
  ]);
});

test('an order for a refunded unit is reported as bought and refunded', () => {
  const refunded: KnownUnit = { unitId: 'unit-1', outcome: 'undeliverable', vendorOrderId: null };
  expect(compareEsims([anOrder('10', 'unit-1')], [refunded])).toMatchObject([
    { kind: 'esim-bought-and-refunded', subject: '10' },
  ]);
});

test('orders without one of our units are reported as unknown, with or without a reference', () => {
  expect(compareEsims([anOrder('10', 'unit-2'), anOrder('11', null)], [DELIVERED])).toMatchObject([
    { kind: 'esim-of-unknown-order', subject: '10', details: { unitId: 'unit-2' } },
    { kind: 'esim-of-unknown-order', subject: '11', details: { unitId: null } },
  ]);
});

test('a unit that is still being delivered is checked in the next comparison', () => {
  const pending: KnownUnit = { unitId: 'unit-1', outcome: null, vendorOrderId: null };
  expect(compareEsims([anOrder('10', 'unit-1'), anOrder('11', 'unit-1')], [pending])).toEqual([]);
});
