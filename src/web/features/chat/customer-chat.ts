import { tabStorage } from '../../browser/guarded-storage.ts';
import { ChatMessageView, ChatState, ChatTyping, type ChatResponse } from '#contract/account/chat.ts';
import { MESSAGES_PER_PAGE, TYPING_EVERY_MS, TYPING_SHOWN_MS } from '#core/chat/chat.ts';
import { mergeMessages, newestMarks, withoutStored, type PendingMessage } from '#core/chat/thread.ts';
import { CHAT_OUTBOX_KEY } from '#core/chat/ticket-draft.ts';
import type { Language } from '#core/language.ts';
import { createApiClient, type ApiClient } from '../../api/api-client.ts';
import { openEventStream } from '../../api/open-event-stream.ts';
import { RetryPause } from '../../chat/retry-pause.ts';
import { readField, readTextField } from '../../api/read-field.ts';
import { Outbox, type SendResult } from '../../chat/outbox.ts';
import { ReadMark } from '../../chat/read-mark.ts';
import { Store } from '../../ui/store.ts';

export type ChatView = Readonly<{
  /** `ended`: the session ended. */
  phase: 'loading' | 'ready' | 'failed' | 'ended';
  messages: readonly ChatMessageView[];
  hasEarlier: boolean;
  state: ChatState | null;
  isConnected: boolean;
  /** Who of staff is typing; null: nobody. An empty name: somebody without a name. */
  typing: string | null;
  /** Why the last message came back: a code of the shop. */
  refusal: string | null;
}>;

const START: ChatView = {
  phase: 'loading',
  messages: [],
  hasEarlier: false,
  state: null,
  isConnected: true,
  typing: null,
  refusal: null,
};

const TIMEOUT_MS = 15_000;

type Options = Readonly<{
  userId: string;
  anonKey: string;
  /** In which the customer writes. */
  language: Language;
  /** The session ended at the server. */
  ended: () => void;
}>;

/** The chat of the signed-in customer in this tab: loads, listens, sends and reconnects until it is closed. */
export class CustomerChat {
  readonly view = new Store<ChatView>(START);
  readonly draft = new Store('');
  readonly outbox: Outbox<ChatMessageView>;
  readonly #options: Options;
  #language: Language;
  readonly #client: ApiClient;
  readonly #readMark: ReadMark;
  #closeStream: (() => void) | null = null;
  readonly #pause = new RetryPause();
  #retry: number | undefined;
  #typingEnd: number | undefined;
  #typedAt = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#language = options.language;
    this.#client = createApiClient({ anonKey: options.anonKey, retriesReads: false });
    this.#readMark = new ReadMark((sequence) => this.#sendRead(sequence));
    this.outbox = new Outbox({
      owner: options.userId,
      storage: {
        read: () => tabStorage.get(CHAT_OUTBOX_KEY),
        write: (text) => tabStorage.set(CHAT_OUTBOX_KEY, text),
      },
      send: (message) => this.#send(message),
      stored: (message) => this.#receive([message]),
      refused: ({ text }, code) => {
        if (this.draft.current() === '') this.draft.set(text);
        this.#change({ refusal: code });
      },
    });
  }

  /** Loads the newest messages, then listens. */
  readonly start = (): void => {
    this.#isClosed = false;
    window.addEventListener('online', this.#reconnectNow);
    window.addEventListener('offline', this.#noteOffline);
    this.#change({ phase: 'loading' });
    void this.#connect();
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#closeStream?.();
    this.outbox.stop();
    this.#readMark.stop();
    window.clearTimeout(this.#retry);
    window.clearTimeout(this.#typingEnd);
    window.removeEventListener('online', this.#reconnectNow);
    window.removeEventListener('offline', this.#noteOffline);
  };

  /** The customer changed the language of the page. */
  writeIn(language: Language): void {
    this.#language = language;
  }

  readonly send = (text: string): boolean => {
    this.#change({ refusal: null });
    return this.outbox.add(text);
  };

  readonly loadEarlier = async (): Promise<void> => {
    const [first] = this.view.current().messages;
    if (first === undefined) return;
    const page = await this.#read({ before: String(first.sequence) }).catch(() => null);
    if (page === null) return;
    this.#receive(page.messages);
    this.#change({ hasEarlier: page.messages.length === MESSAGES_PER_PAGE });
  };

  /** Tells staff, at most every three seconds. */
  readonly noteTyping = (): void => {
    const now = performance.now();
    if (now - this.#typedAt < TYPING_EVERY_MS && this.#typedAt > 0) return;
    this.#typedAt = now;
    this.#client.api.chat.typing.$post().catch(() => undefined);
  };

  /** Everything that is shown has been read. */
  readonly markRead = (): void => {
    const { state, messages } = this.view.current();
    const last = messages.findLast(({ author }) => author === 'staff')?.sequence ?? 0;
    this.#readMark.reach(last, state?.marks.customerRead ?? 0);
  };

  async #connect(): Promise<void> {
    const { phase, messages } = this.view.current();
    const last = messages.at(-1)?.sequence;
    try {
      const page = await this.#read(last === undefined ? {} : { after: String(last) });
      if (page === null) return;
      this.#receive(page.messages);
      const hasEarlier =
        last === undefined ? page.messages.length === MESSAGES_PER_PAGE : this.view.current().hasEarlier;
      this.#setState(page.state);
      this.#change({ phase: 'ready', isConnected: true, hasEarlier });
      this.outbox.retryNow();
      this.#readMark.retryNow();
      this.#listen();
    } catch {
      this.#change({ phase: phase === 'loading' ? 'failed' : phase, isConnected: phase === 'loading' });
      if (phase !== 'loading') this.#retryLater();
    }
  }

  #listen(): void {
    this.#closeStream?.();
    if (this.#isClosed) return;
    const after = this.view.current().messages.at(-1)?.sequence ?? 0;
    this.#closeStream = openEventStream(`/api/chat/events?after=${after}`, {
      opened: () => {
        this.#pause.reset();
      },
      events: {
        message: (data) => this.#receive([ChatMessageView.parse(JSON.parse(data))]),
        state: (data) => this.#setState(ChatState.parse(JSON.parse(data))),
        typing: (data) => this.#showTyping(ChatTyping.parse(JSON.parse(data)).name ?? ''),
        ended: () => this.#end(),
      },
      failed: () => {
        if (this.#isClosed || this.view.current().phase === 'ended') return;
        this.#change({ isConnected: navigator.onLine && this.view.current().isConnected });
        this.#retryLater();
      },
    });
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    window.clearTimeout(this.#retry);
    // Spread, so that the browsers of a restarted shop do not come back together.
    this.#retry = window.setTimeout(() => void this.#connect(), this.#pause.next() * (0.5 + Math.random()));
  }

  readonly #reconnectNow = (): void => {
    this.#pause.reset();
    window.clearTimeout(this.#retry);
    void this.#connect();
  };

  readonly #noteOffline = (): void => this.#change({ isConnected: false });

  #end(): void {
    this.#closeStream?.();
    window.clearTimeout(this.#retry);
    this.#change({ phase: 'ended' });
    this.#options.ended();
  }

  /** Null: the session ended. */
  async #read(query: Readonly<{ after?: string; before?: string }>): Promise<ChatResponse | null> {
    const response = await this.#client.api.chat.$get(
      { query },
      { init: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    );
    const status: number = response.status;
    if (status === 401) {
      this.#end();
      return null;
    }
    if (response.status !== 200) throw new Error(`The chat responded ${status}`);
    return response.json();
  }

  async #send({ clientId, text }: PendingMessage): Promise<SendResult<ChatMessageView>> {
    const response = await this.#client.api.chat.messages.$post(
      { json: { clientId, text, language: this.#language } },
      { init: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    );
    if (response.status === 200) return { kind: 'stored', message: (await response.json()).message };
    const status: number = response.status;
    if (status === 401) {
      this.#end();
      return { kind: 'later', afterMs: null };
    }
    if (status === 400) {
      const body: unknown = await response.json();
      return { kind: 'refused', code: readTextField(readField(body, 'error'), 'code') ?? '' };
    }
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'later', afterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
  }

  /** Returns whether it need not be sent again. */
  async #sendRead(sequence: number): Promise<boolean> {
    const { status }: { status: number } = await this.#client.api.chat.read.$post(
      { json: { sequence } },
      { init: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    );
    return status < 500 && status !== 429;
  }

  #setState({ staffOnline, marks }: ChatState): void {
    const known = this.view.current().state?.marks ?? null;
    this.#change({ state: { staffOnline, marks: newestMarks(known, marks) } });
  }

  #receive(received: readonly ChatMessageView[]): void {
    if (received.length === 0) return;
    const messages = mergeMessages(this.view.current().messages, received);
    this.outbox.keepOnly(withoutStored(this.outbox.pending.current(), messages, 'customer'));
    const isAnswered = received.some(({ author }) => author === 'staff');
    this.#change({ messages, ...(isAnswered ? { typing: null } : {}) });
  }

  #showTyping(name: string): void {
    window.clearTimeout(this.#typingEnd);
    this.#change({ typing: name });
    this.#typingEnd = window.setTimeout(() => this.#change({ typing: null }), TYPING_SHOWN_MS);
  }

  #change(changes: Partial<ChatView>): void {
    this.view.set({ ...this.view.current(), ...changes });
  }
}
