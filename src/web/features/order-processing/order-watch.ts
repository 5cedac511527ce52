import { isFinal, type OrderKnowledge, type Order } from './processing-view.ts';

export type OrderResponse = Readonly<{ kind: 'found'; order: Order }> | Readonly<{ kind: 'unknown-session' }>;

export type OrderWatchNeeds = Readonly<{
  /** Fetches the order once. Rejects when the shop cannot be reached or its response cannot be parsed. */
  load: (signal: AbortSignal) => Promise<OrderResponse>;
  /** Opens the event stream; returns a function that closes it. After `fail` no more events come. */
  listen: (handlers: Readonly<{ order: (order: Order) => void; fail: () => void }>) => () => void;
  /** Runs `run` later; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}>;

/** While the event stream is open, we poll only rarely: a proxy may delay events. */
const POLL_BESIDE_EVENTS_MS = 10_000;
const POLL_WITHOUT_EVENTS_MS = 2000;
const POLL_WHILE_UNREACHABLE_MS = 4000;
/** A request that hangs, as on airport wifi, is aborted after this time and sent again. */
const TIMEOUT_MS = 15_000;

const INITIAL: OrderKnowledge = { order: null, contact: 'loading' };

/** Follows one order: by server-sent events, and by polling where those fail. */
export class OrderWatch {
  readonly #needs: OrderWatchNeeds;
  readonly #listeners = new Set<() => void>();
  #known = INITIAL;
  #isListening = false;
  #closeEvents: () => void = () => undefined;
  #cancelPoll: () => void = () => undefined;
  #request = new AbortController();

  constructor(needs: OrderWatchNeeds) {
    this.#needs = needs;
  }

  readonly current = (): OrderKnowledge => this.#known;

  /** The first listener starts the watch and the last one ends it; a later one starts it again. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  /** Polls at once, for example when the connection is back. */
  readonly poll = (): void => {
    if (this.#listeners.size > 0 && !this.#isFinal()) void this.#load();
  };

  #start(): void {
    if (this.#isFinal()) return;
    this.#isListening = true;
    this.#closeEvents = this.#needs.listen({
      order: (order) => this.#receive({ kind: 'found', order }),
      fail: () => {
        this.#isListening = false;
        void this.#load();
      },
    });
    this.#pollIn(POLL_BESIDE_EVENTS_MS);
  }

  #stop(): void {
    this.#closeEvents();
    this.#cancelPoll();
    this.#request.abort();
    this.#isListening = false;
  }

  async #load(): Promise<void> {
    this.#request.abort();
    this.#cancelPoll();
    const controller = new AbortController();
    this.#request = controller;
    this.#pollIn(TIMEOUT_MS);
    try {
      const response = await this.#needs.load(controller.signal);
      if (!controller.signal.aborted) this.#receive(response);
    } catch {
      if (controller.signal.aborted) return;
      this.#update({ ...this.#known, contact: 'unreachable' });
      this.#pollIn(POLL_WHILE_UNREACHABLE_MS);
    }
  }

  #receive(response: OrderResponse): void {
    this.#update(
      response.kind === 'found'
        ? { order: response.order, contact: 'received' }
        : { order: null, contact: 'unknown-session' },
    );
    if (this.#isFinal()) this.#stop();
    else this.#pollIn(this.#isListening ? POLL_BESIDE_EVENTS_MS : POLL_WITHOUT_EVENTS_MS);
  }

  #pollIn(milliseconds: number): void {
    this.#cancelPoll();
    this.#cancelPoll = this.#needs.after(milliseconds, this.poll);
  }

  #isFinal(): boolean {
    const { order, contact } = this.#known;
    return contact === 'unknown-session' || (order !== null && isFinal(order));
  }

  #update(known: OrderKnowledge): void {
    this.#known = known;
    for (const listener of this.#listeners) listener();
  }
}
