import type { ChatEvent, ChatInbox } from '#core/chat/chat-store.ts';
import type { ChatPresenceView } from '#contract/admin/chats.ts';
import type { ChatListener } from './chat-stream.ts';
import { showSummary } from './show-chat.ts';

type Needs = Readonly<{
  inbox: Pick<ChatInbox, 'list' | 'find'>;
  doneSince: () => Date;
  presence: () => Promise<ChatPresenceView>;
  /** Their own typing is not sent back to them. */
  staffId: string;
}>;

/** Sends a member of staff all chats, then each chat that changed, who is typing and who answers chats. */
export function staffSender({ inbox, doneSince, presence, staffId }: Needs): ChatListener['send'] {
  let lastPresence = '';
  const findChanged = async (events: readonly ChatEvent[]) => {
    const changed = events.flatMap((event) => (event.kind === 'chat' ? [event.customerId] : []));
    return changed.length === 0 ? [] : inbox.find(changed);
  };
  return async (stream, events, isFull) => {
    let hasSent = false;
    const write = async (event: string, data: unknown) => {
      hasSent = true;
      await stream.writeSSE({ event, data: JSON.stringify(data) });
    };
    if (isFull) await write('chats', (await inbox.list({ doneSince: doneSince() })).map(showSummary));
    else for (const chat of await findChanged(events)) await write('chat', showSummary(chat));
    const state = JSON.stringify(await presence());
    if (state !== lastPresence) {
      hasSent = true;
      await stream.writeSSE({ event: 'presence', data: state });
    }
    lastPresence = state;
    for (const event of events)
      if (event.kind === 'typing' && !(event.by === 'staff' && event.staffId === staffId))
        await write('typing', {
          customerId: event.customerId,
          by: event.by,
          name: event.by === 'staff' ? event.name : null,
        });
    return hasSent;
  };
}
