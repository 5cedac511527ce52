import type { ChatEvent, ChatStore } from '#core/chat/chat-store.ts';
import { continueAfter, MESSAGES_PER_PAGE } from '#core/chat/chat.ts';
import type { ChatState, ChatTyping } from '#contract/account/chat.ts';
import type { ChatListener, ChatWriter } from './chat-stream.ts';
import { showMarks, showMessage } from './show-chat.ts';
import type { StaffOnline } from './staff-online.ts';

type Needs = Readonly<{ chats: Pick<ChatStore, 'read'>; online: StaffOnline }>;
type Reader = Readonly<{ customerId: string; after: number }>;

/** Sends a customer everything after a message, then what happens: each message once and in order. */
export function customerSender(
  { chats, online }: Needs,
  { customerId, after }: Reader,
): ChatListener['send'] {
  let last = after;
  let lastState = '';
  let state: ChatState | null = null;

  async function sendMessages(stream: ChatWriter): Promise<ChatState['marks']> {
    for (;;) {
      const { messages, marks } = await chats.read(customerId, { after: last });
      const from = continueAfter(last, marks);
      if (from !== last) {
        last = from;
        continue;
      }
      for (const message of messages) {
        await stream.writeSSE({
          event: 'message',
          id: String(message.sequence),
          data: JSON.stringify(showMessage(message)),
        });
        last = message.sequence;
      }
      // A message that is stored now causes another event.
      if (messages.length < MESSAGES_PER_PAGE) return showMarks(marks);
    }
  }

  return async (stream, events, isFull) => {
    const isChanged = isFull || state === null || events.some(({ kind }) => kind === 'chat');
    const marks = isChanged || state === null ? await sendMessages(stream) : state.marks;
    state = { staffOnline: await online.names(), marks };
    const text = JSON.stringify(state);
    const isNew = text !== lastState;
    lastState = text;
    if (isNew) await stream.writeSSE({ event: 'state', data: text });
    const typing = events.findLast(isStaffTyping);
    if (typing !== undefined) await stream.writeSSE({ event: 'typing', data: JSON.stringify(shown(typing)) });
    return isNew || typing !== undefined;
  };
}

type StaffTyping = Extract<ChatEvent, { by: 'staff' }>;

function isStaffTyping(event: ChatEvent): event is StaffTyping {
  return event.kind === 'typing' && event.by === 'staff';
}

function shown({ customerId, by, name }: StaffTyping): ChatTyping {
  return { customerId, by, name };
}
