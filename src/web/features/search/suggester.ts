import { BoundedCache } from './bounded-cache.ts';

export const FEWEST_LETTERS = 2;
export const DEBOUNCE_MS = 150;
export const MOST_QUERIES = 50;

/** A destination for what is being typed, in the screen's language. */
export type SuggestedDestination = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  isGlobal: boolean;
  plans: number;
  price: string;
  /** How many countries its plans cover at most. */
  countries: number;
  reason: SuggestionReason | null;
}>;

/** Why it is suggested when its own name is not the reason; `place` is written in the screen's language. */
export type SuggestionReason =
  | Readonly<{ kind: 'place' | 'group' | 'includes'; place: string }>
  | Readonly<{ kind: 'covers'; place: string; count: number }>;

/** A plan for what is being typed. `name` is its destination in the screen's language. */
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
  /** Offered while there is nothing to suggest. */
  popular: readonly SuggestedDestination[];
}>;

export type SuggestionState =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed' }>
  | Readonly<{ kind: 'found'; suggestions: Suggestions }>;

const CLOSED: SuggestionState = { kind: 'closed' };

export interface SuggesterNeeds {
  /** May be stopped by the signal. */
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs later unless the answered function is called first. */
  after: (milliseconds: number, run: () => void) => () => void;
  show: (state: SuggestionState) => void;
}

/** Turns typing into suggestions: waits for a pause, stops what is out of date, remembers what it heard. */
export class Suggester {
  readonly #needs: SuggesterNeeds;
  readonly #known = new BoundedCache<Suggestions>(MOST_QUERIES);
  #stop: () => void = () => undefined;

  constructor(needs: SuggesterNeeds) {
    this.#needs = needs;
  }

  type(text: string): void {
    this.#stop();
    this.#stop = () => undefined;
    const query = text.trim().toLowerCase();
    const known = query.length < FEWEST_LETTERS ? CLOSED : this.#recall(query);
    if (known !== null) {
      this.#needs.show(known);
      return;
    }
    this.#needs.show({ kind: 'loading' });
    this.#stop = this.#needs.after(DEBOUNCE_MS, () => void this.#ask(query));
  }

  /** Nothing that is under way will be shown any more. */
  close(): void {
    this.#stop();
    this.#needs.show(CLOSED);
  }

  #recall(query: string): SuggestionState | null {
    const suggestions = this.#known.get(query);
    return suggestions === undefined ? null : { kind: 'found', suggestions };
  }

  async #ask(query: string): Promise<void> {
    const queryable = new AbortController();
    this.#stop = () => queryable.abort();
    const state = await this.#needs.fetchSuggestions(query, queryable.signal).then(
      (suggestions) => {
        this.#known.set(query, suggestions);
        return { kind: 'found', suggestions } as const;
      },
      () => ({ kind: 'failed' }) as const,
    );
    if (!queryable.signal.aborted) this.#needs.show(state);
  }
}
