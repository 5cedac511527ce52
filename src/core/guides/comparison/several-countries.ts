import { coverItinerary, MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { stopsOf } from '#core/calculator/itinerary-stops.ts';
import { tripPlanOf, type TripPlan } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { travelRank } from '#core/destinations/well-travelled-countries.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';

/** The length of the compared trip, in days. */
export const TRIP_DAYS = 14;

/** What two weeks of everyday use cost in the first n countries. Null: plans of this kind do not reach every country. */
export type ComparedTrip = Readonly<{
  /** ISO codes, in travel order. */
  countries: readonly string[];
  localCents: number | null;
  /** One plan for all of them. */
  widerCents: number | null;
}>;

/** The trips through the first one, two, … of these countries, with plans of one area and local plans. */
export function compareTrips(
  countries: readonly string[],
  { locals, wider }: Readonly<{ locals: readonly Package[]; wider: readonly Package[] }>,
): readonly ComparedTrip[] {
  const ranked = countries.slice(0, MAX_STOPS);
  const plans = [...localsIn(ranked, locals), ...wider].map(tripPlanOf);
  return ranked.map((_, index) => compareTrip(ranked.slice(0, index + 1), plans));
}

function localsIn(countries: readonly string[], locals: readonly Package[]): readonly Package[] {
  const codes = new Set(countries);
  return locals.filter(({ country_code }) => country_code !== null && codes.has(country_code));
}

function compareTrip(countries: readonly string[], plans: readonly TripPlan[]): ComparedTrip {
  const visits = daysIn(countries.length).map((days, index) => ({
    countryCode: countries[index] ?? '',
    days,
  }));
  const { locals, oneRegional, oneGlobal } = coverItinerary(
    stopsOf(visits, everydayNeed(TRIP_DAYS).megabytes),
    plans,
  );
  return {
    countries,
    localCents: locals?.costCents ?? null,
    widerCents: (oneRegional ?? oneGlobal)?.costCents ?? null,
  };
}

/** The days of the trip divided among the stops; the first stops get the days that are left over. */
function daysIn(stops: number): readonly number[] {
  const each = Math.floor(TRIP_DAYS / stops);
  return Array.from({ length: stops }, (_, index) => each + (index < TRIP_DAYS % stops ? 1 : 0));
}

/** The fewest countries from which one plan costs less than local plans. */
export type BreakEven = Readonly<{
  trip: ComparedTrip & Readonly<{ localCents: number; widerCents: number }>;
  /** Whether it also costs less on every compared trip with more countries. */
  isLasting: boolean;
}>;

export function breakEven(trips: readonly ComparedTrip[]): BreakEven | null {
  const compared = trips.flatMap((trip) => (isCompared(trip) ? [trip] : []));
  const trip = compared.find(isCheaper);
  if (trip === undefined) return null;
  const later = compared.filter(({ countries }) => countries.length > trip.countries.length);
  return { trip, isLasting: later.every(isCheaper) };
}

function isCompared(trip: ComparedTrip): trip is BreakEven['trip'] {
  return trip.localCents !== null && trip.widerCents !== null;
}

function isCheaper({ localCents, widerCents }: BreakEven['trip']): boolean {
  return widerCents < localCents;
}

/**
 * The countries of an area in the order in which the example trips visit them: our list of well-travelled ones first, then those
 * with the most local plans, then by code. Countries without local plans cannot be compared.
 */
export function exampleCountries(wider: readonly Package[], locals: readonly Package[]): readonly string[] {
  const covered = new Set(wider.flatMap(({ countries }) => countries));
  const byCountry = Map.groupBy(
    locals.filter(({ country_code }) => country_code !== null && covered.has(country_code)),
    ({ country_code }) => country_code ?? '',
  );
  return [...byCountry]
    .toSorted(
      ([a, ofA], [b, ofB]) => travelRank(a) - travelRank(b) || ofB.length - ofA.length || (a < b ? -1 : 1),
    )
    .map(([code]) => code)
    .slice(0, MAX_STOPS);
}
