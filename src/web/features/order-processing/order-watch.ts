import { isOver, type Knowledge, type Order } from './processing-view.ts';

export type OrderResponse = Readonly<{ kind: 'found'; order: Order }> | Readonly<{ kind: 'unknown-session' }>;

export type OrderWatchNeeds = Readonly<{
  /** Fetches the order once. Rejects when the shop cannot be reached or its response cannot be parsed. */
  load: (signal: AbortSignal) => Promise<OrderResponse>;
  /** Opens the event stream; returns a function that closes it. After `fail` no more events come. */
  listen: (hear: Readonly<{ order: (order: Order) => void; fail: () => void }>) => () => void;
  /** Runs `run` later; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}>;

/** While the event stream is open, we poll only rarely: a proxy may delay events. */
const LOOK_BESIDE_EVENTS_MS = 10_000;
const LOOK_WITHOUT_EVENTS_MS = 2000;
const LOOK_WHILE_UNREACHABLE_MS = 4000;
/** A request that hangs, as on airport wifi, is aborted after this time and sent again. */
const ANSWER_WITHIN_MS = 15_000;

const NOTHING_YET: Knowledge = { order: null, contact: 'asking' };

/** Follows one order: by server-sent events, and by polling where those fail. */
export class OrderWatch {
  readonly #needs: OrderWatchNeeds;
  readonly #listeners = new Set<() => void>();
  #known = NOTHING_YET;
  #isListening = false;
  #hangUp: () => void = () => undefined;
  #cancelLook: () => void = () => undefined;
  #asking = new AbortController();

  constructor(needs: OrderWatchNeeds) {
    this.#needs = needs;
  }

  readonly current = (): Knowledge => this.#known;

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
  readonly look = (): void => {
    if (this.#listeners.size > 0 && !this.#isDone()) void this.#ask();
  };

  #start(): void {
    if (this.#isDone()) return;
    this.#isListening = true;
    this.#hangUp = this.#needs.listen({
      order: (order) => this.#hear({ kind: 'found', order }),
      fail: () => {
        this.#isListening = false;
        void this.#ask();
      },
    });
    this.#lookIn(LOOK_BESIDE_EVENTS_MS);
  }

  #stop(): void {
    this.#hangUp();
    this.#cancelLook();
    this.#asking.abort();
    this.#isListening = false;
  }

  async #ask(): Promise<void> {
    this.#asking.abort();
    this.#cancelLook();
    const controller = new AbortController();
    this.#asking = controller;
    this.#lookIn(ANSWER_WITHIN_MS);
    try {
      const response = await this.#needs.load(controller.signal);
      if (!controller.signal.aborted) this.#hear(response);
    } catch {
      if (controller.signal.aborted) return;
      this.#tell({ ...this.#known, contact: 'unreachable' });
      this.#lookIn(LOOK_WHILE_UNREACHABLE_MS);
    }
  }

  #hear(response: OrderResponse): void {
    this.#tell(
      response.kind === 'found'
        ? { order: response.order, contact: 'heard' }
        : { order: null, contact: 'unknown-session' },
    );
    if (this.#isDone()) this.#stop();
    else this.#lookIn(this.#isListening ? LOOK_BESIDE_EVENTS_MS : LOOK_WITHOUT_EVENTS_MS);
  }

  #lookIn(milliseconds: number): void {
    this.#cancelLook();
    this.#cancelLook = this.#needs.after(milliseconds, this.look);
  }

  #isDone(): boolean {
    const { order, contact } = this.#known;
    return contact === 'unknown-session' || (order !== null && isOver(order));
  }

  #tell(known: Knowledge): void {
    this.#known = known;
    for (const listener of this.#listeners) listener();
  }
}
