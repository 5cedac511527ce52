import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { planLimits } from './plan-limits.ts';

const unlimited = { is_unlimited: true, data_amount: 'Unlimited' };

test('GUIDE-08 the limits are those of the largest, the longest and the most talkative plan', () => {
  const limits = planLimits([
    aPackage({ data_amount: '500 MB', validity_days: 1 }),
    aPackage({ data_amount: '10 GB', validity_days: 30, sms: 20 }),
    aPackage({ data_amount: '2 GB', validity_days: 180, voice: 40, sms: 5 }),
  ]);
  expect(limits).toMatchObject({
    plans: 3,
    withCalls: 2,
    mostMinutes: 40,
    mostTexts: 20,
    unlimited: 0,
    largest: '10 GB',
    longestDays: 180,
  });
});

test('GUIDE-08 the daily amount at full speed is named once, and a rule without an amount is known', () => {
  const policy = 'Unlimited data at full speed for the first 3 GB of each day.';
  const limits = planLimits([
    aPackage({ ...unlimited, fair_usage_policy: policy }),
    aPackage({ ...unlimited, fair_usage_policy: policy }),
    aPackage({ ...unlimited, fair_usage_policy: 'Fair use applies.' }),
    aPackage({ ...unlimited, fair_usage_policy: null }),
  ]);
  expect(limits).toMatchObject({
    unlimited: 4,
    fullSpeed: ['3\u00a0GB'],
    hasUnstatedLimit: true,
    largest: null,
  });
});
