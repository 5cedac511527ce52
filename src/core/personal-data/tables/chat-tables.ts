import type { StoredTable } from '../stored-data.ts';

export const CHAT_TABLES = {
  chats: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'language customer_read_at created_at last_message_at',
    internal: 'user_id last_sequence customer_read staff_read staff_read_at staff_id waiting_since done_at',
  },
  chat_messages: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'sequence author text sent_at',
    internal: 'user_id staff_id client_id',
  },
  chat_mails: {
    kind: 'impersonal',
    why: 'Whether an email about a chat message was sent; the message itself is above.',
    columns: 'id user_id sequence status attempts created_at tried_at sent_at',
  },
  chat_staff: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'shown_name is_answering seen_at',
    internal: 'user_id',
  },
} satisfies Record<string, StoredTable>;
