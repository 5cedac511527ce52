/** One outlier is ignored for each this many interactions, as the web's standard metric does. */
const FORGIVEN_EVERY = 50;
const KEPT = 10;

/** Interaction to next paint: nearly the longest delay between a press and the next paint. */
export class Interactions {
  readonly #longest = new Map<number, number>();
  readonly #seen = new Set<number>();

  /** One press creates several events with one id; `duration` in milliseconds. */
  add(id: number, duration: number): void {
    this.#seen.add(id);
    this.#longest.set(id, Math.max(duration, this.#longest.get(id) ?? 0));
    if (this.#longest.size <= KEPT) return;
    const shortest = [...this.#longest].reduce((least, next) => (next[1] < least[1] ? next : least));
    this.#longest.delete(shortest[0]);
  }

  /** Null when nothing was pressed. */
  get delay(): number | null {
    const durations = [...this.#longest.values()].sort((a, b) => b - a);
    const forgiven = Math.min(durations.length - 1, Math.floor(this.#seen.size / FORGIVEN_EVERY));
    return durations[forgiven] ?? null;
  }
}
