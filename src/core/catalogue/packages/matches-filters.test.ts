import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { matchesDataSize, matchesRegion, matchesService } from './matches-filters.ts';

test('FILTER-11 region global selects global plans only', () => {
  expect(matchesRegion(aGlobalPlan(['JP', 'FR']), 'global')).toBe(true);
  expect(matchesRegion(aRegionalPlan('Europe', ['FR'], { region: 'global' }), 'global')).toBe(false);
  expect(matchesRegion(aLocalPlan('JP'), 'global')).toBe(false);
});

test("FILTER-12 FILTER-24 region middle_east selects titles that contain 'Middle East', and plans of that region", () => {
  expect(matchesRegion(aRegionalPlan('Middle East and North Africa', ['AE']), 'middle_east')).toBe(true);
  expect(matchesRegion(aRegionalPlan('Middle East', ['AE']), 'middle_east')).toBe(true);
  expect(matchesRegion(aLocalPlan('AE', { region: 'middle_east' }), 'middle_east')).toBe(true);
  expect(matchesRegion(aLocalPlan('AE', { region: 'asia' }), 'middle_east')).toBe(false);
  expect(matchesRegion(aRegionalPlan('Gulf', ['AE'], { region: 'middle_east' }), 'middle_east')).toBe(true);
});

test('FILTER-13 any other region selects regional plans titled with a country or area of its list', () => {
  expect(matchesRegion(aRegionalPlan('Europe', ['FR'], { region: null }), 'europe')).toBe(true);
  expect(matchesRegion(aRegionalPlan('France', ['FR'], { region: null }), 'europe')).toBe(true);
  expect(matchesRegion(aRegionalPlan('Southeast Asia', ['TH'], { region: null }), 'asia')).toBe(true);
  expect(matchesRegion(aRegionalPlan('Europe', ['FR'], { region: null }), 'asia')).toBe(false);
});

test('FILTER-13 a local plan is selected by its region alone', () => {
  expect(matchesRegion(aLocalPlan('FR', { region: 'europe' }), 'europe')).toBe(true);
  expect(matchesRegion(aLocalPlan('FR', { region: null }), 'europe')).toBe(false);
});

test('FILTER-14 FILTER-15 FILTER-16 FILTER-17 services match the included texts and minutes', () => {
  const kinds = {
    data: aPackage({ sms: 0, voice: 0 }),
    sms: aPackage({ sms: 10, voice: 0 }),
    voice: aPackage({ sms: 0, voice: 30 }),
    both: aPackage({ sms: 10, voice: 30 }),
  };
  const selected = (service: Parameters<typeof matchesService>[1]) =>
    Object.entries(kinds).flatMap(([kind, item]) => (matchesService(item, service) ? [kind] : []));

  expect(selected('all')).toEqual(['data', 'sms', 'voice', 'both']);
  expect(selected('data-only')).toEqual(['data']);
  expect(selected('sms-voice')).toEqual(['sms', 'voice', 'both']);
  expect(selected('sms')).toEqual(['sms', 'both']);
  expect(selected('voice')).toEqual(['voice', 'both']);
});

const AMOUNTS = [
  '500 MB',
  '1 GB',
  '2 GB',
  '2.5 GB',
  '3 GB',
  '5 GB',
  '7 GB',
  '7.9 GB',
  '8 GB',
  '10 GB',
  '20 GB',
  '50 GB',
  '100 GB',
  'Unlimited',
  'n/a',
];
const sized = (size: Parameters<typeof matchesDataSize>[1]) =>
  AMOUNTS.filter((amount) => matchesDataSize(amount, size));

test('FILTER-18 size 1 is up to 2 GB', () => {
  expect(sized('1')).toEqual(['500 MB', '1 GB', '2 GB']);
});

test('FILTER-19 size 5 is above 2 GB and below 8 GB', () => {
  expect(sized('5')).toEqual(['2.5 GB', '3 GB', '5 GB', '7 GB', '7.9 GB']);
});

test('FILTER-20 size 10 is 8 GB or more and not unlimited', () => {
  expect(sized('10')).toEqual(['8 GB', '10 GB', '20 GB', '50 GB', '100 GB']);
});

test('FILTER-21 size unlimited matches the text Unlimited', () => {
  expect(sized('unlimited')).toEqual(['Unlimited']);
  expect(sized('all')).toEqual(AMOUNTS);
});
