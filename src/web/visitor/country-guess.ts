import type { DetectCountryResponse } from '#contract/visitor-country.ts';

/** The country this browser seems to be in. At most one request per page; the response is stored nowhere else. */
export class CountryGuess {
  readonly #askServer: () => Promise<DetectCountryResponse>;
  readonly #listeners = new Set<() => void>();
  #asking: Promise<DetectCountryResponse | null> | null = null;
  #known: DetectCountryResponse | null = null;

  constructor(requestServer: () => Promise<DetectCountryResponse>) {
    this.#askServer = requestServer;
  }

  /** Resolves with null when the server could not be reached; a later call sends the request again. Never rejects. */
  readonly load = (): Promise<DetectCountryResponse | null> => {
    this.#asking ??= this.#learn();
    return this.#asking;
  };

  /** The country's ISO code; null until it is known, and when the server cannot tell. */
  readonly country = (): string | null => this.#known?.country ?? null;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  async #learn(): Promise<DetectCountryResponse | null> {
    try {
      this.#known = await this.#askServer();
      for (const listener of this.#listeners) listener();
    } catch {
      this.#asking = null;
    }
    return this.#known;
  }
}
