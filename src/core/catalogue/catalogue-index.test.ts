import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aGlobalPlan,
  aLargeCatalogue,
  aLocalPlan,
  anIndex,
  aQuery,
  aRegionalPlan,
} from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { countryCodes, countryName } from './geography/country-names.ts';
import { DATA_SIZES, REGIONS, SERVICES } from './packages/filters.ts';
import { matchesDataSize, matchesRegion, matchesService } from './packages/matches-filters.ts';
import { COVERAGE_TYPES } from './packages/package.ts';

const WORLD = anIndex([
  ...countryCodes().map((code) => aLocalPlan(code)),
  aRegionalPlan('Europe', ['DE', 'FR', 'ES', 'GB']),
  aRegionalPlan('Asia', ['JP', 'KR', 'TH']),
  aRegionalPlan('Middle East and North Africa', ['AE', 'EG']),
  aGlobalPlan(countryCodes()),
]);

/** The titles found, without duplicates, in alphabetical order. */
function found(search: string, changes = {}): string[] {
  const titles = WORLD.listPackages(aQuery({ search, limit: 1000, ...changes })).map(
    (item) => item.country_region,
  );
  return [...new Set(titles)].sort();
}

test('PLANS-14 plans are listed by minimum selling price, then by id', () => {
  const index = anIndex([
    aPackage({ package_id: 'c', minimumPriceCents: 500 }),
    aPackage({ package_id: 'b', minimumPriceCents: 1050 }),
    aPackage({ package_id: 'a', minimumPriceCents: 1050, priceCents: 100 }),
    aPackage({ package_id: 'Z', minimumPriceCents: 1050 }),
  ]);
  expect(index.listPackages(aQuery()).map((item) => item.package_id)).toEqual(['c', 'Z', 'a', 'b']);
});

test('top-ups are not in the plan list', () => {
  const index = anIndex([aPackage({ package_id: 'plan' }), aPackage({ package_id: 'more', type: 'topup' })]);
  expect(index.listPackages(aQuery()).map((item) => item.package_id)).toEqual(['plan']);
});

test('SEARCH-09 a plan is found by any part of its title, upper or lower case', () => {
  expect(found('JAPAN')).toContain('Japan');
  expect(found('pan')).toEqual(expect.arrayContaining(['Japan', 'Panama']));
  expect(found('middle east')).toEqual(['Middle East and North Africa']);
  expect(found('a & b')).toEqual(['Antigua & Barbuda']);
});

test('SEARCH-10 accents do not matter, neither in the typed text nor in the name', () => {
  expect(found('reunion')).toEqual(['Réunion']);
  expect(found('México')).toContain('Mexico');
  expect(found('curacao')).toEqual(['Curaçao']);
  // These words are too short for a typing error to be accepted.
  expect(found('sao tome')).toEqual(['São Tomé & Príncipe']);
  expect(found('cóte d’ivoire')).toEqual(['Côte d’Ivoire']);
});

test('SEARCH-11 every destination is found by its English and by its Spanish name', () => {
  for (const code of countryCodes()) {
    const title = countryName(code, 'en') ?? '';
    expect(found(title)).toContain(title);
    expect(found(countryName(code, 'es') ?? '')).toContain(title);
  }
  expect(found('alemania')).toContain('Germany');
  expect(found('europa')).toEqual(['Europe']);
});

test.each([
  ['UK', 'United Kingdom'],
  ['USA', 'United States'],
  ['eeuu', 'United States'],
  ['UAE', 'United Arab Emirates'],
  ['Corea', 'South Korea'],
  ['Turkey', 'Türkiye'],
  ['Holanda', 'Netherlands'],
])('SEARCH-12 the short name %s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test('SEARCH-13 a country also finds the regional plans that contain it, not the others', () => {
  expect(found('japan')).toEqual(['Asia', 'Japan']);
  expect(found('alemania')).toEqual(['Europe', 'Germany']);
  expect(found('uk')).toEqual(expect.arrayContaining(['Europe', 'United Kingdom']));
  expect(found('fran')).toEqual(expect.arrayContaining(['Europe', 'France']));
});

test('SEARCH-13 on a list of global plans a country finds those that cover it', () => {
  expect(found('japan', { coverage: 'global' })).toEqual(['Global']);
  expect(found('japan', { coverage: 'local' })).toEqual(['Japan']);
});

test.each(['germny', 'gremany', 'germanyy', 'gernany', 'almania', 'germn'])(
  'SEARCH-14 "%s" still finds Germany',
  (typed) => {
    expect(found(typed)).toEqual(expect.arrayContaining(['Germany', 'Europe']));
  },
);

test('SEARCH-14 one error is accepted in each long word, none in a short word, and never two', () => {
  expect(found('untied sttaes')).toContain('United States');
  expect(found('japn')).toContain('Japan');
  expect(found('pero')).not.toContain('Peru');
  expect(found('grmny')).toEqual([]);
});

test('SEARCH-14 a correctly spelled search finds no similar names', () => {
  expect(found('zambia')).toEqual(['Zambia']);
});

test.each(['%', '_', '*', '.*', '🗾', '\\', '   %  ', "'; drop table packages", 'x'.repeat(10_000)])(
  'a search for "%s" finds nothing and does not throw',
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test('a blank search filters nothing', () => {
  expect(found('   ')).toHaveLength(new Set(WORLD.plans.map((item) => item.country_region)).size);
});

test('FILTER-22 the text search applies only when the region is all', () => {
  expect(found('japan', { region: 'europe' })).toEqual(found('', { region: 'europe' }));
  expect(found('japan', { region: 'europe' })).toContain('France');
});

test('API-03 suggestions are the eight cheapest plans found, from two letters', () => {
  const plans = Array.from({ length: 12 }, (_, number) =>
    aPackage({ package_id: `p${number}`, minimumPriceCents: 2000 - 100 * number }),
  );
  const index = anIndex(plans);
  expect(index.suggest('jap').map((item) => item.minimumPriceCents)).toEqual([
    900, 1000, 1100, 1200, 1300, 1400, 1500, 1600,
  ]);
  expect(index.suggest('j')).toEqual([]);
});

const LARGE = anIndex(aLargeCatalogue(3000));

test('every combination of chips and every page follows the rules exactly, in listing order', () => {
  fc.assert(
    fc.property(
      fc.record({
        region: fc.constantFrom(...REGIONS),
        data: fc.constantFrom(...DATA_SIZES),
        service: fc.constantFrom(...SERVICES),
        coverage: fc.constantFrom(null, ...COVERAGE_TYPES),
        offset: fc.integer({ min: 0, max: 200 }),
        limit: fc.integer({ min: 1, max: 50 }),
      }),
      (chips) => {
        const expected = LARGE.plans
          .filter(
            (item) => matchesRegion(item, chips.region) && matchesDataSize(item.data_amount, chips.data),
          )
          .filter((item) => matchesService(item, chips.service))
          .filter((item) => chips.coverage === null || item.coverage_type === chips.coverage)
          .slice(chips.offset, chips.offset + chips.limit);
        expect(LARGE.listPackages({ ...chips, search: '' })).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('a search with chips is the search filtered by the chips, with either algorithm', () => {
  fc.assert(
    fc.property(
      fc.record({
        search: fc.constantFrom('a', 'an', 'land', 'japan', 'europe', 'global', 'fran', 'germny', 'uk', 'zz'),
        data: fc.constantFrom(...DATA_SIZES),
        service: fc.constantFrom(...SERVICES),
        coverage: fc.constantFrom(null, 'local' as const, 'regional' as const),
        offset: fc.integer({ min: 0, max: 300 }),
        limit: fc.integer({ min: 1, max: 50 }),
      }),
      (query) => {
        const everything = LARGE.listPackages(aQuery({ search: query.search, limit: 100_000 }));
        const expected = everything
          .filter(
            (item) => matchesDataSize(item.data_amount, query.data) && matchesService(item, query.service),
          )
          .filter((item) => query.coverage === null || item.coverage_type === query.coverage)
          .slice(query.offset, query.offset + query.limit);
        expect(LARGE.listPackages({ ...query, region: 'all' })).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
