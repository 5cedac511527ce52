import { RecentResults } from './recent-results.ts';

export const FEWEST_LETTERS = 2;
export const DEBOUNCE_MS = 150;
export const MOST_QUERIES = 50;

/** A destination that matches the typed text, in the screen's language. */
export type SuggestedDestination = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  isGlobal: boolean;
  plans: number;
  price: string;
  /** The highest number of countries one of its plans covers. */
  countries: number;
  reason: SuggestionReason | null;
}>;

/** Why it is suggested when its name does not match; `place` is in the screen's language. */
export type SuggestionReason =
  | Readonly<{ kind: 'place' | 'group' | 'includes'; place: string }>
  | Readonly<{ kind: 'covers'; place: string; count: number }>;

/** A plan that matches the typed text. `name` is its destination in the screen's language. */
export type SuggestedPlan = Readonly<{
  id: string;
  slug: string;
  name: string;
  countryCode: string | null;
  isGlobal: boolean;
  /** Null means unlimited. */
  data: string | null;
  days: number;
  /** Null on a plan for one country. */
  countries: number | null;
  minutes: number;
  texts: number;
  price: string;
}>;

export type Suggestions = Readonly<{
  destinations: readonly SuggestedDestination[];
  plans: readonly SuggestedPlan[];
  /** Shown when nothing matches. */
  popular: readonly SuggestedDestination[];
  /** The country without plans of its own that was typed, as it is written inside a sentence. */
  unsold: string | null;
}>;

export type SuggestionState =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed' }>
  | Readonly<{ kind: 'found'; suggestions: Suggestions }>;

const CLOSED: SuggestionState = { kind: 'closed' };

export interface SuggesterNeeds {
  /** The signal aborts the request. */
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs `run` later; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
  show: (state: SuggestionState) => void;
}

/** Turns typed text into suggestions: waits for a pause, aborts outdated requests, caches responses. */
export class Suggester {
  readonly #needs: SuggesterNeeds;
  readonly #cache = new RecentResults<Suggestions>(MOST_QUERIES);
  #stop: () => void = () => undefined;

  constructor(needs: SuggesterNeeds) {
    this.#needs = needs;
  }

  type(text: string): void {
    this.#stop();
    this.#stop = () => undefined;
    const query = text.trim().toLowerCase();
    const known = query.length < FEWEST_LETTERS ? CLOSED : this.#readCache(query);
    if (known !== null) {
      this.#needs.show(known);
      return;
    }
    this.#needs.show({ kind: 'loading' });
    this.#stop = this.#needs.after(DEBOUNCE_MS, () => void this.#load(query));
  }

  /** A request in progress is aborted and its response not shown. */
  close(): void {
    this.#stop();
    this.#needs.show(CLOSED);
  }

  #readCache(query: string): SuggestionState | null {
    const suggestions = this.#cache.get(query);
    return suggestions === undefined ? null : { kind: 'found', suggestions };
  }

  async #load(query: string): Promise<void> {
    const controller = new AbortController();
    this.#stop = () => controller.abort();
    const state = await this.#needs.fetchSuggestions(query, controller.signal).then(
      (suggestions) => {
        this.#cache.set(query, suggestions);
        return { kind: 'found', suggestions } as const;
      },
      () => ({ kind: 'failed' }) as const,
    );
    if (!controller.signal.aborted) this.#needs.show(state);
  }
}
