import pg from 'pg';
import type { Log } from '#core/log.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
const CHECK_EVERY_MS = 30_000;
const RESPONSE_TIMEOUT_MS = 5_000;

export type Subscription = Readonly<{
  onMessage(payload: string): void;
  /**
   * Called each time listening resumes. Notifications sent in between are lost, so the handler must read the
   * current state. Retried until it succeeds.
   */
  onReconnect(): Promise<void>;
}>;

/**
 * One connection that listens to every channel. The first `listen` opens it; after that it is reopened
 * whenever it is lost.
 */
export class Listener {
  readonly #url: string;
  readonly #log: Log;
  readonly #channels = new Map<string, Set<Subscription>>();
  readonly #closing = new AbortController();
  #client: pg.Client | null = null;
  #connecting: Promise<pg.Client> | null = null;
  #retryMs = FIRST_RETRY_MS;
  #check: NodeJS.Timeout | undefined;

  constructor({ url, log }: { url: string; log: Log }) {
    this.#url = url;
    this.#log = log;
  }

  /** Resolves once listening; waits while the database is down. The returned function stops listening. */
  async listen(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const subscriptions = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscriptions.add(subscription));
    const client = await this.#connected();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return () => this.#stopListening(channel, subscription);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#check);
    this.#channels.clear();
    const last = this.#client;
    this.#client = null;
    await last?.end();
  }

  #connected(): Promise<pg.Client> {
    this.#connecting ??= this.#connect().then((client) => {
      this.#client = client;
      this.#scheduleCheck(client);
      return client;
    });
    return this.#connecting;
  }

  /** Rejects only when closed. */
  async #connect(): Promise<pg.Client> {
    for (;;) {
      this.#closing.signal.throwIfAborted();
      try {
        return await this.#open();
      } catch (error) {
        await this.#waitBeforeRetry(error);
      }
    }
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'landfall-listener',
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    client.on('error', (error) => this.#lose(client, error.message));
    client.on('end', () => this.#lose(client, 'the server closed it'));
    client.on('notification', ({ channel, payload = '' }) => this.#deliver(channel, payload));
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      }
      return client;
    } catch (error) {
      discard(client);
      throw error;
    }
  }

  #lose(client: pg.Client, reason: string): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#connecting = null;
    clearTimeout(this.#check);
    discard(client);
    if (this.#closing.signal.aborted) return;
    this.#log.warn('database-listener-lost', { reason });
    this.#connected().then(
      (next) => this.#catchUp(next),
      () => undefined,
    );
  }

  async #catchUp(client: pg.Client): Promise<void> {
    while (this.#client === client) {
      try {
        const all = [...this.#channels.values()].flatMap((subscriptions) => [...subscriptions]);
        await Promise.all(all.map((subscription) => subscription.onReconnect()));
        this.#retryMs = FIRST_RETRY_MS;
        return;
      } catch (error) {
        await this.#waitBeforeRetry(error);
      }
    }
  }

  async #waitBeforeRetry(error: unknown): Promise<void> {
    this.#log.warn('database-listener-retrying', { reason: messageOf(error), inMs: this.#retryMs });
    await pause(this.#retryMs, this.#closing.signal);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  #deliver(channel: string, payload: string): void {
    for (const subscription of this.#channels.get(channel) ?? []) {
      try {
        subscription.onMessage(payload);
      } catch (error) {
        this.#log.error('database-notification-not-handled', { channel, reason: messageOf(error) });
      }
    }
  }

  /** A connection that was lost silently is only noticed by a query. */
  #scheduleCheck(client: pg.Client): void {
    this.#check = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#scheduleCheck(client),
        (error: unknown) => this.#lose(client, messageOf(error)),
      );
    }, CHECK_EVERY_MS);
    this.#check.unref();
  }

  async #stopListening(channel: string, subscription: Subscription): Promise<void> {
    const subscriptions = this.#channels.get(channel);
    if (!subscriptions?.delete(subscription) || subscriptions.size > 0) return;
    this.#channels.delete(channel);
    // If the connection is lost now, the next one does not listen to this channel again.
    const client = this.#client;
    await client?.query(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => undefined);
  }
}

/** Ends a connection that is no longer used, without waiting for a server that may not respond. */
function discard(client: pg.Client): void {
  client
    .removeAllListeners('end')
    .removeAllListeners('notification')
    .on('error', () => undefined);
  client.end().catch(() => undefined);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
