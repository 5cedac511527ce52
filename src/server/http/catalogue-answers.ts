import type { InventoryAnswer, SuggestionsAnswer } from '#contract/packages.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { PackageQuery } from '#core/catalogue/package-query.ts';
import { BoundedCache } from './bounded-cache.ts';
import { PackageBytes } from './package-bytes.ts';
import type { Headers } from './security-headers.ts';
import { etagOf, StoredAnswer } from './stored-answer.ts';

const KEPT_BYTES = 24 * 1024 * 1024;
/** A browser asks again each time (and mostly hears "unchanged"); a shared cache may answer for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** Answers to questions about the catalogue, remembered by the words they were asked in until it changes. */
export class CatalogueAnswers {
  readonly #current: () => CatalogueIndex;
  readonly #headers: Headers;
  readonly #remembered = new BoundedCache<StoredAnswer>(KEPT_BYTES);
  #index: CatalogueIndex;
  #bytes: PackageBytes;

  constructor(current: () => CatalogueIndex, headers: Headers) {
    this.#current = current;
    this.#headers = { ...headers, 'content-type': 'application/json', 'cache-control': CACHING };
    this.#index = current();
    this.#bytes = new PackageBytes(this.#index);
  }

  /** `asked` is path and query as they came in. */
  recall(asked: string): StoredAnswer | undefined {
    this.#followCatalogue();
    return this.#remembered.get(asked);
  }

  packages(asked: string, query: PackageQuery): StoredAnswer {
    this.#followCatalogue();
    return this.#remember(asked, this.#bytes.page(this.#index.positionsOf(query)));
  }

  suggestions(asked: string, typed: string): StoredAnswer {
    this.#followCatalogue();
    const suggestions = this.#index.suggest(typed).map((plan) => ({
      package_id: plan.package_id,
      country_region: plan.country_region,
      data_amount: plan.data_amount,
      minimum_selling_price: plan.minimum_selling_price,
      networks: plan.networks,
    }));
    return this.#remember(asked, written({ suggestions } satisfies SuggestionsAnswer));
  }

  inventory(asked: string, ids: readonly string[]): StoredAnswer {
    this.#followCatalogue();
    const inventory = [...new Set(ids)].flatMap((id) => {
      const row = this.#index.inventoryOf(id);
      return row === null ? [] : [{ package_id: row.package_id, price_cents: row.price_cents }];
    });
    return this.#remember(asked, written({ inventory } satisfies InventoryAnswer));
  }

  #remember(asked: string, content: { body: Buffer<ArrayBuffer>; etag: string }): StoredAnswer {
    const answer = new StoredAnswer({ status: 200, headers: this.#headers, ...content });
    this.#remembered.set(asked, answer, answer.bytes);
    return answer;
  }

  #followCatalogue(): void {
    const index = this.#current();
    if (index === this.#index) return;
    this.#index = index;
    this.#bytes = new PackageBytes(index);
    this.#remembered.clear();
  }
}

function written(answer: SuggestionsAnswer | InventoryAnswer): { body: Buffer<ArrayBuffer>; etag: string } {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: etagOf(body) };
}
