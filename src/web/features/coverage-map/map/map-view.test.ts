import { expect, test } from 'vitest';
import fc from 'fast-check';
import { WORLD } from '../../../country-shapes/country-shape.ts';
import {
  between,
  lookAt,
  NEAREST,
  panned,
  scaleOf,
  toFrame,
  wholeWorld,
  withinWorld,
  zoomed,
  type MapView,
} from './map-view.ts';

const FRAME = { width: 840, height: 560 };
const PHONE = { width: 320, height: 320 };
const JAPAN = { x: 10_200, y: 1700, w: 500, h: 600 };

const anyView = fc.record({
  x: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  y: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  zoom: fc.double({ min: 0.01, max: 1000, noNaN: true }),
});

function expectClose(actual: MapView, expected: MapView): void {
  expect(actual.x).toBeCloseTo(expected.x, 4);
  expect(actual.y).toBeCloseTo(expected.y, 4);
  expect(actual.zoom).toBeCloseTo(expected.zoom, 6);
}

test('MAP-01 however the map is dragged, nothing outside the world is shown', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const { x, y, zoom } = withinWorld(view, FRAME);
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(zoom).toBeLessThanOrEqual(NEAREST);
      const scale = scaleOf({ zoom }, FRAME);
      const [halfWidth, halfHeight] = [FRAME.width / scale / 2, FRAME.height / scale / 2];
      if (halfWidth * 2 < WORLD.width) {
        expect(x - halfWidth).toBeGreaterThanOrEqual(-0.001);
        expect(x + halfWidth).toBeLessThanOrEqual(WORLD.width + 0.001);
      } else expect(x).toBe(WORLD.width / 2);
      if (halfHeight * 2 >= WORLD.height) expect(y).toBe(WORLD.height / 2);
    }),
  );
});

test('MAP-02 a frame starts with the whole world: every edge is inside, on a phone too', () => {
  for (const frame of [{ width: 1200, height: 560 }, FRAME, PHONE]) {
    const start = wholeWorld(frame);
    expectClose(start, { x: WORLD.width / 2, y: WORLD.height / 2, zoom: 1 });
    const [west, east] = [0, WORLD.width].map((x) => toFrame({ x, y: 0 }, start, frame).x);
    expect(west).toBeGreaterThanOrEqual(-0.001);
    expect(east).toBeLessThanOrEqual(frame.width + 0.001);
  }
});

test('MAP-01 zooming keeps the point under the pointer in place', () => {
  const view = lookAt(JAPAN, FRAME);
  const still = { x: 300, y: 200 };
  const scale = scaleOf(view, FRAME);
  const point = { x: view.x + (still.x - 420) / scale, y: view.y + (still.y - 280) / scale };
  const nearer = zoomed(view, { by: 1.3, still }, FRAME);
  expect(nearer.zoom).toBeCloseTo(view.zoom * 1.3, 6);
  expect(toFrame(point, nearer, FRAME).x).toBeCloseTo(still.x, 6);
  expect(toFrame(point, nearer, FRAME).y).toBeCloseTo(still.y, 6);
});

test('MAP-01 the map follows the drag', () => {
  const view = lookAt(JAPAN, FRAME);
  const point = { x: view.x, y: view.y };
  const pulled = toFrame(point, panned(view, { x: -30, y: 12 }, FRAME), FRAME);
  expect(pulled.x).toBeCloseTo(390, 6);
  expect(pulled.y).toBeCloseTo(292, 6);
});

test('MAP-01 a chosen country is centred beside the panel, fully visible, and not zoomed in too far', () => {
  const middle = { x: JAPAN.x + JAPAN.w / 2, y: JAPAN.y + JAPAN.h / 2 };
  const seen = toFrame(middle, lookAt(JAPAN, FRAME, 300), FRAME);
  expect(seen.x).toBeCloseTo(300 + (FRAME.width - 300) / 2, 4);
  const island = lookAt({ x: 6107, y: 1991, w: 7, h: 7 }, FRAME);
  expect(island.zoom).toBeLessThanOrEqual(10);
  expect(lookAt({ x: 0, y: 0, w: 0, h: 0 }, FRAME).zoom).toBeLessThanOrEqual(10);
});

test('MAP-01 the animation starts at the current view and ends at the country', () => {
  const [from, to] = [wholeWorld(FRAME), lookAt(JAPAN, FRAME)];
  expectClose(between(from, to, 0), from);
  expectClose(between(from, to, 1), to);
  expect(between(from, to, 0.5).zoom).toBeCloseTo(Math.sqrt(from.zoom * to.zoom), 6);
  expectClose(between(to, { ...to, x: to.x + 10 }, 0.5), { ...to, x: to.x + 5 });
});
