import type { CountryShape } from '../../../country-shapes/country-shape.ts';
import { scaleOf, toFrame, type Frame, type MapView, type Point } from './map-view.ts';

/** A country has a dot while its largest piece of land is smaller than a square of this many pixels. */
const DOTTED_BELOW = 4;
/**
 * Radius in pixels in which a press selects a dot: at sea at least 24 px across, on another country's land only the
 * dot itself.
 */
const DOT_REACH_AT_SEA = 14;
const DOT_REACH_ON_LAND = 8;

export function isDotted({ side }: Pick<CountryShape, 'side'>, view: MapView, frame: Frame): boolean {
  return side * scaleOf(view, frame) < DOTTED_BELOW;
}

type MapPress = Readonly<{
  /** Pixels in the frame. */
  at: Point;
  /** The country whose outline is there; null at sea. */
  land: string | null;
  dotted: readonly CountryShape[];
}>;

/** Returns the country that a press on the map selects. Null: the sea, far from any island. */
export function pickCountry({ at, land, dotted }: MapPress, view: MapView, frame: Frame): string | null {
  const isOnDotted = land !== null && dotted.some(({ code }) => code === land);
  if (isOnDotted) return land;
  const reach = land === null ? DOT_REACH_AT_SEA : DOT_REACH_ON_LAND;
  let [nearest, least] = [land, reach];
  for (const { code, cx, cy } of dotted) {
    const dot = toFrame({ x: cx, y: cy }, view, frame);
    const distance = Math.hypot(dot.x - at.x, dot.y - at.y);
    if (code !== null && distance <= least) [nearest, least] = [code, distance];
  }
  return nearest;
}
