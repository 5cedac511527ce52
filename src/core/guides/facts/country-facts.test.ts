import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { countryFacts } from './country-facts.ts';
import { utcOffsets } from './utc-offsets.ts';

/** Without inhabitants, so without a time zone of their own. */
const UNINHABITED = ['AQ', 'BV', 'HM'];

test('GUIDE-16 every country has a currency, and time zones that exist', () => {
  const missing = countryCodes().filter((code) => countryFacts(code) === null);
  expect(missing).toEqual(UNINHABITED);
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  for (const code of countryCodes()) {
    const facts = countryFacts(code);
    if (facts === null) continue;
    expect(facts.timeZones.length, code).toBeGreaterThan(0);
    expect(Math.abs(utcOffsets(facts.timeZones, 2026).least), code).toBeLessThanOrEqual(14 * 60);
    // The Caribbean guilder is newer than the names of some Node versions.
    if (facts.currency !== 'XCG') expect(currencies, code).toContain(facts.currency);
  }
});

test('GUIDE-16 facts of single countries', () => {
  expect(countryFacts('JP')).toEqual({ currency: 'JPY', callingCode: '81', timeZones: ['Asia/Tokyo'] });
  expect(countryFacts('BG')).toMatchObject({ currency: 'EUR', callingCode: '359' });
  expect(countryFacts('XK')).toEqual({ currency: 'EUR', callingCode: '383', timeZones: ['Europe/Belgrade'] });
  expect(countryFacts('Atlantis')).toBeNull();
});
