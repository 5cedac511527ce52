import type { Package } from '#core/catalogue/packages/package.ts';
import { STARTING_INPUT } from './calculator-input.ts';
import { coverItinerary, type Cover } from './cover-itinerary.ts';
import { estimateMegabytes } from './estimate-data.ts';
import { stopsOf, type Visit } from './itinerary-stops.ts';
import { optionsOf, type TripOption } from './trip-options.ts';
import { tripPlanOf, type TripPlan } from './trip-plan.ts';

type ExampleWay = Extract<TripOption<Cover<TripPlan>>, { moreCents: number }>;

/** A trip of several countries with its ways, cheapest first, as the itinerary calculator compares them. */
export type ExampleTrip = Readonly<{
  visits: readonly Visit[];
  days: number;
  megabytes: number;
  ways: readonly ExampleWay[];
}>;

/** Our choice. The first trip that can be compared is shown; the next ones are for smaller catalogues. */
const ROUTES: readonly (readonly string[])[] = [
  ['TH', 'VN', 'JP'],
  ['FR', 'IT', 'ES'],
  ['US', 'MX', 'CA'],
];
const DAYS_OF_A_STOP = 4;
/** One way alone compares nothing; more than three are hard to read. */
const WAYS = { fewest: 2, most: 3 } as const;

/** Null when no trip has two ways to compare. `plansIn` returns the plans on sale that work in a country. */
export function exampleTrip(plansIn: (countryCode: string) => readonly Package[]): ExampleTrip | null {
  for (const route of ROUTES) {
    const trip = compare(route, plansIn);
    if (trip.ways.length >= WAYS.fewest) return trip;
  }
  return null;
}

function compare(
  route: readonly string[],
  plansIn: (countryCode: string) => readonly Package[],
): ExampleTrip {
  const visits = route.map((countryCode) => ({ countryCode, days: DAYS_OF_A_STOP }));
  const days = visits.length * DAYS_OF_A_STOP;
  const megabytes = estimateMegabytes({ ...STARTING_INPUT, tripDays: days });
  const competing = new Set(route.flatMap((countryCode) => plansIn(countryCode)));
  const covers = coverItinerary(stopsOf(visits, megabytes), [...competing].map(tripPlanOf));
  const ways = optionsOf(covers).flatMap((way) => (way.cover === null ? [] : [way]));
  return { visits, days, megabytes, ways: ways.slice(0, WAYS.most) };
}
