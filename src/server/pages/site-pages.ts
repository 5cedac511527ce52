import type { Language } from '#core/language.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Clock } from '#core/clock.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { ShopProof } from '#core/proof/shop-proof.ts';
import type { ShopState } from '#server/catalogue/create-shop-reader.ts';
import type { Pages } from '../http/app-needs.ts';
import { methodNotAllowed, NOT_FOUND, problemResponse } from '../http/problem.ts';
import { RateLimiter } from '../http/middleware/rate-limiter.ts';
import type { Headers as HeaderRecord } from '../http/middleware/security-headers.ts';
import { etagOf, StoredResponse } from '../http/stored-response.ts';
import { pageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { costOfRendering } from './page-queries.ts';
import type { PageRenderer } from './page-renderer.ts';
import { robotsText } from './robots-text.ts';
import { sitemap, type ListedDestination } from './sitemap.ts';

/** These folders hold only files: an unknown path in them is not a page either. */
const FILE_FOLDERS = /^\/(?:assets|flags|locales)\//;

type Needs = Readonly<{
  publicOrigin: string;
  languages: readonly Language[];
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
  proof: Readonly<{ current(): ShopProof }>;
  clock: Clock;
  rendersPerMinute: number;
  findFile(path: string): StoredResponse | undefined;
  renderer: PageRenderer;
  headers: HeaderRecord;
}>;

/** Everything that is not the API: files first, then cached pages, then pages rendered now. */
export class SitePages implements Pages {
  readonly #needs: Needs;
  readonly #cache = new PageCache();
  readonly #limiter: RateLimiter;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#limiter = new RateLimiter(needs.rendersPerMinute, needs.clock);
  }

  respond(request: Request, client: string): Promise<Response> | Response {
    const url = new URL(request.url);
    const { pathname } = url;
    const file = this.#needs.findFile(pathname);
    if (file !== undefined) return this.#respondStored(request, file);
    if (pathname === '/robots.txt' || pathname === '/sitemap.xml')
      return this.#respondRobots(request, pathname);
    if (FILE_FOLDERS.test(pathname)) return problemResponse(NOT_FOUND, this.#needs.headers);
    return isReading(request)
      ? this.#respondPage(request, url, client)
      : this.#refuseToWrite(request, pathname);
  }

  #respondPage(request: Request, url: URL, client: string): Promise<Response> | Response {
    const { pathname } = url;
    // Only canonical addresses of public pages are cached, so a cached address needs no other check.
    const state = this.#state();
    const known = this.#cache.recall(pathname + url.search, versionOf(state));
    if (known !== undefined) return this.#respondStored(request, known);

    const address = pageAddress(url, this.#needs.languages);
    switch (address.kind) {
      case 'moved':
        return new Response(null, {
          status: 301,
          headers: { ...this.#needs.headers, ...movedHeaders(address) },
        });
      case 'private':
        return this.#respondPrivate(request, address.path, client);
      case 'public':
        return this.#respondPublic(request, address.path, client);
    }
  }

  /** A browser posts a form to a page only when no script handled it. A person reads the answer. */
  #refuseToWrite(request: Request, pathname: string): Promise<Response> | Response {
    return request.method === 'POST' && !pathname.endsWith('.data')
      ? this.#needs.renderer.renderUnsent(request, pathname)
      : problemResponse(methodNotAllowed(['GET', 'HEAD']), this.#needs.headers);
  }

  #respondStored(request: Request, response: StoredResponse): Promise<Response> | Response {
    if (!isReading(request)) return problemResponse(methodNotAllowed(['GET', 'HEAD']), this.#needs.headers);
    return response.respond({
      acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
      ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    });
  }

  async #respondPublic(request: Request, path: string, client: string): Promise<Response> {
    const state = this.#state();
    const version = versionOf(state);
    const known = this.#cache.recall(path, version);
    if (known !== undefined) return this.#respondStored(request, known);
    const refusal = this.#refuseRendering(request, client);
    if (refusal !== null) return refusal;
    const page = await this.#cache.render(path, version, () =>
      this.#needs.renderer.renderPublic(path, state),
    );
    return this.#respondStored(request, page);
  }

  async #respondPrivate(request: Request, path: string, client: string): Promise<Response> {
    const refusal = this.#refuseRendering(request, client);
    return refusal ?? this.#needs.renderer.renderPrivate(request, path, this.#state());
  }

  /** Rendering is expensive: a client that requests many uncached pages is slowed down. */
  #refuseRendering(request: Request, client: string): Response | null {
    const { pathname } = new URL(request.url);
    const verdict = this.#limiter.take(client, costOfRendering(pathname));
    if (verdict.isAllowed) return null;
    return this.#needs.renderer.renderTooMany(pathname, verdict.retryAfterSeconds);
  }

  #respondRobots(request: Request, pathname: string): Promise<Response> | Response {
    const state = this.#state();
    const version = versionOf(state);
    const known = this.#cache.recall(pathname, version);
    if (known !== undefined) return this.#respondStored(request, known);
    const response = forRobots(pathname, this.#needs, state.index);
    return this.#cache
      .render(pathname, version, () => Promise.resolve(this.#stored(response)))
      .then((stored) => this.#respondStored(request, stored));
  }

  #state(): ShopState {
    const index = this.#needs.catalogue.current();
    return { index, sales: this.#needs.sales.factsFor(index), proof: this.#needs.proof.current() };
  }

  #stored({ type, text }: RobotsResponse): StoredResponse {
    const body = Buffer.from(text);
    const headers = {
      ...this.#needs.headers,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    };
    return new StoredResponse({ status: 200, body, etag: etagOf(body), headers });
  }
}

/** Pages are rendered again when the catalogue, the sales facts, deliveries or published reviews change. */
function versionOf({ index, sales, proof }: ShopState): string {
  return `${index.version} ${proof.edition} ${sales.edition}`;
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

type RobotsResponse = Readonly<{ type: string; text: string }>;

function bySlug(a: ListedDestination, b: ListedDestination): number {
  return a.slug < b.slug ? -1 : 1;
}

function forRobots(
  pathname: string,
  { publicOrigin, languages }: Pick<Needs, 'publicOrigin' | 'languages'>,
  index: CatalogueIndex,
): RobotsResponse {
  if (pathname === '/robots.txt') return { type: 'text/plain', text: robotsText(publicOrigin) };
  const destinations = index.destinations().map(({ slug }) => ({ slug, changedAt: index.changedAt(slug) }));
  return {
    type: 'application/xml',
    text: sitemap({ origin: publicOrigin, languages }, destinations.toSorted(bySlug)),
  };
}

/** A redirect within a private area, such as one with the secret of a link, is not stored. */
function movedHeaders({ to, isPrivate }: Readonly<{ to: string; isPrivate: boolean }>): HeaderRecord {
  return isPrivate ? { location: to, 'cache-control': 'private, no-store' } : { location: to };
}
