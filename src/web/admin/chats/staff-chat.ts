import { z } from 'zod';
import { ChatPresenceView, ChatSummaryView, StaffTyping } from '#contract/admin/chats.ts';
import { TYPING_SHOWN_MS } from '#core/chat/chat.ts';
import { openEventStream } from '../../api/open-event-stream.ts';
import { RetryPause } from '../../chat/retry-pause.ts';
import { Store } from '../../ui/store.ts';
import { codeOf } from '../frame/admin-client.ts';
import { fetchChats, sendSignal } from './chat-requests.ts';
import { StaffThread } from './staff-thread.ts';

type ChatListView = Readonly<{
  /** `ended`: the session or the role ended. */
  phase: 'loading' | 'ready' | 'failed' | 'ended';
  chats: readonly ChatSummaryView[];
  presence: ChatPresenceView | null;
  isConnected: boolean;
  /** By customer: who is typing. A null name is the customer. */
  typing: ReadonlyMap<string, string | null>;
}>;

/** The stream sends something every 15 seconds. */
const HERE_EVERY_MS = 10_000;

type Options = Readonly<{
  staffId: string;
  /** A customer wrote. */
  announce: () => void;
}>;

/** All chats, as one member of staff sees them in this tab. */
export class StaffChat {
  readonly view = new Store<ChatListView>({
    phase: 'loading',
    chats: [],
    presence: null,
    isConnected: true,
    typing: new Map(),
  });
  readonly #options: Options;
  readonly #threads = new Map<string, StaffThread>();
  readonly #typingEnds = new Map<string, number>();
  #closeStream: (() => void) | null = null;
  #retry: number | undefined;
  readonly #pause = new RetryPause();
  #hereAt = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly start = (): void => {
    this.#isClosed = false;
    window.addEventListener('online', this.#connectNow);
    window.addEventListener('offline', this.#noteOffline);
    void this.#connect();
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#closeStream?.();
    window.clearTimeout(this.#retry);
    for (const timer of this.#typingEnds.values()) window.clearTimeout(timer);
    for (const thread of this.#threads.values()) thread.close();
    window.removeEventListener('online', this.#connectNow);
    window.removeEventListener('offline', this.#noteOffline);
  };

  /** The messages of one chat: loaded when it is first opened, then kept current. */
  thread(customerId: string): StaffThread {
    const known = this.#threads.get(customerId) ?? new StaffThread(this.#options.staffId, customerId);
    this.#threads.set(customerId, known);
    return known;
  }

  setPresence(presence: ChatPresenceView): void {
    this.#change({ presence });
  }

  async #connect(): Promise<void> {
    try {
      const { chats, presence } = await fetchChats();
      this.#change({ phase: 'ready', presence, isConnected: true });
      this.#setChats(chats);
      this.#listen();
    } catch (error) {
      if (['not-staff', 'signed-out', 'role-missing'].includes(codeOf(error))) this.#end();
      else {
        const isFirst = this.view.current().phase === 'loading';
        this.#change(isFirst ? { phase: 'failed' } : { isConnected: false });
        if (!isFirst) this.#retryLater();
      }
    }
  }

  #listen(): void {
    this.#closeStream?.();
    if (this.#isClosed) return;
    this.#closeStream = openEventStream('/api/admin/chat-events', {
      opened: () => {
        this.#pause.reset();
        this.#change({ isConnected: true });
      },
      events: {
        chats: (data) => this.#setChats(z.array(ChatSummaryView).parse(JSON.parse(data))),
        chat: (data) => this.#setChats([ChatSummaryView.parse(JSON.parse(data))], true),
        presence: (data) => this.#change({ presence: ChatPresenceView.parse(JSON.parse(data)) }),
        typing: (data) => this.#showTyping(StaffTyping.parse(JSON.parse(data))),
        still: () => this.#sayHere(),
        ended: () => this.#end(),
      },
      failed: () => {
        this.#change({ isConnected: false });
        this.#retryLater();
      },
    });
  }

  #setChats(received: readonly ChatSummaryView[], isPart = false): void {
    this.#sayHere();
    const before = new Map(this.view.current().chats.map((chat) => [chat.customerId, chat]));
    const isNewMessage = received.some(
      ({ customerId, unread }) => unread > (before.get(customerId)?.unread ?? (isPart ? 0 : unread)),
    );
    const kept = isPart ? before : new Map<string, ChatSummaryView>();
    for (const chat of received) kept.set(chat.customerId, chat);
    this.#change({ chats: sortChats([...kept.values()]) });
    for (const { customerId, marks, last } of received) {
      if (last.author === 'customer') this.#endTyping(customerId);
      void this.#threads.get(customerId)?.follow(marks);
    }
    if (isNewMessage) this.#options.announce();
  }

  /** Background tabs get events on time, but their timers run once a minute: so the stream is the clock. */
  #sayHere(): void {
    const now = performance.now();
    if (this.view.current().presence?.isAnswering !== true || now - this.#hereAt < HERE_EVERY_MS) return;
    this.#hereAt = now;
    sendSignal({ kind: 'here' });
  }

  #showTyping({ customerId, name }: z.infer<typeof StaffTyping>): void {
    window.clearTimeout(this.#typingEnds.get(customerId));
    this.#change({ typing: new Map(this.view.current().typing).set(customerId, name) });
    this.#typingEnds.set(
      customerId,
      window.setTimeout(() => this.#endTyping(customerId), TYPING_SHOWN_MS),
    );
  }

  #endTyping(customerId: string): void {
    const typing = new Map(this.view.current().typing);
    if (typing.delete(customerId)) this.#change({ typing });
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    window.clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => void this.#connect(), this.#pause.next() * (0.5 + Math.random()));
  }

  readonly #connectNow = (): void => {
    window.clearTimeout(this.#retry);
    for (const thread of this.#threads.values()) thread.retryNow();
    void this.#connect();
  };

  readonly #noteOffline = (): void => this.#change({ isConnected: false });

  #end(): void {
    this.close();
    this.#change({ phase: 'ended' });
  }

  #change(changes: Partial<ChatListView>): void {
    this.view.set({ ...this.view.current(), ...changes });
  }
}

/** As the server sorts them: those that wait longest first, finished ones last. */
function sortChats(chats: readonly ChatSummaryView[]): readonly ChatSummaryView[] {
  const key = ({ isDone, waitingSince, last }: ChatSummaryView) =>
    `${isDone ? 1 : 0} ${waitingSince ?? 'never'} ${9e15 - Date.parse(last.at)}`;
  return chats.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
