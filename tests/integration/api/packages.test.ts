import { expect, test } from 'vitest';
import { InventoryResponse, PackageCountResponse, PackagesResponse } from '#contract/catalogue/packages.ts';
import { SuggestionsResponse } from '#contract/catalogue/suggestions.ts';
import { bestValues } from '#core/plans/best-values.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { packageRow } from '#server/http/catalogue/package-row.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aLargeCatalogue, aLocalPlan, anIndex, aQuery, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { someSales } from '#tests/builders/sales.ts';

const HUGE_LIMITS = {
  withKey: 1e9,
  withoutKey: 1e9,
  renders: 1e9,
  checkouts: 1e9,
  coupons: 1e9,
  leads: 1e9,
  topups: 1e9,
};

test('API-04 the plan catalogue returns every field of sim packages, in pages of 20', async () => {
  const index = anIndex([...aLargeCatalogue(50), aPackage({ package_id: 'more-data', type: 'topup' })]);
  const { get } = await aRunningApp({ catalogue: index });

  const first = PackagesResponse.parse(await (await get('/api/packages')).json());
  const rest = PackagesResponse.parse(await (await get('/api/packages?offset=20&limit=100')).json());
  expect(first.packages).toHaveLength(20);
  expect([...first.packages, ...rest.packages]).toEqual(listedRows(index.plans));
  expect(rest.packages.map((item) => item.type)).not.toContain('topup');
});

/** The badge is decided among all plans of a destination. */
function listedRows(plans: readonly Package[]) {
  const best = bestValues(plans);
  return plans.map((plan) => ({ ...packageRow(plan), is_best_value: best.has(plan.package_id) }));
}

test('API-04 CARD-13 a row says whether its plan carries the best-value badge, also on a page without the others', async () => {
  const aJapanPlan = (package_id: string, data_amount: string, priceCents: number) =>
    aPackage({ package_id, data_amount, priceCents, minimumPriceCents: priceCents, validity_days: 30 });
  const { get } = await aRunningApp({
    catalogue: anIndex([aJapanPlan('three', '3 GB', 900), aJapanPlan('five', '5 GB', 1250)]),
  });
  const badges = async (query: string) =>
    PackagesResponse.parse(await (await get(`/api/packages${query}`)).json()).packages.map((row) => [
      row.package_id,
      row.is_best_value,
    ]);
  expect(await badges('')).toEqual([
    ['three', false],
    ['five', true],
  ]);
  expect(await badges('?limit=1&offset=1')).toEqual([['five', true]]);
});

test('API-04 CARD-06 our cost is in no response, even when a row contains it by mistake', async () => {
  const row = { ...aPackage(), net_price: 7.77, netPriceCents: 777 };
  const { get } = await aRunningApp({
    catalogue: anIndex([row], [{ package_id: row.package_id, price_cents: 0, available_stock: null }]),
  });
  for (const path of [
    '/api/packages',
    '/api/packages/suggestions?q=japan',
    `/api/package-inventory?ids=${row.package_id}`,
    '/api/openapi.json',
  ]) {
    expect(await (await get(path)).text()).not.toMatch(/net_?price|7\.77|777/i);
  }
});

test('API-04 region, data, service, coverage and search filter as the panel describes', async () => {
  const { get } = await aRunningApp({
    catalogue: anIndex([
      aLocalPlan('JP', { data_amount: '1 GB' }),
      aLocalPlan('FR', { data_amount: '5 GB', sms: 10 }),
      aRegionalPlan('Europe', ['FR', 'DE'], { data_amount: 'Unlimited', region: 'europe' }),
    ]),
  });
  const titles = async (query: string) =>
    PackagesResponse.parse(await (await get(`/api/packages?${query}`)).json()).packages.map(
      (item) => item.country_region,
    );

  expect(await titles('region=europe')).toEqual(['Europe', 'France']);
  expect(await titles('data=unlimited')).toEqual(['Europe']);
  expect(await titles('service=sms')).toEqual(['France']);
  expect(await titles('coverage=local')).toEqual(['France', 'Japan']);
  expect(await titles('search=alemania')).toEqual(['Europe']);
  expect(await titles('search=jap%C3%B3n&region=europe')).toEqual(['Europe', 'France']);
});

test('API-02 API-26 SEARCH-15 a suggestion is a sim package with the price that is charged, and its destination', async () => {
  const plan = aPackage({ minimumPriceCents: 950, priceCents: 1200 });
  const { get } = await aRunningApp({
    catalogue: anIndex([plan, aPackage({ package_id: 'more', type: 'topup' })]),
  });
  const response: unknown = await (await get('/api/packages/suggestions?q=jap')).json();
  expect(response).toEqual({
    suggestions: [
      {
        package_id: plan.package_id,
        country_region: 'Japan',
        slug: plan.slug,
        country_code: 'JP',
        coverage_type: 'local',
        data_amount: '5 GB',
        validity_days: plan.validity_days,
        minimum_selling_price: 9.5,
        price: 12,
        sms: plan.sms,
        voice: plan.voice,
        networks: plan.networks,
        names: { en: 'Japan', es: 'Japón', pt: 'Japão' },
        country_count: 1,
      },
    ],
    destinations: [
      {
        slug: plan.slug,
        names: { en: 'Japan', es: 'Japón', pt: 'Japão' },
        country_code: 'JP',
        coverage_type: 'local',
        plans: 1,
        price: 12,
        country_count: 1,
        reason: null,
      },
    ],
    popular: [],
    unsold: null,
    group: [],
  });
  expect(SuggestionsResponse.parse(response)).toEqual(response);
});

test('API-26 a city leads to its country, and popular destinations fill an empty response', async () => {
  const { get } = await aRunningApp({ catalogue: anIndex([aLocalPlan('GB'), aLocalPlan('JP')]) });
  const read = async (q: string) =>
    SuggestionsResponse.parse(await (await get(`/api/packages/suggestions?q=${q}`)).json());
  const { destinations, popular } = await read('londres');
  expect(destinations.map(({ slug, reason }) => [slug, reason])).toEqual([
    ['united-kingdom', { kind: 'place', names: { en: 'London', es: 'Londres', pt: 'Londres' } }],
  ]);
  expect(popular).toEqual([]);
  for (const q of ['', 'qqqq']) {
    const nothing = await read(q);
    expect(nothing.destinations).toEqual([]);
    expect(nothing.popular.map(({ slug }) => slug)).toEqual(['japan', 'united-kingdom']);
  }
});

test('SEARCH-26 cached suggestions follow the owner’s picks and what sells', async () => {
  let sales = someSales();
  const { get } = await aRunningApp({
    catalogue: anIndex(['GB', 'JP', 'PE', 'UY'].map((code) => aLocalPlan(code, { is_popular: false }))),
    sales: { factsFor: (index) => sales.factsFor(index) },
  });
  const read = async (q: string) => {
    const response = await get(`/api/packages/suggestions?q=${q}`);
    const { popular } = SuggestionsResponse.parse(await response.json());
    return { slugs: popular.map(({ slug }) => slug), etag: response.headers.get('etag') };
  };
  for (const q of ['', 'qqqq']) {
    sales = someSales();
    const before = await read(q);
    for (const _ of ['computed and cached', 'cached']) expect(await read(q)).toEqual(before);
    expect(before.slugs).toEqual(['japan', 'united-kingdom']);
    sales = someSales({ unitsSold: new Map([['peru', 1]]) });
    expect((await read(q)).slugs).toEqual(['peru', 'japan', 'united-kingdom']);
    sales = someSales({ picks: ['uruguay'], unitsSold: new Map([['peru', 1]]) });
    const picked = await read(q);
    expect(picked.slugs).toEqual(['uruguay', 'peru', 'japan', 'united-kingdom']);
    expect(picked.etag).not.toBe(before.etag);
  }
});

test('the count covers all pages of the same query', async () => {
  const catalogue = anIndex(aLargeCatalogue(900));
  const { get } = await aRunningApp({ catalogue, limits: HUGE_LIMITS });
  for (const query of ['', 'region=europe', 'search=france', 'search=france&data=5&coverage=local']) {
    const { count } = PackageCountResponse.parse(await (await get(`/api/packages/count?${query}`)).json());
    let pages = 0;
    for (let offset = 0, size = 100; size === 100; offset += 100) {
      const page = await get(`/api/packages?${query}&limit=100&offset=${offset}`);
      size = PackagesResponse.parse(await page.json()).packages.length;
      pages += size;
    }
    expect(count).toBe(pages);
    expect(count).toBeGreaterThan(0);
  }
});

test('API-03 suggestions are sorted by price, eight at most', async () => {
  const plans = Array.from({ length: 20 }, (_, n) =>
    aPackage({ package_id: `p${n}`, minimumPriceCents: 3000 - 100 * n }),
  );
  const { get } = await aRunningApp({ catalogue: anIndex(plans) });
  const { suggestions } = SuggestionsResponse.parse(
    await (await get('/api/packages/suggestions?q=japan')).json(),
  );
  expect(suggestions.map((item) => item.minimum_selling_price)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
});

test('API-05 inventory returns id and price in cents for the known ids, without the stock', async () => {
  const { get } = await aRunningApp({
    catalogue: anIndex(
      [],
      [
        { package_id: 'a', price_cents: 450, available_stock: 3 },
        { package_id: 'b', price_cents: 0, available_stock: null },
        { package_id: 'c', price_cents: 999, available_stock: null },
      ],
    ),
  });
  const response: unknown = await (await get('/api/package-inventory?ids=a,b,a,unknown')).json();
  expect(response).toEqual({
    inventory: [
      { package_id: 'a', price_cents: 450 },
      { package_id: 'b', price_cents: 0 },
    ],
  });
  expect(InventoryResponse.parse(response)).toEqual(response);
});

test('a page of the catalogue is sent again only when it changed', async () => {
  const { get } = await aRunningApp();
  const first = await get('/api/packages');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('public');
  const again = await get('/api/packages', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each(['%25', '%F0%9F%97%BE', '%5C', "'%20or%201=1", '%00', '%FF'])(
  'a search for %s finds nothing, without an error',
  async (search) => {
    const { get } = await aRunningApp();
    const response = await get(`/api/packages?search=${search}`);
    expect([response.status, await response.json()]).toEqual([200, { packages: [] }]);
  },
);

test('API-02 API-04 API-05 the description is OpenAPI 3.1 and lists every call', async () => {
  const { get } = await aRunningApp();
  const response = await get('/api/openapi.json');
  const text = await response.text();
  expect(text).toContain('"openapi":"3.1.0"');
  for (const path of [
    '/api/packages',
    '/api/packages/suggestions',
    '/api/package-inventory',
    '/api/validate-packages',
    '/api/package-offers',
    '/api/detect-user-country',
    '/api/rpc/validate_discount_code',
    '/api/capture-lead',
    '/api/create-checkout',
    '/api/checkout-sessions/{id}',
    '/api/checkout-sessions/{id}/install',
    '/api/checkout-sessions/{id}/events',
    '/api/webhooks/stripe',
    '/api/webhooks/airalo',
    '/api/auth/{call}',
    '/api/openapi.json',
  ]) {
    expect(text).toContain(`"${path}":{`);
  }
});

test('every filter and search returns the same bytes the second time, from memory', async () => {
  const index = anIndex(aLargeCatalogue(500));
  const { get } = await aRunningApp({ catalogue: index, limits: HUGE_LIMITS });
  for (const query of [
    '',
    '?region=europe',
    '?search=japan',
    '?data=5&service=sms&offset=20',
    '?search=germny',
  ]) {
    const first = await (await get(`/api/packages${query}`)).text();
    const second = await (await get(`/api/packages${query}`)).text();
    expect(second).toBe(first);
  }
  const found = new Set(index.listPackages(aQuery({ search: 'japan' })).map(({ package_id }) => package_id));
  expect(PackagesResponse.parse(await (await get('/api/packages?search=japan')).json()).packages).toEqual(
    listedRows(index.plans).filter(({ package_id }) => found.has(package_id)),
  );
});
