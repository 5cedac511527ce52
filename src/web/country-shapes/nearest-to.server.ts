import type { DestinationSummary } from '#contract/shop-reader.ts';
import { nearestPlaces, type GlobePoint } from '#core/destinations/nearest-places.ts';
import { shapeOf } from './country-shape.ts';
import { globePointOf } from './globe-point.ts';

/** More chips than these fill more than two lines of a phone. */
const NEAREST = 4;

/** By the distance of the countries' centres on the globe. */
export function nearestTo(
  countryCode: string | null,
  others: readonly DestinationSummary[],
): readonly DestinationSummary[] {
  const here = pointOf(countryCode);
  if (here === null) return [];
  const places = others.flatMap((other) => {
    const point = pointOf(other.countryCode);
    return point === null ? [] : [{ other, point }];
  });
  return nearestPlaces(here, places, NEAREST).map(({ other }) => other);
}

function pointOf(countryCode: string | null): GlobePoint | null {
  const shape = countryCode === null ? null : shapeOf(countryCode);
  return shape === null ? null : globePointOf(shape);
}
