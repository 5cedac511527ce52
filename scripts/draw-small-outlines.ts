/**
 * Writes src/web/country-shapes/small-outlines.json: finer outlines of the countries that have only a few corners in
 * country-shapes.json, for the picture on their own page. Run it by hand after draw-country-shapes.ts:
 * `node scripts/draw-small-outlines.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { COUNTRY_SHAPES } from '#web/country-shapes/country-shape.ts';
import { ringsOf } from '#web/country-shapes/simple-path.ts';
import { ATLAS_NAMES, LEFT_OUT, NAMELESS, PARTS, type Part } from './country-shapes/atlas-names.ts';
import { countryCodeOf } from './country-shapes/country-code-of.ts';
import { readAtlas } from './country-shapes/read-atlas.ts';
import { areaOf, boxOf, centreOf, pathOf, type Ring } from './country-shapes/ring.ts';
import { simplifyLine, type Point } from './country-shapes/simplify-line.ts';

const OUTPUT = join(import.meta.dirname, '../src/web/country-shapes/small-outlines.json');
/** An outline with fewer corners does not show the shape of its country. */
const FEWEST_CORNERS = 12;
/** Longest side of an outline in its own units. */
const UNITS = 600;
const MIN_TRIANGLE = 60;
/** Smaller islands are left out, as a share of the largest. */
const MIN_ISLAND = 0.02;
/** Islands farther away are left out, in lengths of the largest island. */
const REACH = 2;
/** Degrees around the point of a part within which all of its islands are. */
const PART_REACH = 3.2;

type Island = Readonly<{ code: string | null; line: readonly Point[] }>;

const { transform, arcs, objects } = readAtlas('10m');
const topology = { type: 'Topology' as const, transform, arcs, objects: {} };

function codeOf(name: string): string | null {
  return NAMELESS.includes(name) ? null : (ATLAS_NAMES[name] ?? countryCodeOf(name));
}

function partOf(code: string | null, [longitude, latitude]: Point): string | null {
  const distanceTo = ({ near }: Part) => Math.hypot(longitude - near[0], latitude - near[1]);
  const [nearest] = PARTS.filter(({ of }) => of === code).sort((a, b) => distanceTo(a) - distanceTo(b));
  return nearest !== undefined && distanceTo(nearest) < PART_REACH ? nearest.code : code;
}

function islandsOf(name: string, polygons: readonly number[][][][]): readonly Island[] {
  return polygons.flatMap(([outer = []]) => {
    const line = outer.map(([x = 0, y = 0]): Point => [x, y]);
    const [first] = line;
    return first === undefined ? [] : [{ code: partOf(codeOf(name), first), line }];
  });
}

const islands = objects.countries.geometries.flatMap((country) => {
  const { name } = country.properties;
  if (LEFT_OUT.includes(name)) return [];
  const polygons = country.type === 'Polygon' ? [country.arcs] : country.arcs;
  return islandsOf(name, feature(topology, { type: 'MultiPolygon', arcs: polygons }).geometry.coordinates);
});

function drawn(code: string) {
  const lines = islands.filter((island) => island.code === code).map(({ line }) => line);
  const flat = lines.map(flattened).sort((a, b) => areaOf(b) - areaOf(a));
  const [largest] = flat;
  if (largest === undefined) return null;
  const near = flat.filter((ring) => belongsTo(ring, largest));
  const { x, y, w, h } = boxOf(near);
  const scale = UNITS / Math.max(w, h);
  const rings = near.map((ring): Ring => {
    const points = ring.map(([px, py]): Point => [(px - x) * scale, (py - y) * scale]);
    const kept = simplifyLine(points, MIN_TRIANGLE).map((index) => points[index] ?? [0, 0]);
    return kept.slice(0, -1).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
  });
  const [cx, cy] = centreOf(rings[0] ?? []);
  return { code, ...boxOf(rings), cx, cy, d: pathOf(rings) };
}

/** Degrees to a plane on which this small area keeps its proportions. */
function flattened(line: readonly Point[]): readonly Point[] {
  const shrink = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  return line.map(([longitude, latitude]): Point => [longitude * shrink, -latitude]);
}

function belongsTo(ring: readonly Point[], largest: readonly Point[]): boolean {
  const [one, other] = [boxOf([ring]), boxOf([largest])];
  const distance = Math.hypot(
    one.x + one.w / 2 - other.x - other.w / 2,
    one.y + one.h / 2 - other.y - other.h / 2,
  );
  return areaOf(ring) >= areaOf(largest) * MIN_ISLAND && distance < REACH * Math.max(other.w, other.h);
}

const coarse = COUNTRY_SHAPES.flatMap(({ code, d }) => {
  const corners = ringsOf(d).reduce((sum, ring) => sum + ring.length, 0);
  return code !== null && d !== '' && corners < FEWEST_CORNERS ? [code] : [];
});
const outlines = coarse.flatMap((code) => drawn(code) ?? []);
const text = `[\n${outlines.map((outline) => JSON.stringify(outline)).join(',\n')}\n]\n`;
writeFileSync(OUTPUT, text);
process.stdout.write(`${outlines.length} of ${coarse.length} outlines, ${text.length} bytes -> ${OUTPUT}\n`);
