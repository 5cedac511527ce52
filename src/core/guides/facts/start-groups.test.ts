import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { startGroups } from './start-groups.ts';

const data = aPackage({ operator: 'Sakura' });
const unlimited = aPackage({ operator: 'Sakura', is_unlimited: true, data_amount: 'Unlimited' });
const calls = aPackage({
  operator: 'Sakura+',
  voice: 30,
  activation_policy: 'installation',
  install_window_days: 365,
});

test('GUIDE-04 plans are grouped by what starts their days, the larger group first, each named by its kinds', () => {
  expect(startGroups([calls, data, unlimited])).toEqual([
    {
      start: 'first-connection',
      installWithinDays: null,
      plans: 2,
      labels: [
        { kind: 'data', operator: null },
        { kind: 'unlimited', operator: null },
      ],
    },
    {
      start: 'installation',
      installWithinDays: 365,
      plans: 1,
      labels: [{ kind: 'calls', operator: null }],
    },
  ]);
});

test('GUIDE-04 where two brands of one kind differ, the group names the brand', () => {
  const other = { ...data, operator: 'Monsoon', install_window_days: 90 };
  expect(startGroups([data, data, other]).map(({ labels }) => labels)).toEqual([
    [{ kind: 'data', operator: 'Sakura' }],
    [{ kind: 'data', operator: 'Monsoon' }],
  ]);
});

test('GUIDE-04 where a brand has both rules for one kind, no group is named', () => {
  const later = { ...data, install_window_days: 90 };
  expect(startGroups([data, data, later]).map(({ plans, labels }) => [plans, labels])).toEqual([
    [2, null],
    [1, null],
  ]);
});
