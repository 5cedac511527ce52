import type { CountryShape } from '../../../country-shapes/country-shape.ts';
import { scaleOf, toFrame, type Frame, type MapView, type Point } from './map-view.ts';

/** Approximate width of a letter on the map, and the line height. */
const LETTER_PX = 6.8;
const LINE_PX = 18;
const GAP_PX = 10;
/** The area of the zoom buttons: a column at the top right, on a narrow frame a row at the bottom right. */
const CONTROLS = { short: 68, long: 170, narrowBelow: 600 } as const;

export type NamedShape = CountryShape & Readonly<{ name: string }>;
type Label = Point & Readonly<{ name: string; width: number }>;

/**
 * Names that fit on their country and overlap no other name, larger countries first. Positions are pixels in the
 * frame.
 */
export function positionLabels(shapes: readonly NamedShape[], view: MapView, frame: Frame): readonly Label[] {
  const scale = scaleOf(view, frame);
  const placed: Label[] = [];
  for (const { name, cx, cy, w, h } of shapes.toSorted((a, b) => b.side - a.side)) {
    const width = name.length * LETTER_PX;
    if (w * scale < width || h * scale < LINE_PX) continue;
    const label = { name, width, ...toFrame({ x: cx, y: cy }, view, frame) };
    if (
      isInside(label, frame) &&
      !isBehindControls(label, frame) &&
      !placed.some((other) => isOverlapping(label, other))
    )
      placed.push(label);
  }
  return placed;
}

function isInside({ x, y, width }: Label, frame: Frame): boolean {
  return x > width / 2 && x < frame.width - width / 2 && y > LINE_PX / 2 && y < frame.height - LINE_PX / 2;
}

function isBehindControls({ x, y, width }: Label, frame: Frame): boolean {
  const right = x + width / 2;
  return frame.width < CONTROLS.narrowBelow
    ? right > frame.width - CONTROLS.long && y > frame.height - CONTROLS.short
    : right > frame.width - CONTROLS.short && y < CONTROLS.long;
}

function isOverlapping(a: Label, b: Label): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP_PX && Math.abs(a.y - b.y) < LINE_PX;
}
