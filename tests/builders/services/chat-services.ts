import type { ChatServices } from '#server/http/chat/chat-services.ts';

const notExpected = () => Promise.reject(new Error('Not expected'));
const noSubscription = () => () => undefined;

/** For tests that are not about chat. */
export function noChat(): ChatServices {
  return {
    chats: {
      read: notExpected,
      addFromCustomer: notExpected,
      addFromStaff: notExpected,
      markRead: notExpected,
      announceTyping: notExpected,
    },
    inbox: { list: notExpected, find: notExpected, finish: notExpected },
    staff: { all: notExpected, setAnswering: notExpected, seen: notExpected },
    events: { ofCustomer: noSubscription, all: noSubscription },
  };
}
