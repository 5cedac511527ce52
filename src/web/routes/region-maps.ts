import { drawRegionMaps } from '../features/places/region-maps.server.ts';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/region-maps.ts';

/** A map that is an hour old is still correct enough. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** The maps of the region tiles: a picture, not a screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': CACHING };
  return new Response(drawRegionMaps(context.get(shopContext)), { headers });
}
