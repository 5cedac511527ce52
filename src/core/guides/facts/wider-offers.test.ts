import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { widerOffers } from './wider-offers.ts';

const terms = { data_amount: '5 GB', validity_days: 30 };

test('GUIDE-07 the regions that cover a country come first, then the world, each with its own lowest price', () => {
  const offers = widerOffers([
    aLocalPlan('EG', terms),
    aGlobalPlan(['EG', 'JP'], { ...terms, package_id: 'world', priceCents: 450 }),
    aRegionalPlan('Africa', ['EG', 'MA', 'KE'], { ...terms, package_id: 'africa', priceCents: 1500 }),
    aRegionalPlan('Africa', ['EG', 'MA'], { data_amount: '1 GB', package_id: 'small', priceCents: 700 }),
    aRegionalPlan('Middle East', ['EG', 'AE'], { ...terms, package_id: 'east', priceCents: 900 }),
  ]);
  expect(
    offers.map(({ slug, plans, cheapestCents, mostCountries, week }) => [
      slug,
      plans,
      cheapestCents,
      mostCountries,
      week?.packageId,
    ]),
  ).toEqual([
    ['africa', 2, 700, 3, 'africa'],
    ['middle-east', 1, 900, 2, 'east'],
    ['global', 1, 450, 2, 'world'],
  ]);
});

test('GUIDE-07 without a plan for several countries there is no offer', () => {
  expect(widerOffers([aLocalPlan('TD')])).toEqual([]);
});
