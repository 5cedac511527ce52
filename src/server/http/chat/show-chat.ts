import type { ChatSummaryView } from '#contract/admin/chats.ts';
import type { ChatSummary } from '#core/chat/chat-store.ts';
import type { ChatMarksView, ChatMessageView } from '#contract/account/chat.ts';
import type { ChatMessage, ReadMarks } from '#core/chat/chat.ts';

export function showMessage({ sentAt, ...message }: ChatMessage): ChatMessageView {
  return { ...message, sentAt: sentAt.toISOString() };
}

export function showMarks({ customerReadAt, staffReadAt, ...marks }: ReadMarks): ChatMarksView {
  return {
    ...marks,
    customerReadAt: customerReadAt?.toISOString() ?? null,
    staffReadAt: staffReadAt?.toISOString() ?? null,
  };
}

export function showSummary({ marks, last, waitingSince, staff, ...chat }: ChatSummary): ChatSummaryView {
  return {
    ...chat,
    marks: showMarks(marks),
    last: { ...last, at: last.at.toISOString() },
    waitingSince: waitingSince?.toISOString() ?? null,
    staff: staff === null ? null : { ...staff },
  };
}
