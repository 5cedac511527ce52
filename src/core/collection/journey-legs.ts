import { DAY_MS } from '#core/durations.ts';

/** A longer gap means that the traveller went home in between. */
const SAME_TRIP_MS = 14 * DAY_MS;

type Visit = Readonly<{ countryCode: string; visitedAt: Date }>;
export type Leg = Readonly<{ from: string; to: string }>;

/** From country to country within one trip. Takes the visits in their order. */
export function journeyLegs(visits: readonly Visit[]): readonly Leg[] {
  return visits.flatMap((visit, index) => {
    const before = visits[index - 1];
    if (before === undefined) return [];
    const gap = visit.visitedAt.getTime() - before.visitedAt.getTime();
    return gap < SAME_TRIP_MS ? [{ from: before.countryCode, to: visit.countryCode }] : [];
  });
}
