import { expect, test } from 'vitest';
import { countriesOfRegion, regionOfCountry, regionOfMost } from './country-regions.ts';

const CHIPS = ['europe', 'asia', 'americas', 'africa', 'oceania', 'middle_east'] as const;

test('every country code belongs to exactly one region chip', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const retiredOrNotPlaces = new Set(
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
      ' ',
    ),
  );
  const places = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => names.of(code) !== undefined && !retiredOrNotPlaces.has(code));

  expect(places.length).toBeGreaterThan(240);
  expect(places.filter((code) => regionOfCountry(code) === null)).toEqual([]);
  const listed = CHIPS.flatMap((chip) => [...countriesOfRegion(chip)]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a subdivision belongs to the region of its country, upper or lower case', () => {
  expect(regionOfCountry('GB-SCT')).toBe('europe');
  expect(regionOfCountry('jp')).toBe('asia');
  expect(regionOfCountry('')).toBeNull();
  expect(regionOfCountry('ZZ')).toBeNull();
});

test('a plan for several countries belongs to the region of most of them', () => {
  expect(regionOfMost(['US', 'JP', 'TH'])).toBe('asia');
  expect(regionOfMost(['FR', 'JP'])).toBe('europe');
  expect(regionOfMost([])).toBeNull();
});
