import type { ChatMarksView, ChatMessageView } from '#contract/account/chat.ts';
import { MESSAGES_PER_PAGE, TYPING_EVERY_MS } from '#core/chat/chat.ts';
import { mergeMessages, newestMarks, withoutStored } from '#core/chat/thread.ts';
import { CHAT_OUTBOX_KEY } from '#core/chat/ticket-draft.ts';
import { tabStorage } from '../../browser/guarded-storage.ts';
import { Outbox } from '../../chat/outbox.ts';
import { ReadMark } from '../../chat/read-mark.ts';
import { Store } from '../../ui/store.ts';
import { fetchChat, sendRead, sendReply, sendSignal } from './chat-requests.ts';

type ThreadView = Readonly<{
  phase: 'loading' | 'ready' | 'failed';
  messages: readonly ChatMessageView[];
  marks: ChatMarksView | null;
  hasEarlier: boolean;
  /** Why the last reply came back: a code of the shop. */
  refusal: string | null;
}>;

/** One chat on the screen of a member of staff. */
export class StaffThread {
  readonly customerId: string;
  readonly view = new Store<ThreadView>({
    phase: 'loading',
    messages: [],
    marks: null,
    hasEarlier: false,
    refusal: null,
  });
  readonly draft = new Store('');
  readonly outbox: Outbox<ChatMessageView>;
  /** By client id: the newest message on the screen when the reply was sent, its own predecessors included. */
  readonly #seen = new Map<string, number>();
  readonly #readMark: ReadMark;
  #typedAt = 0;

  constructor(staffId: string, customerId: string) {
    this.customerId = customerId;
    this.#readMark = new ReadMark((sequence) => sendRead(customerId, sequence));
    const key = `${CHAT_OUTBOX_KEY}-${customerId}`;
    this.outbox = new Outbox({
      owner: staffId,
      storage: {
        read: () => tabStorage.get(key),
        write: (text) => tabStorage.set(key, text),
      },
      send: ({ clientId, text }) =>
        sendReply({ customerId, clientId, text, seen: this.#seen.get(clientId) ?? this.lastSequence() }),
      stored: (message) => this.#receive([message]),
      refused: ({ text }, code) => {
        const typed = this.draft.current();
        this.draft.set(typed === '' ? text : `${text}\n${typed}`);
        this.#change({ refusal: code });
        void this.load();
      },
    });
  }

  lastSequence(): number {
    return this.view.current().messages.at(-1)?.sequence ?? 0;
  }

  /** Loads the newest messages, or those after the last one that is known. */
  readonly load = async (): Promise<void> => {
    const last = this.lastSequence();
    try {
      const page = await fetchChat(this.customerId, last === 0 ? {} : { after: String(last) });
      this.#receive(page.messages);
      const isFull = page.messages.length === MESSAGES_PER_PAGE;
      this.#change({
        phase: 'ready',
        marks: newestMarks(this.view.current().marks, page.marks),
        ...(last === 0 ? { hasEarlier: isFull } : {}),
      });
      if (last > 0 && isFull) await this.load();
      void this.outbox.run();
    } catch {
      if (last === 0) this.#change({ phase: 'failed' });
    }
  };

  readonly loadEarlier = async (): Promise<void> => {
    const first = this.view.current().messages[0]?.sequence ?? 0;
    const page = await fetchChat(this.customerId, { before: String(first) }).catch(() => null);
    if (page === null) return;
    this.#receive(page.messages);
    this.#change({ hasEarlier: page.messages.length === MESSAGES_PER_PAGE });
  };

  /** The list says how far the chat is. */
  async follow(marks: ChatMarksView): Promise<void> {
    this.#change({ marks: newestMarks(this.view.current().marks, marks) });
    if (this.view.current().phase !== 'loading' && marks.lastSequence > this.lastSequence())
      await this.load();
  }

  readonly send = (text: string): boolean => {
    this.#change({ refusal: null });
    const seen = this.lastSequence() + this.outbox.pending.current().length;
    const isAdded = this.outbox.add(text);
    const added = this.outbox.pending.current().at(-1);
    if (isAdded && added !== undefined) this.#seen.set(added.clientId, seen);
    return isAdded;
  };

  readonly type = (text: string): void => {
    this.draft.set(text);
    const now = performance.now();
    if (text === '' || (this.#typedAt > 0 && now - this.#typedAt < TYPING_EVERY_MS)) return;
    this.#typedAt = now;
    sendSignal({ kind: 'typing', customerId: this.customerId });
  };

  readonly markRead = (): void => {
    this.#readMark.reach(this.lastSequence(), this.view.current().marks?.staffRead ?? 0);
  };

  retryNow(): void {
    this.outbox.retryNow();
    this.#readMark.retryNow();
  }

  close(): void {
    this.#readMark.stop();
    this.outbox.stop();
  }

  #receive(received: readonly ChatMessageView[]): void {
    const messages = mergeMessages(this.view.current().messages, received);
    this.outbox.keepOnly(withoutStored(this.outbox.pending.current(), messages, 'staff'));
    this.#change({ messages });
  }

  #change(changes: Partial<ThreadView>): void {
    this.view.set({ ...this.view.current(), ...changes });
  }
}
