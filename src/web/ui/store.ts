/** A value outside React. Components follow it with `useSyncExternalStore(store.subscribe, store.current)`. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(first: Value) {
    this.#value = first;
  }

  readonly current = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  /** Returns a function that ends the subscription. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
}
