import { expect, test } from 'vitest';
import { judgePicks } from './judge-picks.ts';

const SLUGS = ['brazil', 'chile', 'europe', 'france', 'italy', 'japan', 'kenya', 'peru', 'spain'];
const ON_SALE = new Set(SLUGS);

test('ADMIN-80 picks are destinations on sale, in any order; none at all is a list too', () => {
  expect(judgePicks(['peru', 'europe', 'brazil'], ON_SALE)).toBeNull();
  expect(judgePicks([], ON_SALE)).toBeNull();
});

test('ADMIN-80 the home page shows eight, so a ninth pick is refused', () => {
  expect(judgePicks(SLUGS.slice(0, 8), ON_SALE)).toBeNull();
  expect(judgePicks(SLUGS, ON_SALE)).toEqual({ kind: 'too-many' });
});

test('ADMIN-80 a destination twice, and one that is not on sale, are refused by name', () => {
  expect(judgePicks(['peru', 'japan', 'peru', 'peru'], ON_SALE)).toEqual({
    kind: 'doubled',
    slugs: ['peru'],
  });
  expect(judgePicks(['peru', 'atlantis'], ON_SALE)).toEqual({ kind: 'not-on-sale', slugs: ['atlantis'] });
});
