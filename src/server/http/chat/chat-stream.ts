import type { Context } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { ChatEvent } from '#core/chat/chat-store.ts';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import { OpenStreams } from '../checkout-session/open-streams.ts';
import { problemResponse, tooManyRequests, unavailable } from '../problem.ts';
import { PendingEvents } from './pending-events.ts';

/** Keeps proxies from closing the stream. Browsers of staff answer it with a sign of life. */
const STILL_EVERY_MS = 15_000;
/** A notification can get lost, and a session can expire: everything is read again this often. */
const CHECK_EVERY_MS = MINUTE_MS;
/** The browser reconnects. Spread, so that the streams of a crowded moment do not end together. */
const SHORTEST_MS = 25 * MINUTE_MS;
const SPREAD_MS = 10 * MINUTE_MS;

const REFUSALS = {
  client: tooManyRequests(30),
  process: unavailable('Too many chats are open. Please try again in a moment.', 15),
} as const;

export type ChatWriter = Pick<SSEStreamingApi, 'writeSSE'>;

export type ChatListener = Readonly<{
  /** The keys that open streams are counted by. */
  client: string;
  userId: string;
  /** Starts to listen; returns the function that stops. */
  subscribe: (listener: (event: ChatEvent) => void) => () => void;
  /** False: the session or the role has ended, and so does the stream. */
  isAllowed: () => Promise<boolean>;
  /** Sends what is new. `isFull`: everything must be read, whatever the events say. Returns whether it sent anything. */
  send: (stream: ChatWriter, events: readonly ChatEvent[], isFull: boolean) => Promise<boolean>;
}>;

type Needs = Readonly<{ closing: AbortSignal | null; clock: Clock; log: Log }>;

/** Server-sent events of live chat, for customers and for staff. */
export class ChatStreams {
  readonly #needs: Needs;
  readonly #open = new OpenStreams({ perClient: 100, perClientAndTopic: 6, all: 4_000 });

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A browser whose stream is refused reads from time to time instead. */
  respond(c: Context, listener: ChatListener): Response {
    const slot = this.#open.open(listener.client, listener.userId);
    if (slot.kind === 'refused') return problemResponse(REFUSALS[slot.because]);
    c.header('x-accel-buffering', 'no');
    c.header('cache-control', 'no-store');
    return streamSSE(c, async (stream) => {
      try {
        await this.#run(stream, listener);
      } catch (error) {
        // If the framework handled this error, it would print it unredacted, with the values of the statement.
        this.#needs.log.error('chat-stream-failed', {
          reason: error instanceof Error ? error.message : 'unknown',
        });
      } finally {
        slot.close();
      }
    });
  }

  async #run(stream: SSEStreamingApi, listener: ChatListener): Promise<void> {
    const pending = new PendingEvents();
    const unsubscribe = listener.subscribe(pending.add);
    const { closing } = this.#needs;
    closing?.addEventListener('abort', pending.end);
    stream.onAbort(pending.end);
    try {
      await this.#loop(stream, listener, pending);
    } finally {
      unsubscribe();
      closing?.removeEventListener('abort', pending.end);
    }
  }

  async #loop(stream: SSEStreamingApi, listener: ChatListener, pending: PendingEvents): Promise<void> {
    const until = performance.now() + SHORTEST_MS + Math.random() * SPREAD_MS;
    let checkAt = 0;
    while (!this.#isOver(stream) && performance.now() < until) {
      const events = pending.take();
      const isFull = performance.now() >= checkAt || has(events, 'lost');
      if ((isFull || has(events, 'access')) && !(await listener.isAllowed())) {
        await stream.writeSSE({ event: 'ended', data: '' });
        return;
      }
      if (isFull) checkAt = performance.now() + CHECK_EVERY_MS;
      const hasSent = await listener.send(stream, events, isFull);
      if (!hasSent && events.length === 0) await stream.writeSSE({ event: 'still', data: '' });
      await pending.wait(STILL_EVERY_MS);
    }
  }

  #isOver(stream: SSEStreamingApi): boolean {
    return stream.aborted || this.#needs.closing?.aborted === true;
  }
}

function has(events: readonly ChatEvent[], kind: ChatEvent['kind']): boolean {
  return events.some((event) => event.kind === kind);
}
