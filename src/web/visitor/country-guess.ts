import type { DetectCountryResponse } from '#contract/visitor-country.ts';

/** The country this browser seems to be in. At most one request per page; the response is stored nowhere else. */
export class CountryGuess {
  readonly #fetchCountry: () => Promise<DetectCountryResponse>;
  readonly #listeners = new Set<() => void>();
  #request: Promise<DetectCountryResponse | null> | null = null;
  #known: DetectCountryResponse | null = null;

  constructor(fetchCountry: () => Promise<DetectCountryResponse>) {
    this.#fetchCountry = fetchCountry;
  }

  /** Resolves with null when the server could not be reached; a later call sends the request again. Never rejects. */
  readonly load = (): Promise<DetectCountryResponse | null> => {
    this.#request ??= this.#fetchOnce();
    return this.#request;
  };

  /** The country's ISO code; null until it is known, and when the server cannot tell. */
  readonly country = (): string | null => this.#known?.country ?? null;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  async #fetchOnce(): Promise<DetectCountryResponse | null> {
    try {
      this.#known = await this.#fetchCountry();
      for (const listener of this.#listeners) listener();
    } catch {
      this.#request = null;
    }
    return this.#known;
  }
}
