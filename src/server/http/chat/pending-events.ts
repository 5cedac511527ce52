import type { ChatEvent } from '#core/chat/chat-store.ts';

/**
 * What has happened since a stream last looked. It holds one entry per kind and customer, so a slow browser costs no
 * more memory than a fast one.
 */
export class PendingEvents {
  #events = new Map<string, ChatEvent>();
  #wake: (() => void) | null = null;
  #isEnding = false;

  readonly add = (event: ChatEvent): void => {
    this.#events.set(keyOf(event), event);
    this.#wake?.();
  };

  /** Ends every wait: the stream is over. */
  readonly end = (): void => {
    this.#isEnding = true;
    this.#wake?.();
  };

  take(): readonly ChatEvent[] {
    const events = [...this.#events.values()];
    this.#events.clear();
    return events;
  }

  /** Waits for the next event, at most `atMostMs`. */
  async wait(atMostMs: number): Promise<void> {
    if (this.#isEnding || this.#events.size > 0) return;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), atMostMs);
    this.#wake = () => resolve(undefined);
    await promise;
    clearTimeout(timer);
    this.#wake = null;
  }
}

function keyOf(event: ChatEvent): string {
  switch (event.kind) {
    case 'chat':
      return `chat ${event.customerId}`;
    case 'typing':
      return `typing ${event.customerId} ${event.by === 'staff' ? event.staffId : ''}`;
    case 'access':
    case 'presence':
    case 'lost':
      return event.kind;
  }
}
