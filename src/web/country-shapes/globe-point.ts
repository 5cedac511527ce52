import type { GlobePoint } from '#core/destinations/nearest-places.ts';
import type { CountryShape } from './country-shape.ts';

/** As in scripts/draw-country-shapes.ts: the Natural Earth projection. */
const MIDDLE = { x: 6000, y: 3420, longitude: 11 };
const SCALE = 2250;
const STEPS = 12;

/** Where the centre of a country's main land is on the globe. */
export function globePointOf({ cx, cy }: Pick<CountryShape, 'cx' | 'cy'>): GlobePoint {
  const latitude = latitudeAt((MIDDLE.y - cy) / SCALE);
  const longitude = MIDDLE.longitude + degrees((cx - MIDDLE.x) / SCALE / widthAt(latitude));
  return { longitude: longitude > 180 ? longitude - 360 : longitude, latitude: degrees(latitude) };
}

/** The projection's height has no inverse formula: Newton's method finds it. */
function latitudeAt(height: number): number {
  let latitude = height;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = (heightAt(latitude + 1e-6) - heightAt(latitude - 1e-6)) / 2e-6;
    latitude -= (heightAt(latitude) - height) / slope;
  }
  return latitude;
}

function heightAt(latitude: number): number {
  const square = latitude ** 2;
  return (
    latitude *
    (1.007226 + square * (0.015085 + square ** 2 * (-0.044475 + 0.028874 * square - 0.005916 * square ** 2)))
  );
}

function widthAt(latitude: number): number {
  const square = latitude ** 2;
  const fourth = square ** 2;
  return 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth));
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
