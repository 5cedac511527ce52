import { expect, test } from 'vitest';
import { choosePopularDestinations, type Candidate } from './choose-popular-destinations.ts';

const country = (slug: string, countryCode: string, isFlagged = true): Candidate => ({
  slug,
  countryCode,
  coverageType: 'local',
  isFlagged,
});
const europe: Candidate = { slug: 'europe', countryCode: null, coverageType: 'regional', isFlagged: true };
const CANDIDATES = [
  country('albania', 'AL'),
  country('france', 'FR'),
  country('japan', 'JP'),
  country('peru', 'PE', false),
  country('thailand', 'TH'),
  europe,
];

const choose = (
  picks: readonly string[],
  sold: Readonly<Record<string, number>> = {},
  candidates = CANDIDATES,
) => choosePopularDestinations({ candidates, picks, unitsSold: new Map(Object.entries(sold)) });

test('PLANS-24 without picks and sales the flagged countries are shown, well-travelled ones first', () => {
  expect(choose([])).toEqual(['japan', 'thailand', 'france', 'albania']);
});

test('PLANS-24 destinations with sales come before flagged ones, the best seller first', () => {
  expect(choose([], { albania: 2, peru: 5 })).toEqual(['peru', 'albania', 'japan', 'thailand', 'france']);
});

test('PLANS-24 the owner’s picks come first, in the owner’s order, and nothing is shown twice', () => {
  expect(choose(['france', 'albania'], { peru: 5, france: 9 })).toEqual([
    'france',
    'albania',
    'peru',
    'japan',
    'thailand',
  ]);
});

test('PLANS-24 a pick that is not on sale is omitted; a region is shown only when picked', () => {
  expect(choose(['atlantis', 'europe'], { europe: 100 })).toEqual([
    'europe',
    'japan',
    'thailand',
    'france',
    'albania',
  ]);
});

test('PLANS-24 at most eight are shown, and none when nothing is picked, sold or flagged', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    country(`country-${String(index).padStart(2, '0')}`, 'XX'),
  );
  expect(choose([], {}, many)).toEqual(many.slice(0, 8).map(({ slug }) => slug));
  expect(choose([], {}, [country('peru', 'PE', false)])).toEqual([]);
});

test('equal sales have a fixed order, so that the page does not change by itself', () => {
  expect(choose([], { albania: 1, thailand: 1, peru: 1 }).slice(0, 3)).toEqual([
    'thailand',
    'albania',
    'peru',
  ]);
});
