import { expect, test } from 'vitest';
import { aLocalPlan } from '#tests/builders/catalogue.ts';
import { pickForAWeek } from './pick-for-a-week.ts';

const plan = (data_amount: string, validity_days: number, priceCents: number) =>
  aLocalPlan('JP', { package_id: `${data_amount} ${validity_days}`, data_amount, validity_days, priceCents });

test('HOME-01 the pick lasts a week and holds what the calculator expects at its starting levels (2.7 GB)', () => {
  const small = [plan('2 GB', 30, 500), plan('3 GB', 5, 600)];
  expect(pickForAWeek([...small, plan('3 GB', 30, 900), plan('50 GB', 30, 4000)])?.package_id).toBe(
    '3 GB 30',
  );
  expect(pickForAWeek(small)).toBeNull();
});
