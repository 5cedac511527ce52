import { expect, test } from 'vitest';
import { toOfferedPackages } from './to-offered-packages.ts';

function aPackageResponse(changes: object = {}) {
  return {
    id: 'change-7days-1gb',
    type: 'sim',
    price: 4.5,
    amount: 1024,
    day: 7,
    is_unlimited: false,
    title: '1 GB - 7 Days',
    fair_usage_policy: null,
    data: '1 GB',
    voice: null,
    text: null,
    net_price: 1.1,
    ...changes,
  };
}

function anOperator(changes: object = {}) {
  return {
    id: 687,
    type: 'local',
    title: 'Change',
    info: ['5G Data-only eSIM.', '', '  Rechargeable online.  '],
    activation_policy: 'first-usage',
    rechargeability: true,
    other_info: null,
    coverages: [
      {
        name: 'US',
        code: 'US',
        networks: [
          { name: 'T-Mobile', types: ['LTE', '5G'] },
          { name: 'Verizon', types: ['LTE'] },
        ],
      },
    ],
    install_window_days: 30,
    topup_grace_window_days: null,
    packages: [aPackageResponse()],
    countries: [{ country_code: 'US', title: 'United States' }],
    ...changes,
  };
}

function aDestination(changes: object = {}) {
  return {
    slug: 'united-states',
    country_code: 'US',
    title: 'United States',
    operators: [anOperator()],
    ...changes,
  };
}

function offered(row: unknown) {
  return toOfferedPackages(row).packages.map((one) => one.package);
}

test('one package of the network becomes one row, with our cost separate from it', () => {
  const { packages, unreadable } = toOfferedPackages(aDestination());
  expect(unreadable).toBe(0);
  expect(packages).toEqual([
    {
      netPriceCents: 110,
      package: {
        package_id: 'change-7days-1gb',
        type: 'sim',
        country_region: 'United States',
        slug: 'united-states',
        country_code: 'US',
        region: 'americas',
        coverage_type: 'local',
        data_amount: '1 GB',
        validity_days: 7,
        minimumPriceCents: 450,
        sms: 0,
        voice: 0,
        operator: 'Change',
        networks: 'T-Mobile 5G, Verizon LTE',
        operator_coverages: [
          {
            name: 'US',
            code: 'US',
            networks: [
              { name: 'T-Mobile', types: ['LTE', '5G'] },
              { name: 'Verizon', types: ['LTE'] },
            ],
          },
        ],
        countries: ['US'],
        operator_countries: [{ title: 'United States', country_code: 'US' }],
        features: ['5G Data-only eSIM.', 'Rechargeable online.'],
        is_popular: false,
        is_unlimited: false,
        activation_policy: 'first-usage',
        install_window_days: 30,
        topup_grace_window_days: null,
        is_rechargeable: true,
        fair_usage_policy: null,
        other_info: null,
      },
    },
  ]);
});

test.each([
  [{ data: '1 GB', amount: 1024 }, '1 GB'],
  [{ data: '500 MB', amount: 500 }, '500 MB'],
  [{ data: '1.50 GB', amount: 1536 }, '1.5 GB'],
  [{ data: null, amount: 3072 }, '3 GB'],
  [{ data: null, amount: 1536 }, '1.5 GB'],
  [{ data: 'one gigabyte', amount: 300 }, '300 MB'],
  [{ data: 'Unlimited', amount: 0, is_unlimited: true }, 'Unlimited'],
])('the amount %j is written "%s"', (changes, text) => {
  const [row] = offered(aDestination({ operators: [anOperator({ packages: [aPackageResponse(changes)] })] }));
  expect(row?.data_amount).toBe(text);
});

test('voice, texts, fair use and a top-up are stored', () => {
  const changes = { type: 'topup', voice: 100, text: 50, fair_usage_policy: ' 1 Mbps after 3 GB a day ' };
  const [row] = offered(aDestination({ operators: [anOperator({ packages: [aPackageResponse(changes)] })] }));
  expect(row).toMatchObject({
    type: 'topup',
    voice: 100,
    sms: 50,
    fair_usage_policy: '1 Mbps after 3 GB a day',
  });
});

const many = (...codes: string[]) => codes.map((code) => ({ country_code: code, title: code }));

test.each([
  { slug: 'europe', title: 'Europe', countries: many('FR', 'ES'), coverage: 'regional', region: 'europe' },
  {
    slug: 'middle-east-and-north-africa',
    title: 'Middle East and North Africa',
    countries: many('MA', 'TN', 'AE'),
    coverage: 'regional',
    region: 'middle_east',
  },
  {
    slug: 'caribbean-islands',
    title: 'Caribbean',
    countries: many('JM'),
    coverage: 'regional',
    region: 'americas',
  },
  {
    slug: 'silk-road',
    title: 'Silk Road',
    countries: many('TR', 'UZ', 'KZ'),
    coverage: 'regional',
    region: 'asia',
  },
  { slug: 'world', title: 'Global', countries: many('FR', 'JP'), coverage: 'global', region: 'global' },
  { slug: 'discover-global', title: 'Discover', countries: many('FR'), coverage: 'global', region: 'global' },
])('$slug, which the network calls global, is $coverage', ({ slug, title, countries, coverage, region }) => {
  const operators = [anOperator({ type: 'global', countries })];
  const [row] = offered(aDestination({ slug, title, country_code: '', operators }));
  expect(row).toMatchObject({ coverage_type: coverage, region, country_code: null });
});

test('an unreadable entry is left out and counted, and nothing else is lost', () => {
  const packages = [
    aPackageResponse(),
    aPackageResponse({ id: 'free', price: 0 }),
    aPackageResponse({ id: 'negative', price: -1 }),
    aPackageResponse({ id: 'nameless-type', type: 'gift' }),
    null,
  ];
  const operators = [anOperator({ packages }), { title: 'broken' }];
  const { packages: rows, unreadable } = toOfferedPackages(aDestination({ operators }));
  expect(rows.map((row) => row.package.package_id)).toEqual(['change-7days-1gb']);
  expect(unreadable).toBe(5);
  expect(toOfferedPackages({ slug: '../admin', title: 'x', operators: [] })).toEqual({
    packages: [],
    unreadable: 1,
  });
});

test('a price with more decimals than a dollar has is rounded to the cent', () => {
  const [row] = offered(
    aDestination({ operators: [anOperator({ packages: [aPackageResponse({ price: '9.994' })] })] }),
  );
  expect(row?.minimumPriceCents).toBe(999);
});
