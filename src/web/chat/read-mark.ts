import { RetryPause } from './retry-pause.ts';

/** Returns whether the shop has it, or will never take it. Otherwise, and when it rejects, it is sent again. */
type Send = (sequence: number) => Promise<boolean>;
/** Returns a function that ends the wait. */
type After = (milliseconds: number, run: () => void) => () => void;

const PAGE_TIMERS: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Up to which message this side has read. Sent until the shop has stored it: a mark that got lost would be sent again only
 * with the next message, and the other side would wait for it.
 */
export class ReadMark {
  readonly #send: Send;
  readonly #after: After;
  #reached = 0;
  #stored = 0;
  readonly #pause = new RetryPause();
  #isSending = false;
  #isStopped = false;
  #endWait: (() => void) | null = null;

  constructor(send: Send, after: After = PAGE_TIMERS) {
    this.#send = send;
    this.#after = after;
  }

  /** `known`: up to where the shop says it is read. */
  reach(sequence: number, known: number): void {
    this.#stored = Math.max(this.#stored, known);
    this.#reached = Math.max(this.#reached, sequence);
    void this.#run();
  }

  /** The connection may be back. */
  retryNow(): void {
    this.#pause.reset();
    void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#endWait?.();
  }

  /** May have changed while a request was waiting. */
  #hasStopped(): boolean {
    return this.#isStopped;
  }

  async #run(): Promise<void> {
    if (this.#isSending || this.#reached <= this.#stored) return;
    this.#endWait?.();
    this.#isStopped = false;
    this.#isSending = true;
    const sequence = this.#reached;
    const isStored = await this.#send(sequence).catch(() => false);
    this.#isSending = false;
    if (isStored) {
      this.#stored = Math.max(this.#stored, sequence);
      this.#pause.reset();
      void this.#run();
      return;
    }
    if (this.#hasStopped()) return;
    this.#endWait = this.#after(this.#pause.next(), () => void this.#run());
  }
}
