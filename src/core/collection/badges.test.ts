import { expect, test } from 'vitest';
import { earnedBadges, highestBadge, nextMilestones } from './badges.ts';

const visits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ visitedAt: new Date(Date.UTC(2025, 0, index + 1)) }));

test.each([
  [0, []],
  [1, ['adventurer']],
  [4, ['adventurer']],
  [5, ['adventurer', 'globe-trotter']],
  [14, ['adventurer', 'globe-trotter']],
  [15, ['adventurer', 'globe-trotter', 'world-citizen']],
  [29, ['adventurer', 'globe-trotter', 'world-citizen']],
  [30, ['adventurer', 'globe-trotter', 'world-citizen', 'travel-legend']],
])('COLLECT-03 with %d countries the badges are %j', (count, badges) => {
  expect(earnedBadges(visits(count)).map(({ badge }) => badge)).toEqual(badges);
  expect(highestBadge(count)).toBe(badges.at(-1) ?? null);
});

test('COLLECT-03 a badge has the date of the country that completed it', () => {
  expect(earnedBadges(visits(7))).toEqual([
    { badge: 'adventurer', countries: 1, earnedAt: new Date('2025-01-01') },
    { badge: 'globe-trotter', countries: 5, earnedAt: new Date('2025-01-05') },
  ]);
});

test.each([
  [0, { badge: 'adventurer', countries: 1, missing: 1 }],
  [1, { badge: 'globe-trotter', countries: 5, missing: 4 }],
  [5, { badge: 'world-citizen', countries: 15, missing: 10 }],
  [7, { badge: 'world-citizen', countries: 15, missing: 8 }],
  [29, { badge: 'travel-legend', countries: 30, missing: 1 }],
])('COLLECT-04 with %d countries the next milestone is %j', (count, milestone) => {
  expect(nextMilestones(count)[0]).toEqual(milestone);
});

test('COLLECT-04 with every badge there is no next milestone', () => {
  expect(nextMilestones(30)).toEqual([]);
  expect(nextMilestones(120)).toEqual([]);
});
