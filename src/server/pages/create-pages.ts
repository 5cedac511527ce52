import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Clock } from '#core/clock.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { ShopProof } from '#core/proof/shop-proof.ts';
import type { Seller } from '#core/seller.ts';
import type { Pages } from '../http/app-needs.ts';
import { USUAL_LIMITS } from '../http/middleware/rate-limiter.ts';
import { securityHeaders } from '../http/middleware/security-headers.ts';
import { readMessageFiles } from './message-files.ts';
import { PageRenderer } from './page-renderer.ts';
import { createRender } from './server-build.ts';
import { StaticFiles } from './static-files.ts';
import { SitePages } from './site-pages.ts';

export type PagesNeeds = Readonly<{
  publicOrigin: string;
  anonKey: string;
  seller: Seller;
  languages: readonly Language[];
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
  proof: Readonly<{ current(): ShopProof }>;
  log: Log;
  clock: Clock;
  /** Pages per minute that one client may request and that are not in the cache. */
  rendersPerMinute?: number;
  /** The output of `react-router build`: `client/` and `server/`. */
  buildFolder: string;
  /** A folder per language, with one file per namespace. */
  messagesFolder: string;
}>;

/** The pages of the built web app. Throws when there is no build. */
export async function createPages(needs: PagesNeeds): Promise<Pages> {
  const headers = securityHeaders(needs.publicOrigin);
  const built: unknown = await import(pathToFileURL(join(needs.buildFolder, 'server/index.js')).href);
  const files = new StaticFiles(join(needs.buildFolder, 'client'), headers);
  const messages = readMessageFiles(needs, headers);
  void files.makeSmallest();
  return new SitePages({
    ...needs,
    rendersPerMinute: needs.rendersPerMinute ?? USUAL_LIMITS.renders,
    findFile: (path) => files.find(path) ?? messages.get(path),
    renderer: new PageRenderer({ ...needs, headers, render: createRender(built, needs.log) }),
    headers,
  });
}
