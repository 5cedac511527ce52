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
