import { expect, test } from 'vitest';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { markPopular } from './mark-popular.ts';

function popularOf(plans: readonly Parameters<typeof anOfferedPackage>[0][]): string[] {
  return markPopular(plans.map(anOfferedPackage))
    .filter((one) => one.package.is_popular)
    .map((one) => one.package.package_id);
}

test('each destination has one popular plan: the one closest to 5 GB for 30 days, then the cheapest', () => {
  const five = { data_amount: '5 GB', validity_days: 30 };
  expect(
    popularOf([
      { package_id: 'jp-1', data_amount: '1 GB', validity_days: 30 },
      { package_id: 'jp-5-week', data_amount: '5 GB', validity_days: 7 },
      { package_id: 'jp-5-dear', ...five, minimumPriceCents: 1200 },
      { package_id: 'jp-5', ...five, minimumPriceCents: 1100 },
      { package_id: 'fr-500', slug: 'france', data_amount: '500 MB' },
      { package_id: 'fr-3', slug: 'france', data_amount: '3 GB' },
    ]),
  ).toEqual(['jp-5', 'fr-3']);
});

test('top-ups and unlimited plans are never popular, and the input order does not matter', () => {
  const twins = [{ package_id: 'b' }, { package_id: 'a' }, { package_id: 'c', type: 'topup' as const }];
  expect(popularOf(twins)).toEqual(['a']);
  expect(popularOf(twins.toReversed())).toEqual(['a']);
  expect(popularOf([{ is_unlimited: true, data_amount: 'Unlimited' }])).toEqual([]);
});
