import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const pair = z.tuple([z.number(), z.number()]);
const polygon = z.array(z.array(z.number()));
const named = z.object({ properties: z.object({ name: z.string() }) });
const atlas = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.union([
          named.extend({ type: z.literal('Polygon'), arcs: polygon }),
          named.extend({ type: z.literal('MultiPolygon'), arcs: z.array(polygon) }),
        ]),
      ),
    }),
  }),
});

/** The numbers of the arcs around one piece of land, and around the holes in it. */
export type Polygon = z.infer<typeof polygon>;

/** The outlines of all countries, from world-atlas: 1:50 million, or the finer 1:10 million. */
export function readAtlas(scale: '50m' | '10m'): z.infer<typeof atlas> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  return atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
}
