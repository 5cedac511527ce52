import { drawCoveragePicture } from '../features/home/explain/coverage-picture.server.ts';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/coverage-picture.ts';

/** A picture that is an hour old is still correct enough. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** The map of the home page: a file, not a screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': CACHING };
  return new Response(drawCoveragePicture(context.get(shopContext)), { headers });
}
