/** Whether the calculator plans a trip to one destination or an itinerary. */
export const TRIP_MODES = ['one', 'several'] as const;
export type TripMode = (typeof TRIP_MODES)[number];

const NAME = 'trip';

/** The English path of the calculator, open for an itinerary. */
export const ITINERARY_PATH = `/calculator?${NAME}=several`;

/** What the address of the calculator asks for. */
export function parseTripMode(query: URLSearchParams): TripMode {
  return query.get(NAME) === 'several' ? 'several' : 'one';
}
