import { Store } from '../ui/store.ts';

/** `country` is its ISO code; null when the server cannot tell. */
export type KnownCountry = Readonly<{ country: string | null }>;

/** The country this browser seems to be in. At most one request per page; the response is stored nowhere else. */
export class CountryGuess {
  readonly #fetchCountry: () => Promise<KnownCountry>;
  readonly #known = new Store<KnownCountry | null>(null);
  #request: Promise<KnownCountry | null> | null = null;

  constructor(fetchCountry: () => Promise<KnownCountry>) {
    this.#fetchCountry = fetchCountry;
  }

  /** Resolves with null when the server could not be reached; a later call sends the request again. Never rejects. */
  readonly load = (): Promise<KnownCountry | null> => {
    this.#request ??= this.#fetchOnce();
    return this.#request;
  };

  /** The country's ISO code; null until it is known, and when the server cannot tell. */
  readonly country = (): string | null => this.#known.current()?.country ?? null;

  readonly subscribe = this.#known.subscribe;

  async #fetchOnce(): Promise<KnownCountry | null> {
    try {
      this.#known.set(await this.#fetchCountry());
    } catch {
      this.#request = null;
    }
    return this.#known.current();
  }
}
