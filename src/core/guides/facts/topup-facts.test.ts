import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { topUpFacts } from './topup-facts.ts';

const data = aPackage({ topup_grace_window_days: 7 });
const fixed = aPackage({ is_rechargeable: false });
const unlimited = aPackage({ is_unlimited: true, data_amount: 'Unlimited', is_rechargeable: false });
const calls = aPackage({ sms: 20, topup_grace_window_days: 30 });
const topUp = (priceCents: number) => aPackage({ type: 'topup', priceCents });

test('GUIDE-06 each kind can be topped up with every plan, with some, or with none', () => {
  expect(topUpFacts([data, unlimited, calls], [topUp(900), topUp(400), topUp(0)])).toEqual({
    every: ['data', 'calls'],
    some: [],
    none: ['unlimited'],
    cheapestCents: 400,
    graceDays: { fewest: 7, most: 30 },
  });
  expect(topUpFacts([data, fixed], [])).toEqual({
    every: [],
    some: ['data'],
    none: [],
    cheapestCents: null,
    graceDays: { fewest: 7, most: 7 },
  });
});

test('GUIDE-06 without a plan that can be topped up there is no time for it', () => {
  expect(topUpFacts([fixed], [topUp(400)])).toMatchObject({ every: [], none: ['data'], graceDays: null });
});
