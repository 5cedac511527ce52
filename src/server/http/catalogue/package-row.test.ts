import { expect, test } from 'vitest';
import { PackageRow } from '#contract/catalogue/packages.ts';
import { aPackage } from '#tests/builders/package.ts';
import { packageRow } from './package-row.ts';

test('DATA-01 PLANS-15 a row has the prices in dollars, as the specification names them', () => {
  const { minimumPriceCents, priceCents, ...rest } = aPackage({ minimumPriceCents: 950, priceCents: 829 });
  expect([minimumPriceCents, priceCents]).toEqual([950, 829]);
  expect(packageRow(aPackage({ minimumPriceCents, priceCents }))).toEqual({
    ...rest,
    minimum_selling_price: 9.5,
    price: 8.29,
  });
});

test('API-04 a row has the fields of the contract in its order, and no other field of the object', () => {
  const plan = { ...aPackage(), net_price: 7.77, netPriceCents: 777 };
  expect(Object.keys(packageRow(plan))).toEqual(PackageRow.keyof().options);
});
