/**
 * Writes src/web/country-shapes/country-shapes.json, the outlines of the coverage map, from world-atlas. Run
 * it by hand after a change of world-atlas or of the numbers below: `node scripts/draw-country-shapes.ts`. It
 * uses the same projection as the picture behind the home page's search box, in tenths of its units.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { geoNaturalEarth1, geoPath, type GeoContext } from 'd3-geo';
import { merge } from 'topojson-client';
import { countryCodeOf } from './country-shapes/country-code-of.ts';
import { ATLAS_NAMES, LEFT_OUT, NAMELESS, PARTS, PLACES, type Part } from './country-shapes/atlas-names.ts';
import { readAtlas, type Polygon } from './country-shapes/read-atlas.ts';
import { areaOf, boxOf, centreOf, pathOf, type Ring } from './country-shapes/ring.ts';
import { simplifyLine, type Point } from './country-shapes/simplify-line.ts';

const OUTPUT = join(import.meta.dirname, '../src/web/country-shapes/country-shapes.json');
/** In square units of the map, whose width is 12,000. */
const MIN_TRIANGLE = 12;
const MIN_ISLAND = 60;
/** Degrees around the point of a part within which all of its islands are. */
const REACH = 3.2;

const atlas = readAtlas('50m');

type Shape = Readonly<{ code: string | null; polygons: readonly Polygon[] }>;

const projection = geoNaturalEarth1().rotate([-11, 0]).scale(2250).translate([6000, 3420]).precision(0);
const arcs = atlas.arcs.map((arc) => simplified(pointsOf(arc)));
const topology = { type: 'Topology' as const, objects: {}, arcs };

/** The atlas stores each point as the difference from the one before, in whole steps of its grid. */
function pointsOf(arc: readonly (readonly [number, number])[]): [number, number][] {
  const { scale, translate } = atlas.transform;
  let [column, row] = [0, 0];
  return arc.map(([right, up]) => {
    [column, row] = [column + right, row + up];
    return [column * scale[0] + translate[0], row * scale[1] + translate[1]];
  });
}

function simplified(points: [number, number][]): [number, number][] {
  const onMap = points.map((point): Point => projection(point) ?? [0, 0]);
  const kept = new Set(simplifyLine(onMap, MIN_TRIANGLE));
  return points.filter((_, index) => kept.has(index));
}

function codeOf(name: string): string | null {
  if (NAMELESS.includes(name)) return null;
  const code = ATLAS_NAMES[name] ?? countryCodeOf(name);
  if (code === null) throw new Error(`There is no country named ${name}: add it to atlas-names.ts`);
  return code;
}

function partOf(code: string | null, shape: Polygon): string | null {
  const arc = shape[0]?.[0] ?? 0;
  const [longitude, latitude] = arcs[arc < 0 ? ~arc : arc]?.[0] ?? [0, 0];
  const distanceTo = ({ near }: Part) => Math.hypot(longitude - near[0], latitude - near[1]);
  const [nearest] = PARTS.filter(({ of }) => of === code).sort((a, b) => distanceTo(a) - distanceTo(b));
  return nearest !== undefined && distanceTo(nearest) < REACH ? nearest.code : code;
}

/** The outlines as drawn: in whole units, without islands too small to see, largest first. */
function ringsOf(polygons: readonly Polygon[]): readonly Ring[] {
  const rings: Point[][] = [];
  const pen: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[Math.round(x), Math.round(y)]]),
    lineTo: (x, y) => void rings.at(-1)?.push([Math.round(x), Math.round(y)]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  const outline = merge(
    topology,
    polygons.map((shape) => ({ type: 'Polygon' as const, arcs: shape })),
  );
  geoPath(projection, pen)(outline);
  const sorted = rings.map(withoutRepeats).sort((a, b) => areaOf(b) - areaOf(a));
  return sorted.filter((ring, index) => index === 0 || areaOf(ring) >= MIN_ISLAND);
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [];
    return x !== nextX || y !== nextY;
  });
}

/**
 * The area to show when a country is chosen: its main land, without territories on the other side of the
 * world.
 */
function mainLand(rings: readonly Ring[]): readonly Ring[] {
  const [largest] = rings;
  if (largest === undefined) return [];
  const [x, y] = centreOf(largest);
  return rings.filter((ring) => {
    const [otherX, otherY] = centreOf(ring);
    return areaOf(ring) >= areaOf(largest) * 0.15 && Math.hypot(otherX - x, otherY - y) < 2000;
  });
}

function drawn({ code, polygons }: Shape) {
  const rings = ringsOf(polygons);
  const [largest = []] = rings;
  const [cx, cy] = centreOf(largest);
  return {
    code,
    ...boxOf(mainLand(rings)),
    cx,
    cy,
    side: Math.round(Math.sqrt(areaOf(largest))),
    d: pathOf(rings),
  };
}

const shapes = Map.groupBy(
  atlas.objects.countries.geometries
    .filter(({ properties }) => !LEFT_OUT.includes(properties.name))
    .flatMap((geometry) => {
      const code = codeOf(geometry.properties.name);
      const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
      return polygons.map((shape) => ({ code: partOf(code, shape), shape }));
    }),
  ({ code }) => code,
);
const outlines = [...shapes]
  .filter(([code]) => code === null || !(code in PLACES))
  .map(([code, parts]) => drawn({ code, polygons: parts.map(({ shape }) => shape) }));
const points = Object.entries(PLACES).map(([code, [longitude, latitude]]) => {
  const [x, y] = (projection([longitude, latitude]) ?? [0, 0]).map(Math.round);
  return { code, x: x ?? 0, y: y ?? 0, w: 0, h: 0, cx: x ?? 0, cy: y ?? 0, side: 0, d: '' };
});
const all = [...outlines, ...points].sort((a, b) => ((a.code ?? '') < (b.code ?? '') ? -1 : 1));
const text = `[\n${all.map((shape) => JSON.stringify(shape)).join(',\n')}\n]\n`;
writeFileSync(OUTPUT, text);
process.stdout.write(
  `${all.length} shapes, ${text.length} bytes, ${brotliCompressSync(text).length} compressed -> ${OUTPUT}\n`,
);
