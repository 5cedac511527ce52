import type { DetectCountryResponse } from '#contract/visitor-country.ts';

/** Where this browser seems to be. The server is asked at most once per page, and the answer is kept nowhere else. */
export class CountryGuess {
  readonly #askServer: () => Promise<DetectCountryResponse>;
  readonly #listeners = new Set<() => void>();
  #asking: Promise<DetectCountryResponse | null> | null = null;
  #known: DetectCountryResponse | null = null;

  constructor(requestServer: () => Promise<DetectCountryResponse>) {
    this.#askServer = requestServer;
  }

  /** Null: the server could not be asked; whoever wants to know later asks again. Never rejects. */
  readonly load = (): Promise<DetectCountryResponse | null> => {
    this.#asking ??= this.#learn();
    return this.#asking;
  };

  /** The country's ISO code; null while it is not known, and when nobody can say. */
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
