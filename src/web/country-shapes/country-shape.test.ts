import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { countriesOfRegion } from '#core/catalogue/geography/country-regions.ts';
import { boxAroundMost, COUNTRY_SHAPES, LAND_IN_THE_MIDDLE, shapeOf, WORLD } from './country-shape.ts';
import { ringsOf } from './simple-path.ts';

/** Land without inhabitants, or with researchers only. */
const EMPTY_LANDS = ['AQ', 'BV', 'HM', 'TF', 'UM', 'QO', 'XX'];

test('MAP-01 every country with inhabitants is on the map exactly once', () => {
  const codes = COUNTRY_SHAPES.flatMap(({ code }) => code ?? []);
  expect(codes).toHaveLength(new Set(codes).size);
  const missing = countryCodes().filter((code) => !codes.includes(code) && !EMPTY_LANDS.includes(code));
  expect(missing).toEqual([]);
});

test('MAP-01 every outline lies within the map, and its centre within its own box', () => {
  for (const { code, x, y, w, h, cx, cy, d } of COUNTRY_SHAPES) {
    expect(d === '' || /^M[\d -]+l[\d -]+z/.test(d), `${code ?? 'land'} is drawn`).toBe(true);
    expect(Math.min(x, y), `${code ?? 'land'} is in the world`).toBeGreaterThanOrEqual(-150);
    expect(x + w).toBeLessThanOrEqual(WORLD.width + 150);
    expect(y + h).toBeLessThanOrEqual(WORLD.height + 50);
    expect(cx >= x && cx <= x + w && cy >= y && cy <= y + h, `${code ?? 'land'} has its middle`).toBe(true);
  }
});

test('COLLECT-14 the map of visited countries cuts off no land, not even the south of Patagonia', () => {
  const { x: left, y: top, w, h } = LAND_IN_THE_MIDDLE;
  for (const { code, d } of COUNTRY_SHAPES)
    for (const { x, y } of ringsOf(d).flat()) {
      const margin = Math.min(x - left, y - top, left + w - x, top + h - y);
      expect(margin, code ?? 'land').toBeGreaterThan(90);
    }
});

test('MAP-01 countries are at their real positions', () => {
  const at = (code: string) => shapeOf(code) ?? { cx: NaN, cy: NaN };
  expect(at('JP').cx).toBeGreaterThan(at('ES').cx);
  expect(at('ES').cx).toBeGreaterThan(at('MX').cx);
  expect(at('NO').cy).toBeLessThan(at('ZA').cy);
  // The atlas draws these as part of their state, which is on the other side of the sea.
  expect(at('GF').cx).toBeLessThan(at('FR').cx - 1000);
  expect(at('RE').cx).toBeGreaterThan(at('FR').cx + 1000);
  expect(shapeOf('FR')?.w).toBeLessThan(700);
});

test('MAP-01 the outlines stay small enough to load on a phone', () => {
  const text = readFileSync(join(import.meta.dirname, 'country-shapes.json'));
  expect(brotliCompressSync(text).length).toBeLessThan(55_000);
});

test('MAP-01 the box of a region surrounds most of its countries, not its farthest island', () => {
  const oceania = boxAroundMost(countriesOfRegion('oceania'));
  expect(oceania?.x).toBeGreaterThan(WORLD.width / 2);
  const europe = boxAroundMost(countriesOfRegion('europe'));
  expect(europe?.w).toBeLessThan(WORLD.width / 6);
  expect(boxAroundMost(['ES', 'ZZ'])).toMatchObject({ w: 0, h: 0 });
  expect(boxAroundMost(['ZZ'])).toBeNull();
});
