import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { countFiveG, countryNetworks, fastestNetwork } from './country-networks.ts';

const EUROPE = aPackage({
  countries: ['FR', 'DE', 'AD'],
  operator_coverages: [
    { code: 'FR', name: 'France', networks: [{ name: 'Orange', types: ['LTE', '5G'] }] },
    { code: 'DE', name: 'Germany', networks: [{ name: 'O2', types: ['3G', 'LTE'] }] },
  ],
});

test('the networks of a plan are grouped by country, in the visitor’s language, each with its best speed', () => {
  expect(countryNetworks([EUROPE], 'es')).toEqual([
    { code: 'DE', country: 'Alemania', networks: ['O2 LTE'] },
    { code: 'AD', country: 'Andorra', networks: [] },
    { code: 'FR', country: 'Francia', networks: ['Orange 5G'] },
  ]);
});

test('several plans of one country make one entry without duplicates', () => {
  const [france] = countryNetworks([EUROPE, EUROPE], 'en').filter(({ code }) => code === 'FR');
  expect(france?.networks).toEqual(['Orange 5G']);
});

test('the fastest network is the fastest of all plans, or null', () => {
  expect(fastestNetwork([EUROPE])).toBe('5G');
  expect(fastestNetwork([aPackage({ operator_coverages: [] })])).toBeNull();
});

test('CARD-41 of the countries with a known network those with 5G are counted', () => {
  expect(countFiveG(countryNetworks([EUROPE], 'es'))).toEqual({ count: 1, known: 2 });
  expect(countFiveG([])).toEqual({ count: 0, known: 0 });
});
