import { expect, test } from 'vitest';
import { aLocalPlan, anIndex, aQuery } from '#tests/builders/catalogue.ts';
import { namedAmounts } from './named-amounts.ts';

const plan = (package_id: string, data_amount: string, validity_days: number) =>
  aLocalPlan('JP', { package_id, data_amount, validity_days, minimumPriceCents: validity_days * 100 });

const JAPAN = anIndex([
  plan('half', '500 MB', 1),
  plan('ten-week', '10 GB', 7),
  plan('endless', 'Unlimited', 10),
  plan('twenty-month', '20 GB', 30),
  aLocalPlan('KR', { package_id: 'korea', data_amount: '10 GB', minimumPriceCents: 100 }),
]);

test.each([
  ['10 gb japan', ['ten-week', 'twenty-month']],
  ['Japón 12GB', ['twenty-month']],
  ['unlimited japan', ['endless']],
  ['japón ilimitado', ['endless']],
  ['2 weeks japan', ['twenty-month']],
  ['10 días japón', ['endless', 'twenty-month']],
  ['10 gb 2 semanas japon', ['twenty-month']],
  ['500mb japan', ['half', 'ten-week', 'twenty-month']],
  ['esim japan', ['half', 'ten-week', 'endless', 'twenty-month']],
  ['90 gb japan', ['half', 'ten-week', 'endless', 'twenty-month']],
])('SEARCH-25 "%s" lists %j', (search, ids) => {
  const query = aQuery({ search, limit: 1000 });
  expect(JAPAN.listPackages(query).map(({ package_id }) => package_id)).toEqual(ids);
  expect(JAPAN.countPackages(query)).toBe(ids.length);
  expect(JAPAN.listPackages({ ...query, offset: 1, limit: 1 }).map((one) => one.package_id)).toEqual(
    ids.slice(1, 2),
  );
});

test.each([
  ['hotspot japan', ['half', 'ten-week', 'endless', 'twenty-month']],
  ['hotspot japan 2 weeks', ['twenty-month']],
  ['5G japan', ['half', 'ten-week', 'endless', 'twenty-month']],
  ['japan 5g 10 gb', ['ten-week', 'twenty-month']],
  ['japón con llamadas y SMS', ['half', 'ten-week', 'endless', 'twenty-month']],
  ['japan calls and texts 2 weeks', ['twenty-month']],
  ['japão com ligações ilimitado', ['endless']],
])('SEARCH-28 a feature beside a place never empties the list: "%s" lists %j', (search, ids) => {
  const query = aQuery({ search, limit: 1000 });
  expect(JAPAN.listPackages(query).map(({ package_id }) => package_id)).toEqual(ids);
});

test('SEARCH-25 an amount and the chosen trip length both count', () => {
  const query = aQuery({ search: '10 gb japan', trip: 14, limit: 1000 });
  expect(JAPAN.listPackages(query).map(({ package_id }) => package_id)).toEqual(['twenty-month']);
});

test.each([
  ['a week in spain', { megabytes: null, isUnlimited: false, days: 7 }],
  ['1,5 gb spain', { megabytes: 1536, isUnlimited: false, days: 0 }],
  ['3 meses de datos ilimitados', { megabytes: null, isUnlimited: true, days: 90 }],
  ['10-day pass', { megabytes: null, isUnlimited: false, days: 10 }],
  ['5g spain', null],
  ['spain', null],
  ['madrid 2026', null],
])('SEARCH-25 "%s" names %j', (folded, amounts) => {
  expect(namedAmounts(folded)).toEqual(amounts);
});
