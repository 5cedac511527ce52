import { describe, expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { tripPlanOf } from './trip-plan.ts';

describe('a package as the calculator compares it', () => {
  test('its price is the price of today, in cents', () => {
    expect(tripPlanOf(aPackage({ minimumPriceCents: 950, priceCents: 820 })).priceCents).toBe(820);
  });

  test('its data amount is parsed from its text, in any unit', () => {
    expect(tripPlanOf(aPackage({ data_amount: '500 MB' })).dataMegabytes).toBe(500);
    expect(tripPlanOf(aPackage({ data_amount: '5 GB' }))).toMatchObject({
      dataMegabytes: 5120,
      isUnlimited: false,
    });
  });

  test('MATCH-07 a text without an amount gives null, and unlimited is not an amount', () => {
    expect(tripPlanOf(aPackage({ data_amount: 'Plenty' }))).toMatchObject({
      dataMegabytes: null,
      isUnlimited: false,
    });
    expect(tripPlanOf(aPackage({ data_amount: 'Unlimited' }))).toMatchObject({
      dataMegabytes: null,
      isUnlimited: true,
    });
  });

  test('CARD-04 a plan without days lasts 30', () => {
    expect(tripPlanOf(aPackage({ validity_days: null })).validityDays).toBe(30);
  });

  test('a plan for one country works there, also when the network lists no countries', () => {
    expect(tripPlanOf(aPackage({ country_code: 'JP', countries: [] })).countries).toEqual(['JP']);
  });
});
