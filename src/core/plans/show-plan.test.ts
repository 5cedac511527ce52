import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { PlanWords } from './plan.ts';
import { showPlan } from './show-plan.ts';

const WORDS: PlanWords = {
  title: ({ type }, country) => (type === 'sim' ? `${country} eSIM` : `${country} Top-up`),
  validity: (days) => `${days} Days`,
  coverage: (type) => ({ local: 'National', regional: 'Regional', global: 'Global' })[type],
  unlimited: () => 'Unlimited',
  anyNetworks: () => '4G/5G Networks',
  defaultFeatures: () => ['Prepaid', 'Get now, activate on arrival'],
  getNowActivateOnArrival: () => 'Get now, activate on arrival',
};

const JAPAN: Package = {
  package_id: 'moshi-7days-1gb',
  type: 'sim',
  country_region: 'Japan',
  slug: 'japan',
  country_code: 'JP',
  region: 'asia',
  coverage_type: 'local',
  data_amount: '1 GB',
  validity_days: 7,
  minimumPriceCents: 450,
  priceCents: 400,
  sms: 0,
  voice: 0,
  operator: 'Moshi Moshi',
  networks: 'SoftBank · 5G',
  operator_coverages: [],
  countries: ['JP'],
  operator_countries: [],
  features: [],
  is_popular: false,
  is_unlimited: false,
  activation_policy: 'first-usage',
  install_window_days: null,
  topup_grace_window_days: null,
  is_rechargeable: true,
  fair_usage_policy: null,
  other_info: null,
};

const show = (changes: Partial<Package> = {}) => showPlan({ ...JAPAN, ...changes }, 'Japan', WORDS);

test('DATA-10 CARD-05 CARD-08 a plan as shown has its fields, no cost and our rating', () => {
  expect(show()).toEqual({
    id: 'moshi-7days-1gb',
    title: 'Japan eSIM',
    country: 'Japan',
    countryCode: 'JP',
    data: '1 GB',
    validity: '7 Days',
    priceCents: 400,
    netPriceCents: 0,
    coverage: 'National',
    rating: 4.8,
    features: ['Prepaid', 'Get now, activate on arrival'],
    operator: 'Moshi Moshi',
    networks: 'SoftBank · 5G',
    sms: 0,
    voice: 0,
    packageId: 'moshi-7days-1gb',
    packageType: 'sim',
    coverageType: 'local',
    region: 'asia',
    isPopular: false,
    validityDays: 7,
    supportedCountries: ['JP'],
  });
});

test('CARD-01 CARD-02 a sim and a top-up have their own titles', () => {
  expect(show().title).toBe('Japan eSIM');
  expect(show({ type: 'topup' }).title).toBe('Japan Top-up');
});

test('CARD-04 a plan with unknown days lasts 30', () => {
  expect(show({ validity_days: null })).toMatchObject({ validity: '30 Days', validityDays: 30 });
});

test('CARD-10 a package without networks shows 4G/5G Networks', () => {
  expect(show({ networks: null }).networks).toBe('4G/5G Networks');
  expect(show({ networks: ' ' }).networks).toBe('4G/5G Networks');
});

test('CARD-30 features that repeat our own facts are left out, before the four are counted', () => {
  const features = ['Rechargeable online with no expiry.', 'a', 'b', 'Works in 53 countries.', 'c', 'd'];
  expect(show({ features }).features).toEqual(['a', 'b', 'c', 'd']);
  expect(show({ features: ['Cannot be topped up.'] }).features).toEqual([]);
});

test('CARD-16 a plan shows at most 4 features', () => {
  expect(show({ features: ['a', 'b', 'c', 'd', 'e'] }).features).toEqual(['a', 'b', 'c', 'd']);
});

test('CARD-18 instant activation is shown as get now, activate on arrival', () => {
  expect(show({ features: ['Instant Activation', 'Tethering'] }).features).toEqual([
    'Get now, activate on arrival',
    'Tethering',
  ]);
});

test('an unlimited plan has its name in the visitor’s language', () => {
  const spanish = { ...WORDS, unlimited: () => 'Ilimitado' };
  expect(showPlan({ ...JAPAN, data_amount: 'Unlimited' }, 'Japón', spanish).data).toBe('Ilimitado');
});
