import { MOST_PENDING, parseOutbox, writeOutbox, type PendingMessage } from '#core/chat/thread.ts';
import { Store } from '../ui/store.ts';
import { RetryPause } from './retry-pause.ts';

export type SendResult<Message> =
  | Readonly<{ kind: 'stored'; message: Message }>
  /** No response, or a request to wait. */
  | Readonly<{ kind: 'later'; afterMs: number | null }>
  | Readonly<{ kind: 'refused'; code: string }>;

type Options<Message> = Readonly<{
  owner: string;
  storage: Readonly<{ read: () => string | null; write: (text: string | null) => void }>;
  send: (message: PendingMessage) => Promise<SendResult<Message>>;
  stored: (message: Message) => void;
  /** The text goes back to where it was typed. */
  refused: (message: PendingMessage, code: string) => void;
}>;

/** Sends messages one after the other until the shop confirms each. Survives a reload of the page. */
export class Outbox<Message> {
  readonly #options: Options<Message>;
  readonly pending: Store<readonly PendingMessage[]>;
  #isRunning = false;
  #isStopped = false;
  #wake: (() => void) | null = null;

  constructor(options: Options<Message>) {
    this.#options = options;
    this.pending = new Store(parseOutbox(options.storage.read(), options.owner));
  }

  /** False: too many are waiting already. */
  add(text: string): boolean {
    if (this.pending.current().length >= MOST_PENDING) return false;
    this.#set([...this.pending.current(), { clientId: crypto.randomUUID(), text }]);
    void this.run();
    return true;
  }

  /** Removes what is known to be stored. */
  keepOnly(pending: readonly PendingMessage[]): void {
    if (pending !== this.pending.current()) this.#set(pending);
  }

  /** The connection may be back. */
  retryNow(): void {
    this.#wake?.();
    void this.run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake?.();
  }

  /** Goes on after `stop`, too. */
  async run(): Promise<void> {
    this.#isStopped = false;
    if (this.#isRunning) return;
    this.#isRunning = true;
    const pause = new RetryPause();
    for (let [next] = this.pending.current(); next !== undefined; [next] = this.pending.current()) {
      if (this.#hasStopped()) break;
      const result = await this.#send(next);
      if (result.kind === 'later') {
        const pauseMs = pause.next();
        await this.#pause(result.afterMs ?? pauseMs);
        continue;
      }
      pause.reset();
      const { clientId } = next;
      this.#set(this.pending.current().filter((message) => message.clientId !== clientId));
      if (result.kind === 'stored') this.#options.stored(result.message);
      else this.#options.refused(next, result.code);
    }
    this.#isRunning = false;
  }

  /** May have changed while a request was waiting. */
  #hasStopped(): boolean {
    return this.#isStopped;
  }

  async #send(message: PendingMessage): Promise<SendResult<Message>> {
    try {
      return await this.#options.send(message);
    } catch {
      return { kind: 'later', afterMs: null };
    }
  }

  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), ms);
    this.#wake = () => resolve(undefined);
    await promise;
    clearTimeout(timer);
    this.#wake = null;
  }

  #set(pending: readonly PendingMessage[]): void {
    const { storage, owner } = this.#options;
    storage.write(writeOutbox(pending, owner));
    this.pending.set(pending);
  }
}
