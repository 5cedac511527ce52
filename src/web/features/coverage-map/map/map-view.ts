import { WORLD, type Box } from '../../../country-shapes/country-shape.ts';

/** Size in pixels of the element that shows the map. */
export type Frame = Readonly<{ width: number; height: number }>;

/** The point in the centre of the frame, in map units, and the zoom factor relative to the whole world. */
export type MapView = Readonly<{ x: number; y: number; zoom: number }>;

export type Point = Readonly<{ x: number; y: number }>;

export const NEAREST = 24;
/** A chosen country fills at most this part of the frame, and the zoom stays below this limit. */
const FILLED = 0.45;
const NEAREST_FOR_A_CHOICE = 10;

/** The view of the whole world, in the middle of the frame: no continent is cut off, on a phone either. */
export function wholeWorld(frame: Frame): MapView {
  return withinWorld({ x: WORLD.width / 2, y: WORLD.height / 2, zoom: 1 }, frame);
}

/** Pixels per map unit. */
export function scaleOf({ zoom }: Pick<MapView, 'zoom'>, frame: Frame): number {
  return zoom * Math.min(frame.width / WORLD.width, frame.height / WORLD.height);
}

/** Keeps the zoom in its bounds and the world in the frame: no edge can be dragged past the centre. */
export function withinWorld(view: MapView, frame: Frame): MapView {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom));
  const scale = scaleOf({ zoom }, frame);
  return {
    zoom,
    x: keepIn(view.x, WORLD.width, frame.width / scale),
    y: keepIn(view.y, WORLD.height, frame.height / scale),
  };
}

/** The centre stays half a frame away from both edges, or in the centre of a world smaller than the frame. */
function keepIn(middle: number, world: number, shown: number): number {
  if (shown >= world) return world / 2;
  return Math.min(world - shown / 2, Math.max(shown / 2, middle));
}

/** Converts a point in map units to pixels in the frame. */
export function toFrame(point: Point, view: MapView, frame: Frame): Point {
  const scale = scaleOf(view, frame);
  return {
    x: frame.width / 2 + (point.x - view.x) * scale,
    y: frame.height / 2 + (point.y - view.y) * scale,
  };
}

/** Moves the map by pixels, like a drag: moving right shows more of the west. */
export function panned(view: MapView, by: Point, frame: Frame): MapView {
  const scale = scaleOf(view, frame);
  return withinWorld({ ...view, x: view.x - by.x / scale, y: view.y - by.y / scale }, frame);
}

/** Zooms in or out while the point at `still` (pixels in the frame) stays in place. */
export function zoomed(
  view: MapView,
  { by, still }: Readonly<{ by: number; still: Point }>,
  frame: Frame,
): MapView {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom * by));
  const [before, after] = [scaleOf(view, frame), scaleOf({ zoom }, frame)];
  const [right, down] = [still.x - frame.width / 2, still.y - frame.height / 2];
  const difference = 1 / before - 1 / after;
  return withinWorld({ zoom, x: view.x + right * difference, y: view.y + down * difference }, frame);
}

/** Shows a country or a region. The `covered` pixels at the left do not count as visible. */
export function lookAt(box: Box, frame: Frame, covered = 0): MapView {
  const free = { width: Math.max(frame.width - covered, 1), height: frame.height };
  const fits = Math.min(free.width / Math.max(box.w, 1), free.height / Math.max(box.h, 1)) * FILLED;
  const zoom = Math.min(NEAREST_FOR_A_CHOICE, Math.max(1, fits / scaleOf({ zoom: 1 }, frame)));
  const scale = scaleOf({ zoom }, frame);
  return withinWorld({ zoom, x: box.x + box.w / 2 - covered / 2 / scale, y: box.y + box.h / 2 }, frame);
}

/**
 * Returns a view between two views; `part` goes from 0 to 1. Zoom is perceived in doublings, so it is interpolated
 * exponentially.
 */
export function between(from: MapView, to: MapView, part: number): MapView {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // The target reaches its position at the same time as its zoom, instead of leaving the frame on the way.
  const moved = from.zoom === to.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return { zoom, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved };
}
