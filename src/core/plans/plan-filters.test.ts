import { expect, test } from 'vitest';
import {
  appliedSearch,
  coverageOf,
  hasRegions,
  markedCoverage,
  isFiltered,
  lastPageOf,
  LONGEST_SEARCH,
  NO_FILTERS,
  orderOf,
  parseListFilters,
  parsePlanFilters,
  withOrder,
  withoutFilters,
  writeListPage,
  writePlanFilters,
} from './plan-filters.ts';

const parse = (query: string) => parsePlanFilters(new URLSearchParams(query));

test('an address without a query filters nothing', () => {
  expect(parse('')).toEqual(NO_FILTERS);
  expect(writePlanFilters(NO_FILTERS)).toBe('');
  expect(isFiltered(NO_FILTERS)).toBe(false);
});

test('PLANS-30 FILTER-27 filters written to a query are parsed back unchanged', () => {
  const filters = {
    tab: 'topup',
    region: 'middle_east',
    data: '5',
    service: 'sms-voice',
    trip: 14,
    search: 'São Tomé & más',
    sort: 'unit-price',
    view: 'compact',
  } as const;
  expect(parse(writePlanFilters(filters))).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
});

test('PLANS-30 the order is not a filter, and an unknown one counts as not chosen', () => {
  expect(isFiltered(parse('sort=days'))).toBe(false);
  expect(withoutFilters(parse('trip=7&sort=days'))).toEqual({ ...NO_FILTERS, sort: 'days' });
  expect(parse('sort=toString&trip=5')).toEqual(NO_FILTERS);
});

test('PLANS-14 PLANS-35 a whole list of plans is recommended first; with a search, a filter, top-ups or a choice it is not', () => {
  expect(orderOf(parse(''))).toBe('recommended');
  expect(orderOf(parse('view=compact'))).toBe('recommended');
  for (const query of ['search=peru', 'data=5', 'region=asia', 'service=sms', 'trip=7', 'type=topup']) {
    expect(orderOf(parse(query)), query).toBe('price');
    expect(orderOf(parse(`${query}&sort=recommended`)), query).toBe('recommended');
  }
  expect(orderOf(parse('sort=price'))).toBe('price');
  expect(orderOf(parse('sort=days&data=5'))).toBe('days');
});

test('PLANS-35 the order that a list has anyway is not in its address', () => {
  expect(writePlanFilters(parse('sort=recommended'))).toBe('');
  expect(writePlanFilters(parse('sort=price'))).toBe('?sort=price');
  expect(writePlanFilters(parse('sort=price&data=5'))).toBe('?data=5');
  expect(writePlanFilters(withOrder(parse('sort=price'), 'recommended'))).toBe('');
  expect(withoutFilters(parse('data=5'))).toEqual(NO_FILTERS);
});

test('the same filters give the same address, in any order', () => {
  expect(writePlanFilters(parse('search=peru&service=sms&region=all&utm_source=x&data=10'))).toBe(
    '?data=10&service=sms&search=peru',
  );
});

test('PLANS-02 the tab is part of the address and is not a filter', () => {
  expect(parse('type=topup').tab).toBe('topup');
  expect(parse('type=calculator').tab).toBe('calculator');
  expect(parse('type=esim')).toEqual(NO_FILTERS);
  expect(parse('type=toString')).toEqual(NO_FILTERS);
  expect(writePlanFilters(parse('data=1&type=topup'))).toBe('?type=topup&data=1');
  expect(isFiltered(parse('type=topup'))).toBe(false);
  expect(withoutFilters(parse('type=topup&region=asia&search=peru'))).toEqual({
    ...NO_FILTERS,
    tab: 'topup',
  });
});

test('PLANS-28 the compact view is part of the address and is not a filter', () => {
  expect(parse('view=compact').view).toBe('compact');
  expect(parse('view=wide').view).toBe('cards');
  expect(isFiltered(parse('view=compact'))).toBe(false);
  expect(writePlanFilters(withoutFilters(parse('view=compact&region=asia')))).toBe('?view=compact');
});

test('PLANS-36 a list has one page per 20 plans, and its first page has the address of the list', () => {
  expect([0, 1, 20, 21, 40, 41].map(lastPageOf)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(writeListPage(NO_FILTERS, 1)).toBe('');
  expect(writeListPage(NO_FILTERS, 3)).toBe('?page=3');
  expect(writeListPage(parse('search=peru'), 2)).toBe('?search=peru&page=2');
});

test('an unknown region, size or service counts as not chosen', () => {
  expect(parse('region=atlantis&data=-1&service=%00&search=')).toEqual(NO_FILTERS);
  expect(parse('region=toString&data=__proto__')).toEqual(NO_FILTERS);
});

test('a search is trimmed and never longer than the longest place name', () => {
  expect(parse('search=%20%20costa%20%20rica%20').search).toBe('costa rica');
  expect(parse(`search=${'a'.repeat(10_000)}`).search).toHaveLength(LONGEST_SEARCH);
  expect(parse('search=%25').search).toBe('%');
});

test('a search of emoji is cut between characters, so that it can be encoded in an address', () => {
  const { search } = parse(`search=x${encodeURIComponent('🏝'.repeat(200))}`);
  expect(search).toHaveLength(LONGEST_SEARCH - 1);
  expect(search.isWellFormed()).toBe(true);
});

test('FILTER-22 the text search applies only when the region is all', () => {
  expect(appliedSearch({ ...NO_FILTERS, search: 'japan' })).toBe('japan');
  expect(appliedSearch({ ...NO_FILTERS, search: 'japan', region: 'asia' })).toBe('');
});

test('PLANS-03 a list keeps its coverage unless the result would be empty', () => {
  expect(coverageOf('local', NO_FILTERS)).toBe('local');
  expect(coverageOf(null, { ...NO_FILTERS, region: 'asia' })).toBeNull();
  expect(coverageOf('local', { ...NO_FILTERS, region: 'asia' })).toBe('local');
  expect(coverageOf('regional', { ...NO_FILTERS, region: 'asia' })).toBe('regional');
  expect(coverageOf('local', { ...NO_FILTERS, region: 'global' })).toBeNull();
  expect(coverageOf('local', { ...NO_FILTERS, region: 'middle_east' })).toBe('local');
});

test('PLANS-03 a text search on the local list also finds the regional plans', () => {
  expect(coverageOf('local', { ...NO_FILTERS, search: 'japan' })).toBeNull();
  expect(coverageOf('regional', { ...NO_FILTERS, search: 'japan' })).toBe('regional');
});

test('FILTER-26 the kind of a list is marked only while it shows nothing else', () => {
  expect(markedCoverage('local', NO_FILTERS)).toBe('local');
  expect(markedCoverage('regional', { ...NO_FILTERS, region: 'asia' })).toBe('regional');
  expect(markedCoverage('local', { ...NO_FILTERS, region: 'global' })).toBe('global');
  expect(markedCoverage('local', { ...NO_FILTERS, search: 'japan' })).toBeNull();
  expect(markedCoverage('global', { ...NO_FILTERS, search: 'japan' })).toBe('global');
});

test('FILTER-30 the list of global plans has no region and stays global, whatever its address says', () => {
  const query = new URLSearchParams('region=europe&data=5');
  expect(hasRegions('global')).toBe(false);
  expect(parseListFilters('global', query)).toEqual({ ...NO_FILTERS, data: '5' });
  expect(coverageOf('global', { ...NO_FILTERS, region: 'europe' })).toBe('global');
  for (const start of ['local', 'regional', null] as const) {
    expect(hasRegions(start)).toBe(true);
    expect(parseListFilters(start, query)).toEqual({ ...NO_FILTERS, region: 'europe', data: '5' });
  }
  expect(query.get('region')).toBe('europe');
});
