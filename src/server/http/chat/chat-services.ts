import type { ChatEvents, ChatInbox, ChatStaffStore, ChatStore } from '#core/chat/chat-store.ts';

/** What the HTTP layer needs for live chat. */
export type ChatServices = Readonly<{
  chats: ChatStore;
  inbox: ChatInbox;
  staff: ChatStaffStore;
  events: ChatEvents;
}>;
