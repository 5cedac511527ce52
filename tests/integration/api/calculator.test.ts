import { expect, test } from 'vitest';
import {
  DestinationsResponse,
  ItineraryResponse,
  LONGEST_TRIP_DAYS,
  MOST_TRIP_STOPS,
  RecommendationResponse,
} from '#contract/catalogue/calculator.ts';
import { PackagesResponse } from '#contract/catalogue/packages.ts';
import { TRIP_DAYS } from '#core/calculator/calculator-input.ts';
import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { someSales } from '#tests/builders/sales.ts';

const CATALOGUE = anIndex([
  aLocalPlan('JP', { package_id: 'jp-1', data_amount: '1 GB', minimumPriceCents: 400 }),
  aLocalPlan('JP', { package_id: 'jp-5', data_amount: '5 GB', minimumPriceCents: 1200 }),
  aLocalPlan('KR', { package_id: 'kr-3', data_amount: '3 GB', minimumPriceCents: 900 }),
  aRegionalPlan('Asia', ['JP', 'KR'], {
    package_id: 'asia-5',
    data_amount: '5 GB',
    validity_days: 30,
    minimumPriceCents: 1500,
  }),
  aGlobalPlan(['JP', 'KR', 'FR'], {
    package_id: 'world-5',
    data_amount: '5 GB',
    validity_days: 30,
    minimumPriceCents: 2700,
  }),
  aPackage({ package_id: 'jp-more', type: 'topup', data_amount: '5 GB', minimumPriceCents: 100 }),
]);

async function aCalculator() {
  const { get } = await aRunningApp({ catalogue: CATALOGUE });
  return {
    get,
    recommend: async (query: string) =>
      RecommendationResponse.parse(await (await get(`/api/packages/recommendation?${query}`)).json())
        .recommendation,
  };
}

test('MATCH-11 the best plan that covers the destination is recommended, never a top-up', async () => {
  const { recommend } = await aCalculator();
  expect(await recommend('destination=japan&days=7&megabytes=4500')).toMatchObject({
    kind: 'fits',
    plan: { package_id: 'jp-5', price: 12 },
  });
  expect(await recommend('destination=japan&days=14&megabytes=4500')).toMatchObject({
    kind: 'fits',
    plan: { package_id: 'asia-5' },
  });
});

test('CALC-56 responses that were cached follow what is sold out', async () => {
  let sales = someSales();
  const { get } = await aRunningApp({
    catalogue: CATALOGUE,
    sales: { factsFor: (index) => sales.factsFor(index) },
  });
  const plans = async () => {
    const trip = RecommendationResponse.parse(
      await (await get('/api/packages/recommendation?destination=japan&days=7&megabytes=4500')).json(),
    ).recommendation;
    const { locals } = ItineraryResponse.parse(
      await (await get('/api/packages/itinerary?stops=JP:7&megabytes=4500')).json(),
    );
    return [trip.kind === 'fits' && trip.plan.package_id, locals?.pieces[0]?.plan.package_id];
  };
  for (const _ of ['computed', 'computed and cached', 'cached'])
    expect(await plans()).toEqual(['jp-5', 'jp-5']);
  sales = someSales({ soldOut: new Set(['jp-5']) });
  expect(await plans()).toEqual(['asia-5', 'jp-1']);
  sales = someSales();
  expect(await plans()).toEqual(['jp-5', 'jp-5']);
});

test('CALC-44 a cheaper plan that holds the need comes with the recommended one, and an unstated amount holds none', async () => {
  const five = aLocalPlan('JP', { package_id: 'five', data_amount: '5 GB', minimumPriceCents: 1200 });
  const twenty = aLocalPlan('JP', { package_id: 'twenty', data_amount: '20 GB', minimumPriceCents: 1100 });
  const unstated = { ...twenty, package_id: 'unstated', data_amount: 'plenty' };
  const recommended = async (...plans: (typeof five)[]) => {
    const { get } = await aRunningApp({ catalogue: anIndex(plans) });
    const query = 'destination=japan&days=7&megabytes=4500';
    const response = await get(`/api/packages/recommendation?${query}`);
    return RecommendationResponse.parse(await response.json()).recommendation;
  };
  expect(await recommended(five, twenty)).toMatchObject({
    ...{ kind: 'fits', isAmountKnown: true },
    ...{ plan: { package_id: 'five' }, cheaper: { package_id: 'twenty' } },
  });
  for (const plans of [[five], [five, { ...twenty, priceCents: 1200 }], [five, unstated]])
    expect(await recommended(...plans)).toMatchObject({ plan: { package_id: 'five' }, cheaper: null });
  expect(await recommended(unstated)).toMatchObject({
    ...{ kind: 'fits', isAmountKnown: false },
    ...{ plan: { package_id: 'unstated' }, cheaper: null },
  });
});

test('without a destination global plans are compared', async () => {
  const { recommend } = await aCalculator();
  expect(await recommend('days=7&megabytes=4500')).toMatchObject({ plan: { package_id: 'world-5' } });
});

test('CALC-33 MATCH-10 when every plan is too small, the one of which the fewest are needed is returned', async () => {
  const { recommend } = await aCalculator();
  expect(await recommend('destination=japan&days=7&megabytes=12000')).toMatchObject({
    kind: 'several-needed',
    plan: { package_id: 'jp-5' },
    count: 3,
  });
});

test('an itinerary returns its cheapest cover and every simple alternative', async () => {
  const { get } = await aCalculator();
  const response = ItineraryResponse.parse(
    await (await get('/api/packages/itinerary?stops=JP:5,KR:5&megabytes=4800')).json(),
  );
  expect(response.best).toMatchObject({
    costCents: 1500,
    pieces: [{ plan: { package_id: 'asia-5' }, stops: [0, 1] }],
  });
  expect(response.locals?.costCents).toBe(2100);
  expect(response.oneRegional?.costCents).toBe(1500);
  expect(response.oneGlobal?.costCents).toBe(2700);
  expect(response.lacking).toEqual({ oneRegional: [], oneGlobal: [] });
  const nowhere = await get('/api/packages/itinerary?stops=AQ:5&megabytes=4800');
  expect(await nowhere.json()).toEqual({
    ...{ best: null, locals: null, oneRegional: null, oneGlobal: null },
    lacking: { oneRegional: [0], oneGlobal: [0] },
  });
});

test('every destination on sale has a name in every language', async () => {
  const { get } = await aCalculator();
  const { destinations } = DestinationsResponse.parse(await (await get('/api/packages/destinations')).json());
  expect(destinations).toContainEqual({
    slug: 'japan',
    names: { en: 'Japan', es: 'Japón', pt: 'Japão' },
    country_code: 'JP',
    coverage_type: 'local',
  });
  expect(destinations).toHaveLength(4);
});

test('PLANS-01 top-ups are listed when requested', async () => {
  const { get } = await aCalculator();
  const { packages } = PackagesResponse.parse(await (await get('/api/packages?type=topup')).json());
  expect(packages.map((item) => item.package_id)).toEqual(['jp-more']);
});

test.each([
  ['/api/packages/recommendation', 'days'],
  ['/api/packages/recommendation?days=0&megabytes=800', 'days'],
  ['/api/packages/recommendation?days=61&megabytes=800', 'days'],
  ['/api/packages/recommendation?days=-7&megabytes=800', 'days'],
  ['/api/packages/recommendation?days=7.5&megabytes=800', 'days'],
  ['/api/packages/recommendation?days=7&megabytes=NaN', 'megabytes'],
  ['/api/packages/recommendation?days=7&megabytes=9999999', 'megabytes'],
  [`/api/packages/recommendation?days=7&megabytes=800&destination=${'a'.repeat(10_000)}`, 'destination'],
  ['/api/packages/recommendation?days=7&megabytes=800&destination=%F0%9F%8F%9D', 'destination'],
  ['/api/packages/itinerary?megabytes=800', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=JP:0', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=JP:61', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=JP:5,KR', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=A:1,B:2', 'stops'],
  ['/api/packages/itinerary?megabytes=800&stops=JP:1,JP:1,JP:1,JP:1,JP:1,JP:1,JP:1', 'stops'],
  ['/api/packages/itinerary?stops=JP:5&megabytes=0', 'megabytes'],
  ['/api/packages?type=voucher', 'type'],
])('an invalid request is refused with its error: %s', async (path, field) => {
  const { get } = await aCalculator();
  const refusal = await errorOf(await get(path));
  expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refusal.message).toMatch(new RegExp(`^${field} must `));
});

test('a destination that is not on sale has another error than an invalid request', async () => {
  const { get } = await aCalculator();
  const response = await get('/api/packages/recommendation?destination=atlantis&days=7&megabytes=800');
  expect(await errorOf(response)).toMatchObject({ status: 404, code: 'unknown-destination' });
});

test('CARD-06 our cost is in no response of the calculator', async () => {
  const row = { ...aPackage(), net_price: 7.77, netPriceCents: 777 };
  const { get } = await aRunningApp({ catalogue: anIndex([row]) });
  for (const path of [
    '/api/packages/recommendation?destination=japan&days=7&megabytes=800',
    '/api/packages/itinerary?stops=JP:5&megabytes=800',
    '/api/packages/destinations',
  ]) {
    expect(await (await get(path)).text(), path).not.toMatch(/net_?price|7\.77|777/i);
  }
});

test('CALC-07 the API accepts the trips that the calculator can describe', () => {
  expect(LONGEST_TRIP_DAYS).toBe(TRIP_DAYS.max);
  expect(MOST_TRIP_STOPS).toBe(MAX_STOPS);
});
