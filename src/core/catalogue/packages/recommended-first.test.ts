import { expect, test } from 'vitest';
import { aLocalPlan, anIndex, aQuery, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { recommendedFirst } from './recommended-first.ts';

type Figures = readonly [data_amount: string, validity_days: number, cents: number];

const figures = (package_id: string, ...[data_amount, validity_days, cents]: Figures) => ({
  package_id,
  data_amount,
  validity_days,
  minimumPriceCents: cents,
  priceCents: cents,
});

/** Two plans of a country: a day, and a week with enough data. */
const country = (code: string, slug: string) => [
  aLocalPlan(code, figures(`${slug}-day`, '500 MB', 1, 300)),
  aLocalPlan(code, figures(`${slug}-week`, '5 GB', 10, 1000)),
];

const INDEX = anIndex([
  ...country('RS', 'serbia'),
  ...country('AL', 'albania'),
  ...country('JP', 'japan'),
  ...country('TH', 'thailand'),
  aLocalPlan('PE', figures('peru-day', '500 MB', 1, 300)),
  aRegionalPlan('Africa', ['EG', 'MA'], figures('africa-week', '5 GB', 10, 1500)),
  aRegionalPlan('Europe', ['FR', 'ES'], figures('europe-week', '5 GB', 10, 1400)),
]);

const EXPECTED = [
  'japan-week',
  'thailand-week',
  'albania-week',
  'serbia-week',
  'europe-week',
  'africa-week',
  'albania-day',
  'japan-day',
  'peru-day',
  'serbia-day',
  'thailand-day',
];

test('PLANS-35 one recommended plan per destination comes first, popular countries before the others', () => {
  expect(recommendedFirst(INDEX.plans).map(({ package_id }) => package_id)).toEqual(EXPECTED);
});

test('PLANS-35 the pages of the recommended order have every plan once', () => {
  const ids = (offset: number, limit: number, changes = {}) =>
    INDEX.listPackages(aQuery({ sort: 'recommended', offset, limit, ...changes })).map(
      ({ package_id }) => package_id,
    );
  expect([0, 4, 8].flatMap((offset) => ids(offset, 4))).toEqual(EXPECTED);
  // Read again, and after a list of another coverage.
  expect(ids(0, 20, { coverage: 'regional' })).toEqual(['europe-week', 'africa-week']);
  expect(ids(0, 2)).toEqual(EXPECTED.slice(0, 2));
  expect(ids(0, 20, { search: 'serbia' })).toEqual(['serbia-week', 'serbia-day']);
  expect(ids(0, 2, { trip: 7 })).toEqual(['japan-week', 'thailand-week']);
});
