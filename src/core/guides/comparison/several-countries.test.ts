import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { breakEven, compareTrips, exampleCountries, type ComparedTrip } from './several-countries.ts';

const local = (code: string, priceCents: number, changes: Partial<Package> = {}) =>
  aLocalPlan(code, { data_amount: '10 GB', validity_days: 30, priceCents, ...changes });
const europe = (codes: readonly string[], priceCents: number) =>
  aRegionalPlan('Europe', codes, { data_amount: '10 GB', validity_days: 30, priceCents });

test('GUIDE-11 a trip through more countries costs one local plan for each, or one plan for all', () => {
  const locals = [local('FR', 500), local('ES', 600), local('DE', 700), local('JP', 100)];
  const trips = compareTrips(['FR', 'ES', 'DE'], { locals, wider: [europe(['FR', 'ES', 'DE'], 1000)] });
  expect(trips).toEqual([
    { countries: ['FR'], localCents: 500, widerCents: 1000 },
    { countries: ['FR', 'ES'], localCents: 1100, widerCents: 1000 },
    { countries: ['FR', 'ES', 'DE'], localCents: 1800, widerCents: 1000 },
  ]);
  expect(breakEven(trips)).toMatchObject({ trip: { countries: ['FR', 'ES'] }, isLasting: true });
});

test('GUIDE-11 a plan that does not last the two weeks, or leaves out a country, costs nothing that counts', () => {
  const short = { ...europe(['FR', 'ES'], 100), validity_days: 13 };
  const trips = compareTrips(['FR', 'ES', 'DE'], {
    locals: [local('FR', 500), local('ES', 600)],
    wider: [short, europe(['FR', 'ES'], 2000)],
  });
  expect(trips.map(({ localCents, widerCents }) => [localCents, widerCents])).toEqual([
    [500, 2000],
    [1100, 2000],
    [null, null],
  ]);
  expect(breakEven(trips)).toBeNull();
});

test('GUIDE-11 the data of two weeks is divided among the countries by their days', () => {
  // 5,300 MB in one country; 2,650 MB in each of two.
  const small = { data_amount: '3 GB', validity_days: 7 };
  const locals = [local('FR', 2000), local('FR', 500, { ...small, package_id: 'fr-small' })];
  const spain = [local('ES', 500, { ...small, package_id: 'es-small' })];
  const trips = compareTrips(['FR', 'ES'], { locals: [...locals, ...spain], wider: [] });
  expect(trips.map(({ localCents }) => localCents)).toEqual([2000, 1000]);
});

test('GUIDE-11 the number is the first from which it costs less; equal prices do not count', () => {
  const trip = (count: number, localCents: number, widerCents: number): ComparedTrip => ({
    countries: ['FR', 'ES', 'DE', 'IT'].slice(0, count),
    localCents,
    widerCents,
  });
  const found = breakEven([trip(1, 500, 1000), trip(2, 1000, 1000), trip(3, 1200, 1000), trip(4, 900, 1000)]);
  expect(found?.trip.countries).toHaveLength(3);
  expect(found?.isLasting).toBe(false);
});

test('GUIDE-11 the example visits our well-travelled countries first, in our order, then those with the most plans', () => {
  const locals = [
    local('AL', 100),
    local('MT', 100),
    local('MT', 200, { package_id: 'mt-2' }),
    local('FR', 100),
    local('IT', 100),
    local('JP', 100),
  ];
  expect(exampleCountries([europe(['AL', 'FR', 'IT', 'MT', 'XK'], 500)], locals)).toEqual([
    'IT',
    'FR',
    'MT',
    'AL',
  ]);
});
