import { expect, test } from 'vitest';
import { CAREFUL, sharedPicture } from './shared-picture.ts';

const STAMPS = [
  { countryCode: 'MX', country: 'Mexico', region: 'americas', isCurrent: false, at: '2025-03-14' },
  { countryCode: 'US', country: 'United States', region: 'americas', isCurrent: false, at: '2025-03-22' },
  { countryCode: 'PT', country: 'Portugal', region: 'europe', isCurrent: false, at: '2025-07-05' },
  { countryCode: 'TW', country: 'Taiwan', region: 'asia', isCurrent: false, at: '2026-10-28' },
  { countryCode: 'JP', country: 'Japan', region: 'asia', isCurrent: true, at: '2026-11-08' },
] as const;
type Stamp = (typeof STAMPS)[number];
const TIMES = { dateOf: ({ at }: Stamp) => at, yearOf: ({ at }: Stamp) => at.slice(0, 4) };

test('COLLECT-06 the picture leaves out the country of an active eSIM and exact dates', () => {
  const picture = sharedPicture(STAMPS, CAREFUL, TIMES);
  expect(picture.stamps.map(({ countryCode, when }) => `${countryCode} ${when}`)).toEqual([
    'MX 2025',
    'US 2025',
    'PT 2025',
    'TW 2026',
  ]);
  expect(JSON.stringify(picture)).not.toMatch(/Japan|JP|-\d\d/);
});

test('COLLECT-06 a country that is left out does not count, so that its number gives nothing away', () => {
  expect(sharedPicture(STAMPS, CAREFUL, TIMES)).toMatchObject({ continents: 3, badge: 'adventurer' });
  const all = sharedPicture(STAMPS, { ...CAREFUL, showsCurrentCountries: true }, TIMES);
  expect(all).toMatchObject({ badge: 'globe-trotter' });
  expect(all.stamps.at(-1)).toEqual({ countryCode: 'JP', country: 'Japan', region: 'asia', when: '2026' });
});

test('COLLECT-06 dates are in it when they are turned on, without the current country', () => {
  const dated = sharedPicture(STAMPS, { ...CAREFUL, showsDates: true }, TIMES);
  expect(dated.stamps.map(({ when }) => when)).toEqual([
    '2025-03-14',
    '2025-03-22',
    '2025-07-05',
    '2026-10-28',
  ]);
});
