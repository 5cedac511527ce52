import { oneRun } from './one-run.ts';

type Needs<Count> = Readonly<{
  /** What has the same key is added up. Rows are stored in this order. */
  keyOf: (count: Count) => string;
  /** All or none. */
  store: (counts: readonly Count[]) => Promise<void>;
  failed: (error: unknown) => void;
  /** More than these are dropped after a failure, the first keys first. */
  mostKept?: number;
}>;

/** Counts that wait to be stored. What fails is added to the next call. */
export class CollectedCounts<Count extends Readonly<{ count: number }>> {
  readonly #needs: Needs<Count>;
  #waiting = new Map<string, Count>();

  constructor(needs: Needs<Count>) {
    this.#needs = needs;
  }

  add(added: Count): void {
    const key = this.#needs.keyOf(added);
    const before = this.#waiting.get(key)?.count ?? 0;
    this.#waiting.set(key, { ...added, count: before + added.count });
  }

  /** Never rejects. */
  readonly store = oneRun(async () => {
    // In order, so that two processes never wait for each other's rows.
    const counts = [...this.#waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#needs.store(counts);
    } catch (error) {
      for (const count of counts) this.add(count);
      this.#dropFirst();
      this.#needs.failed(error);
    }
  });

  #dropFirst(): void {
    const surplus = this.#waiting.size - (this.#needs.mostKept ?? Infinity);
    for (const key of [...this.#waiting.keys()].toSorted().slice(0, Math.max(0, surplus)))
      this.#waiting.delete(key);
  }
}
