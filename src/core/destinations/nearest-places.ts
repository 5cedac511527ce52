/** A point on the globe, in degrees. */
export type GlobePoint = Readonly<{ longitude: number; latitude: number }>;

/** Farther places are not near anybody: from here on a flight takes four hours and more. */
export const NEAR_KILOMETRES = 3000;

const EARTH_RADIUS_KILOMETRES = 6371;

/** The nearest places, nearest first: at most `count`, and none that is too far to be called near. */
export function nearestPlaces<Place extends Readonly<{ point: GlobePoint }>>(
  here: GlobePoint,
  places: readonly Place[],
  count: number,
): readonly Place[] {
  return places
    .map((place) => ({ place, kilometres: kilometresBetween(here, place.point) }))
    .filter(({ kilometres }) => kilometres <= NEAR_KILOMETRES)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count)
    .map(({ place }) => place);
}

/** Along the globe, so that places on both sides of the date line are near each other. */
export function kilometresBetween(a: GlobePoint, b: GlobePoint): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
