import { expect, test } from 'vitest';
import { anIndex, aQuery } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { LIST_ORDERS, type ListOrder } from './filters.ts';

const PLANS = [
  aPackage({
    package_id: 'spain-1gb',
    slug: 'spain',
    country_region: 'Spain',
    country_code: 'ES',
    data_amount: '1 GB',
    validity_days: 7,
    minimumPriceCents: 400,
    priceCents: 400,
  }),
  aPackage({
    package_id: 'austria-500mb',
    slug: 'austria',
    country_region: 'Austria',
    country_code: 'AT',
    data_amount: '500 MB',
    validity_days: 1,
    minimumPriceCents: 300,
    priceCents: 300,
  }),
  aPackage({
    package_id: 'japan-10gb',
    slug: 'japan',
    country_region: 'Japan',
    country_code: 'JP',
    data_amount: '10 GB',
    validity_days: null,
    minimumPriceCents: 1800,
    priceCents: 1800,
  }),
  aPackage({
    package_id: 'germany-unlimited',
    slug: 'germany',
    country_region: 'Germany',
    country_code: 'DE',
    data_amount: 'Unlimited',
    is_unlimited: true,
    validity_days: 10,
    minimumPriceCents: 2500,
    priceCents: 2500,
  }),
];

const INDEX = anIndex(PLANS);

function listed(sort: ListOrder, changes = {}): string[] {
  return INDEX.listPackages(aQuery({ sort, ...changes })).map(({ package_id }) => package_id);
}

const [AUSTRIA, SPAIN, JAPAN, GERMANY] = ['austria-500mb', 'spain-1gb', 'japan-10gb', 'germany-unlimited'];

test.each([
  ['price', [AUSTRIA, SPAIN, JAPAN, GERMANY]],
  ['popular', [JAPAN, SPAIN, GERMANY, AUSTRIA]],
  ['unit-price', [JAPAN, SPAIN, AUSTRIA, GERMANY]],
  ['data', [GERMANY, JAPAN, SPAIN, AUSTRIA]],
  ['days', [JAPAN, GERMANY, SPAIN, AUSTRIA]],
  ['name', [AUSTRIA, GERMANY, JAPAN, SPAIN]],
] as const)('PLANS-30 a list is sorted by %s', (order, expected) => {
  expect(listed(order)).toEqual(expected);
});

test('CARD-32 a list is sorted by the price per GB of the amounts as they are named: 1000 MB are a GB', () => {
  // 6.00 and 6.07 dollars per GB; of 1024 MB it would be 6.14.
  const half = aPackage({
    package_id: 'half',
    data_amount: '500 MB',
    priceCents: 300,
    minimumPriceCents: 300,
  });
  const whole = aPackage({
    package_id: 'whole',
    data_amount: '1 GB',
    priceCents: 607,
    minimumPriceCents: 607,
  });
  const sorted = anIndex([whole, half]).listPackages(aQuery({ sort: 'unit-price' }));
  expect(sorted.map(({ package_id }) => package_id)).toEqual(['half', 'whole']);
});

test('PLANS-30 names are sorted in the language of the reader', () => {
  expect(listed('name', { language: 'es' })).toEqual([GERMANY, AUSTRIA, SPAIN, JAPAN]);
});

test('PLANS-30 the pages of a sorted list have every plan once, also in a search', () => {
  for (const sort of LIST_ORDERS) {
    const pages = [0, 1, 2, 3].flatMap((offset) => listed(sort, { offset, limit: 1 }));
    expect(pages).toEqual(listed(sort));
  }
  expect(listed('data', { search: 'spain' })).toEqual([SPAIN]);
});

test('FILTER-27 only plans that last as long as the trip are listed and counted; a plan without days counts as 30', () => {
  expect(listed('price', { trip: 7 })).toEqual([SPAIN, JAPAN, GERMANY]);
  expect(listed('price', { trip: 30 })).toEqual([JAPAN]);
  expect(listed('price', { trip: 7, offset: 1, limit: 1 })).toEqual([JAPAN]);
  expect([0, 3, 14].map((trip) => INDEX.countPackages(aQuery({ trip })))).toEqual([4, 3, 1]);
  expect(INDEX.countPackages(aQuery({ trip: 3, search: 'austria' }))).toBe(0);
});
