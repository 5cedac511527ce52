import type { Stop } from './cover-itinerary.ts';

export type Visit = Readonly<{ countryCode: string; days: number }>;

/** Divides the need of the whole trip among the stops by their days. The sum is never less than the need. */
export function stopsOf(visits: readonly Visit[], needMegabytes: number): readonly Stop[] {
  const tripDays = visits.reduce((sum, { days }) => sum + days, 0);
  return visits.map((visit) => ({
    ...visit,
    megabytes: Math.ceil((needMegabytes * visit.days) / tripDays),
  }));
}
