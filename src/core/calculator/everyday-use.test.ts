import { expect, test } from 'vitest';
import { choosablePlan } from '#core/plans/chooser/choosable-plan.ts';
import { aPackage } from '#tests/builders/package.ts';
import { dataUseOf } from './everyday-use.ts';

const plan = (data_amount: string, validity_days: number) =>
  choosablePlan(aPackage({ data_amount, validity_days, is_unlimited: false, sms: 0, voice: 0 }));

test('CARD-33 the data of a plan is so many days of everyday use, or hours of one use, by the rates of the calculator', () => {
  // 400 MB a day; 399 MB an hour of video, 97.75 of social media, 3.08 of maps.
  expect(dataUseOf(plan('5 GB', 30))).toEqual({
    everydayDays: 12,
    singleUses: [
      { use: 'video', hours: 12 },
      { use: 'social', hours: 52 },
      { use: 'maps', hours: null },
    ],
  });
  expect(dataUseOf(plan('1 GB', 365))?.singleUses.at(-1)).toEqual({ use: 'maps', hours: 330 });
});

test('CARD-33 data that is not enough for a day of everyday use has no estimate, which would be rounded up', () => {
  expect(dataUseOf(plan('100 MB', 7))).toBeNull();
  expect(dataUseOf(plan('399 MB', 7))).toBeNull();
  expect(dataUseOf(plan('400 MB', 7))).toEqual({
    everydayDays: 1,
    singleUses: [
      { use: 'video', hours: 1 },
      { use: 'social', hours: 4 },
      { use: 'maps', hours: 120 },
    ],
  });
});

test('CARD-33 everyday use lasts no longer than the plan, and an amount that is not limited has no estimate', () => {
  expect(dataUseOf(plan('5 GB', 7))?.everydayDays).toBe(7);
  expect(dataUseOf(plan('Unlimited', 7))).toBeNull();
});
