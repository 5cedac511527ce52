import { expect, test } from 'vitest';
import { COUNTRY_SHAPES, shapeOf, type CountryShape } from '../../../country-shapes/country-shape.ts';
import { lookAt, toFrame, wholeWorld, type MapView } from './map-view.ts';
import { isDotted, pickCountry } from './pick-country.ts';

const FRAME = { width: 840, height: 560 };
/** A zoom with enough space between islands. */
const WHOLE: MapView = { ...wholeWorld(FRAME), zoom: 1.5 };

function shape(code: string): CountryShape {
  const found = shapeOf(code);
  if (found === null) throw new Error(`${code} is not on the map`);
  return found;
}

function pressBeside(code: string, { right = 0, land = null }: { right?: number; land?: string | null }) {
  const { cx, cy } = shape(code);
  const dot = toFrame({ x: cx, y: cy }, WHOLE, FRAME);
  const dotted = COUNTRY_SHAPES.filter((other) => isDotted(other, WHOLE, FRAME));
  return pickCountry({ at: { x: dot.x + right, y: dot.y }, land, dotted }, WHOLE, FRAME);
}

test('MAP-01 a press within 12 pixels of its dot selects a small island', () => {
  for (const code of ['MV', 'MT', 'BM', 'CV', 'TV']) {
    expect(pressBeside(code, {})).toBe(code);
    expect(pressBeside(code, { right: 12 })).toBe(code);
  }
  expect(pressBeside('BM', { right: -40 })).toBeNull();
});

test('MAP-01 between several islands a press selects the nearest', () => {
  const [lucia, vincent] = [shape('LC'), shape('VC')];
  const near = { cx: lucia.cx + (vincent.cx - lucia.cx) * 0.6, cy: lucia.cy + (vincent.cy - lucia.cy) * 0.6 };
  const at = toFrame({ x: near.cx, y: near.cy }, WHOLE, FRAME);
  expect(pickCountry({ at, land: null, dotted: [lucia, vincent] }, WHOLE, FRAME)).toBe('VC');
});

test('MAP-01 a press on the land around a dot selects that land’s country', () => {
  expect(pressBeside('VA', { land: 'IT' })).toBe('VA');
  expect(pressBeside('VA', { right: 9, land: 'IT' })).toBe('IT');
});

test('MAP-01 a country has a dot only while its outline is too small to see', () => {
  const near: MapView = lookAt(shape('LU'), FRAME);
  expect(isDotted(shape('LU'), WHOLE, FRAME)).toBe(true);
  expect(isDotted(shape('LU'), near, FRAME)).toBe(false);
  expect(isDotted(shape('FR'), WHOLE, FRAME)).toBe(false);
});
