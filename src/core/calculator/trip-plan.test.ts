import { describe, expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { tripPlanOf } from './trip-plan.ts';

describe('a package as the calculator weighs it', () => {
  test('it costs what it costs today, in cents', () => {
    expect(tripPlanOf(aPackage({ minimum_selling_price: 9.5, price: 8.2 })).priceCents).toBe(820);
  });

  test('its data is read from its text, whichever unit it is in', () => {
    expect(tripPlanOf(aPackage({ data_amount: '500 MB' })).dataMegabytes).toBe(500);
    expect(tripPlanOf(aPackage({ data_amount: '5 GB' }))).toMatchObject({
      dataMegabytes: 5120,
      isUnlimited: false,
    });
  });

  test('MATCH-07 what names no amount is left open, and unlimited is not an amount', () => {
    expect(tripPlanOf(aPackage({ data_amount: 'Plenty' }))).toMatchObject({
      dataMegabytes: null,
      isUnlimited: false,
    });
    expect(tripPlanOf(aPackage({ data_amount: 'Unlimited' }))).toMatchObject({
      dataMegabytes: null,
      isUnlimited: true,
    });
  });

  test('CARD-04 one without days lasts 30', () => {
    expect(tripPlanOf(aPackage({ validity_days: null })).validityDays).toBe(30);
  });

  test('a plan for one country works there, also when the network lists no countries', () => {
    expect(tripPlanOf(aPackage({ country_code: 'JP', countries: [] })).countries).toEqual(['JP']);
  });
});
