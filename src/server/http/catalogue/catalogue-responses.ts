import {
  InventoryQuery,
  PackageCountQuery,
  PackagesQuery,
  type InventoryResponse,
  type PackageCountResponse,
} from '#contract/catalogue/packages.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { PackageType } from '#core/catalogue/packages/package.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import { createBoundedCache } from '../bounded-cache.ts';
import { destinations, itinerary, recommendation, type Offered } from './calculator-responses.ts';
import { PackageTexts } from './package-texts.ts';
import type { Headers } from '../middleware/security-headers.ts';
import { suggestionsContent } from './suggestions-response.ts';
import { etagOf, StoredResponse, type ResponseParts } from '../stored-response.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
const REQUESTED_ONCE_BYTES = 1024 * 1024;
/** A browser revalidates each time (mostly with a 304); a shared cache may serve the response for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

type Content = Pick<ResponseParts, 'bodyBytes' | 'etag'> & Readonly<{ body: string }>;
type Query = Readonly<Record<string, string>>;
type Texts = Readonly<Record<PackageType, PackageTexts>>;

type Sources = Readonly<{
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
}>;

/**
 * Responds to catalogue requests. A response requested more than once is cached until the catalogue, what is sold out or what
 * is popular changes.
 */
export class CatalogueResponses {
  readonly #sources: Sources;
  readonly #headers: Headers;
  readonly #cached = createBoundedCache<StoredResponse>(CACHE_BYTES, (response) => response.bytes);
  /** Caching responses that are requested only once would evict those requested often. */
  readonly #requestedOnce = createBoundedCache<true>(REQUESTED_ONCE_BYTES, () => 0);
  #index: CatalogueIndex;
  #sales: SalesFacts;
  #texts: Texts;

  constructor(sources: Sources, headers: Headers) {
    this.#sources = sources;
    this.#headers = { ...headers, 'content-type': 'application/json', 'cache-control': CACHING };
    this.#index = sources.catalogue.current();
    this.#sales = sources.sales.factsFor(this.#index);
    this.#texts = textsOf(this.#index);
  }

  /** `target` is path and query as received. Null: not a catalogue request, or not a valid one. */
  response(target: string): StoredResponse | null {
    this.#followSources();
    return this.#cached.get(target) ?? this.#createResponse(target);
  }

  #createResponse(target: string): StoredResponse | null {
    const queryStart = target.indexOf('?');
    const path = queryStart === -1 ? target : target.slice(0, queryStart);
    const query =
      queryStart === -1 ? {} : Object.fromEntries(new URLSearchParams(target.slice(queryStart + 1)));
    const content = this.#contentOf(path, query);
    if (content === null) return null;
    const parts = { status: 200, headers: this.#headers, ...content };
    if (this.#requestedOnce.get(target) !== true) {
      this.#requestedOnce.set(target, true);
      return new StoredResponse(parts);
    }
    // Counting its bytes also puts a concatenated text in one piece, which pays for itself when it is sent again.
    const response = new StoredResponse({ ...parts, bodyBytes: Buffer.byteLength(content.body) });
    this.#cached.set(target, response);
    return response;
  }

  #contentOf(path: string, query: Query): Content | null {
    switch (path) {
      case '/api/packages':
        return this.#packages(query);
      case '/api/packages/suggestions':
        return suggestionsContent({ ...this.#offered(), popular: this.#sales.popular }, query);
      case '/api/packages/count':
        return this.#count(query);
      case '/api/package-inventory':
        return this.#inventory(query);
      case '/api/packages/recommendation':
        return written(recommendation(this.#offered(), query));
      case '/api/packages/itinerary':
        return written(itinerary(this.#offered(), query));
      case '/api/packages/destinations':
        return written(destinations(this.#index));
      default:
        return null;
    }
  }

  #packages(query: Query): Content | null {
    const { success, data } = PackagesQuery.safeParse(query);
    if (!success) return null;
    return this.#texts[data.type].page(this.#index.positionsOf({ ...data, coverage: data.coverage ?? null }));
  }

  #count(params: Query): Content | null {
    const { success, data } = PackageCountQuery.safeParse(params);
    if (!success) return null;
    const query = { ...data, coverage: data.coverage ?? null, offset: 0, limit: 0 };
    return written({ count: this.#index.countPackages(query) } satisfies PackageCountResponse);
  }

  #inventory(query: Query): Content | null {
    const { success, data } = InventoryQuery.safeParse(query);
    if (!success) return null;
    const inventory = [...new Set(data.ids)].flatMap((id) => {
      const row = this.#index.inventoryOf(id);
      return row === null ? [] : [{ package_id: row.package_id, price_cents: row.price_cents }];
    });
    return written({ inventory } satisfies InventoryResponse);
  }

  #offered(): Offered {
    return { index: this.#index, soldOut: this.#sales.soldOut };
  }

  #followSources(): void {
    const index = this.#sources.catalogue.current();
    const sales = this.#sources.sales.factsFor(index);
    if (sales === this.#sales) return;
    if (index !== this.#index) this.#texts = textsOf(index);
    if (index !== this.#index || sales.edition !== this.#sales.edition) this.#cached.clear();
    this.#index = index;
    this.#sales = sales;
  }
}

function textsOf(index: CatalogueIndex): Texts {
  const isBestValue = (packageId: string) => index.isBestValue(packageId);
  return {
    sim: new PackageTexts(index.plans, isBestValue),
    topup: new PackageTexts(index.topUps, isBestValue),
  };
}

function written(response: object): Content;
function written(response: object | null): Content | null;
function written(response: object | null): Content | null {
  if (response === null) return null;
  const body = JSON.stringify(response);
  return { body, etag: etagOf(body) };
}
