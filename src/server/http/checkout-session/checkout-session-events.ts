import type { Context } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { CheckoutSessionResponse } from '#contract/orders/checkout-sessions.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import type { OrderEvents } from '#core/orders/order-events.ts';
import { OpenStreams } from './open-streams.ts';
import { problemResponse, tooManyRequests, unavailable } from '../problem.ts';

/**
 * A notification can get lost with a database connection, so each stream also polls this often. That also
 * keeps the stream open.
 */
const POLL_EVERY_MS = 5_000;
/** The page reconnects when its stream ends. Most proxies have closed a stream after this long anyway. */
const MAX_DURATION_MS = 5 * MINUTE_MS;

type Needs = Readonly<{ orderEvents: OrderEvents; closing: AbortSignal | null; log: Log }>;
type Watcher = Readonly<{ client: string; orderId: string }>;
type ReadProgress = () => Promise<CheckoutSessionResponse | null>;

const REFUSALS = {
  client: tooManyRequests(10),
  process: unavailable('Too many order pages are open. Please try again in a moment.', 10),
} as const;

/**
 * Server-sent events about an order's progress: the current state at once, then every change, until the state
 * is final.
 */
export class CheckoutSessionEvents {
  readonly #needs: Needs;
  readonly #streams = new OpenStreams();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** `client` is the key that open streams are counted by. A page whose stream is refused polls instead. */
  stream(c: Context, { client, orderId }: Watcher, readProgress: ReadProgress): Response {
    const slot = this.#streams.open(client, orderId);
    if (slot.kind === 'refused') return problemResponse(REFUSALS[slot.because]);
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      try {
        await this.#send(stream, orderId, readProgress);
      } catch (error) {
        // If the framework handled this error, it would print it to the console unredacted, with the
        // statement's values.
        this.#needs.log.error('progress-stream-failed', {
          reason: error instanceof Error ? error.message : 'unknown',
        });
      } finally {
        slot.close();
      }
    });
  }

  async #send(stream: SSEStreamingApi, orderId: string, readProgress: ReadProgress): Promise<void> {
    const until = Date.now() + MAX_DURATION_MS;
    const changeSignal = createChangeSignal();
    const stopListening = this.#needs.orderEvents.onChange(orderId, changeSignal.notify);
    this.#needs.closing?.addEventListener('abort', changeSignal.notify);
    stream.onAbort(changeSignal.notify);
    try {
      let lastSent = '';
      while (!this.#isOver(stream, until)) {
        const response = await readProgress();
        const data = JSON.stringify(response);
        await stream.writeSSE(data === lastSent ? { event: 'still', data: '' } : { event: 'progress', data });
        lastSent = data;
        if (response === null || isFinal(response)) return;
        await changeSignal.wait(POLL_EVERY_MS);
      }
    } finally {
      stopListening();
      this.#needs.closing?.removeEventListener('abort', changeSignal.notify);
    }
  }

  #isOver(stream: SSEStreamingApi, until: number): boolean {
    return stream.aborted || this.#needs.closing?.aborted === true || Date.now() > until;
  }
}

/** True when nothing that this page shows can change any more. */
function isFinal({ state, steps }: CheckoutSessionResponse): boolean {
  if (state === 'ready') return steps.every((step) => step.state === 'complete');
  return state === 'refunded' || state === 'payment-failed';
}

/** Waits for the next notification, at most `atMostMs`. One before the wait counts. */
function createChangeSignal() {
  let isNotified = false;
  let wake: (() => void) | null = null;
  return {
    notify: () => {
      isNotified = true;
      wake?.();
    },
    async wait(atMostMs: number): Promise<void> {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        const timer = setTimeout(() => resolve(undefined), atMostMs);
        wake = () => resolve(undefined);
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      isNotified = false;
    },
  };
}
