import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { choosablePlan } from './choosable-plan.ts';

const DATA = { data_amount: '5 GB', is_unlimited: false, sms: 0, voice: 0 };

test.each([
  [DATA, 'data', 5120],
  [{ ...DATA, is_unlimited: true }, 'unlimited', null],
  [{ ...DATA, data_amount: 'Unlimited' }, 'unlimited', null],
  [{ ...DATA, voice: 30 }, 'calls', 5120],
  [{ ...DATA, sms: 20 }, 'calls', 5120],
  [{ ...DATA, is_unlimited: true, voice: 30 }, 'calls', null],
] as const)('DEST-01 %j is on the tab %s with %s MB', (changes, kind, megabytes) => {
  expect(choosablePlan(aPackage(changes))).toMatchObject({ kind, megabytes });
});

test('DEST-05 a plan without days counts as 30 days', () => {
  expect(choosablePlan(aPackage({ validity_days: null })).days).toBe(30);
  expect(choosablePlan(aPackage({ validity_days: 7 })).days).toBe(7);
});
