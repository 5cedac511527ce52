import type { VisitedCountry } from './visited-countries.ts';

/** In the order in which they are earned; `countries` is how many countries a badge takes. */
export const BADGES = [
  { badge: 'adventurer', countries: 1 },
  { badge: 'globe-trotter', countries: 5 },
  { badge: 'world-citizen', countries: 15 },
  { badge: 'travel-legend', countries: 30 },
] as const;

export type Badge = (typeof BADGES)[number]['badge'];

export type EarnedBadge = Readonly<{ badge: Badge; countries: number; earnedAt: Date }>;
export type Milestone = Readonly<{ badge: Badge; countries: number; missing: number }>;

/** Takes the visited countries in the order of their visits. A badge is earned with the visit that completes it. */
export function earnedBadges(visited: readonly Pick<VisitedCountry, 'visitedAt'>[]): readonly EarnedBadge[] {
  return BADGES.flatMap(({ badge, countries }) => {
    const last = visited[countries - 1];
    return last === undefined ? [] : [{ badge, countries, earnedAt: last.visitedAt }];
  });
}

/** The badges that are still to earn, nearest first. */
export function nextMilestones(visitedCount: number): readonly Milestone[] {
  return BADGES.filter(({ countries }) => countries > visitedCount).map(({ badge, countries }) => ({
    badge,
    countries,
    missing: countries - visitedCount,
  }));
}

/** The highest badge for this many countries. Null: none yet. */
export function highestBadge(visitedCount: number): Badge | null {
  return BADGES.findLast(({ countries }) => countries <= visitedCount)?.badge ?? null;
}
