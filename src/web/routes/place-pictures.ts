import { drawPlacePictures } from '../features/home/place-pictures.server.ts';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/place-pictures.ts';

/** A picture that is an hour old is still correct enough. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** The pictures of the home page's tiles: a file, not a screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': CACHING };
  return new Response(drawPlacePictures(context.get(shopContext)), { headers });
}
