import { openChatEvents } from '#adapters/postgres/chat/chat-events.ts';
import { createChatInbox } from '#adapters/postgres/chat/chat-inbox.ts';
import { createChatStaffStore } from '#adapters/postgres/chat/chat-staff-store.ts';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import type { ChatServices } from '#server/http/chat/chat-services.ts';

/** Starts to listen to the chats of all processes. */
export async function openChat(
  postgres: Postgres,
): Promise<Readonly<{ services: ChatServices; close(): Promise<void> }>> {
  const events = await openChatEvents(postgres);
  return {
    services: {
      chats: createChatStore(postgres),
      inbox: createChatInbox(postgres),
      staff: createChatStaffStore(postgres),
      events,
    },
    close: () => events.close(),
  };
}
