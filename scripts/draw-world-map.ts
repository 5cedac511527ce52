/** Draws the two pictures behind the home page's search box. Run it again after changing the journeys below. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import { merge } from 'topojson-client';
import { z } from 'zod';

const WIDTH = 1200;
const HEIGHT = 560;
const HOME: [number, number] = [-3.7, 40.4];
const JOURNEYS: readonly { to: [number, number]; weight: 'main' | 'quiet' }[] = [
  { to: [139.7, 35.7], weight: 'main' },
  { to: [-99.1, 19.4], weight: 'quiet' },
  { to: [-58.4, -34.6], weight: 'quiet' },
  { to: [31.2, 30], weight: 'quiet' },
  { to: [100.5, 13.8], weight: 'quiet' },
  { to: [151.2, -33.9], weight: 'quiet' },
];

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..');
type Atlas = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

const atlas = z
  .custom<Atlas>((value) => typeof value === 'object')
  .parse(JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8')));

const ANTARCTICA = '010';

function drawLand(projection: GeoProjection): string {
  const countries = atlas.objects['countries'];
  const all = countries?.type === 'GeometryCollection' ? countries.geometries : [];
  const inhabited = all.filter(isShape).filter(({ id }) => id !== ANTARCTICA);
  const path = geoPath(projection).digits(0)(merge(atlas, inhabited)) ?? '';
  return svg(`<path d="${path}"/>`);
}

function isShape(geometry: Atlas['objects'][string]): geometry is Shape {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

function drawArcs(projection: GeoProjection): string {
  const at = (place: [number, number]) => projection(place) ?? [0, 0];
  const [fromX, fromY] = at(HOME);
  const arcs = JOURNEYS.map(({ to, weight }) => {
    const [toX, toY] = at(to);
    const lift = Math.abs(toX - fromX) * 0.32 + 20;
    const curve = `M${round(fromX)} ${round(fromY)}Q${round((fromX + toX) / 2)} ${round(Math.min(fromY, toY) - lift)} ${round(toX)} ${round(toY)}`;
    const stroke =
      weight === 'main' ? 'stroke-width="2.5"' : 'stroke-width="1.5" stroke-dasharray="3 6" opacity=".55"';
    const dot = `<circle cx="${round(toX)}" cy="${round(toY)}" r="${weight === 'main' ? 6 : 4}"/>`;
    return `<path d="${curve}" fill="none" stroke="#000" stroke-linecap="round" ${stroke}/>${dot}`;
  });
  return svg(arcs.join(''));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>\n`;
}

const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .scale(225)
  .translate([WIDTH / 2, HEIGHT / 2 + 62]);
const place = join(root, 'src/web/features/search');
writeFileSync(join(place, 'world-land.svg'), drawLand(projection));
writeFileSync(join(place, 'world-arcs.svg'), drawArcs(projection));
