import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';

const INDEX = anIndex([
  aLocalPlan('JP'),
  aLocalPlan('KR', { countries: [] }),
  aRegionalPlan('Asia', ['JP', 'KR']),
  aGlobalPlan(['JP', 'FR']),
  aLocalPlan('JP', { package_id: 'jp-more', type: 'topup' }),
]);
const ids = (plans: readonly { package_id: string }[] | null) => plans?.map((plan) => plan.package_id).sort();

test('a country has its own plans and the plans of several countries that cover it, without top-ups', () => {
  expect(ids(INDEX.plansWorkingIn('JP'))).toEqual(['asia-plan', 'global-plan', 'jp-plan']);
  expect(ids(INDEX.plansWorkingIn('KR'))).toEqual(['asia-plan', 'kr-plan']);
  expect(INDEX.plansWorkingIn('AQ')).toEqual([]);
});

test('a destination of one country returns the plans of its country, one of many its own plans', () => {
  expect(ids(INDEX.plansWorkingAt('japan'))).toEqual(['asia-plan', 'global-plan', 'jp-plan']);
  expect(ids(INDEX.plansWorkingAt('asia'))).toEqual(['asia-plan']);
  expect(INDEX.plansWorkingAt('atlantis')).toBeNull();
  expect(ids(INDEX.globalPlans())).toEqual(['global-plan']);
});

test('PLANS-01 plans and top-ups are listed separately, each under its type', () => {
  const query = {
    region: 'all',
    data: 'all',
    service: 'all',
    search: '',
    coverage: null,
    offset: 0,
    limit: 20,
  } as const;
  expect(ids(INDEX.listPackages({ ...query, type: 'topup' }))).toEqual(['jp-more']);
  expect(ids(INDEX.topUps)).toEqual(['jp-more']);
  expect(ids(INDEX.listPackages(query))).not.toContain('jp-more');
  expect(ids(INDEX.listPackages({ ...query, type: 'topup', search: 'japón' }))).toEqual(['jp-more']);
  expect(INDEX.listPackages({ ...query, type: 'topup', coverage: 'global' })).toEqual([]);
});
