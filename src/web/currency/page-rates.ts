import { isShownOn } from '#core/currency/rate-age.ts';
import type { RateTable } from '#core/currency/rate-table.ts';
import { createApiClient } from '../api/api-client.ts';
import { publicKey } from '../api/public-key.ts';
import { Store } from '../ui/store.ts';

const TIMEOUT_MS = 8000;

/** `rates` is null when there is no table that may be shown. */
export type LoadedRates =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'loaded'; rates: RateTable | null }>;

/** The exchange rates of this page. At most one request per page; a failed one is sent again by the next caller. */
class PageRates {
  readonly #known = new Store<LoadedRates>({ kind: 'loading' });
  #request: Promise<void> | null = null;

  readonly current = this.#known.current;
  readonly subscribe = this.#known.subscribe;

  /** Never rejects. */
  readonly load = (): Promise<void> => {
    this.#request ??= this.#fetchOnce();
    return this.#request;
  };

  async #fetchOnce(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const client = createApiClient({ anonKey: publicKey() });
      const response = await client.api['currency-rates'].$get({}, { init: { signal } });
      const { rates } = await response.json();
      // A cache may have kept the response for longer than the table may be shown.
      const isShown = rates !== null && isShownOn(rates.day, new Date());
      this.#known.set({ kind: 'loaded', rates: isShown ? rates : null });
    } catch {
      this.#known.set({ kind: 'loaded', rates: null });
      this.#request = null;
    }
  }
}

export const pageRates = new PageRates();
