import { BoundedCache } from './bounded-cache.ts';

export const FEWEST_LETTERS = 2;
export const DEBOUNCE_MS = 150;
export const MOST_QUERIES = 50;

/** A plan that fits what is being typed. `name` is its destination in the screen's language. */
export type Suggestion = Readonly<{
  id: string;
  name: string;
  /** Null means unlimited. */
  data: string | null;
  price: string;
}>;

export type SuggestionState =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed' }>
  /** None means: nothing was found. */
  | Readonly<{ kind: 'found'; suggestions: readonly Suggestion[] }>;

const CLOSED: SuggestionState = { kind: 'closed' };

export interface SuggesterNeeds {
  /** May be stopped by the signal. */
  ask: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Runs later unless the answered function is called first. */
  after: (milliseconds: number, run: () => void) => () => void;
  show: (state: SuggestionState) => void;
}

/** Turns typing into suggestions: waits for a pause, stops what is out of date, remembers what it heard. */
export class Suggester {
  readonly #needs: SuggesterNeeds;
  readonly #known = new BoundedCache<readonly Suggestion[]>(MOST_QUERIES);
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
    const asker = new AbortController();
    this.#stop = () => asker.abort();
    const state = await this.#needs.ask(query, asker.signal).then(
      (suggestions) => {
        this.#known.set(query, suggestions);
        return { kind: 'found', suggestions } as const;
      },
      () => ({ kind: 'failed' }) as const,
    );
    if (!asker.signal.aborted) this.#needs.show(state);
  }
}
