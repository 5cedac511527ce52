import type { StoredTable } from '../stored-data.ts';

/** Support tickets belong to an address, whether or not it has an account. */
export const SUPPORT_TABLES = {
  support_tickets: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'id number name email order_number language status created_at last_message_at was_signed_in',
    internal: 'request_id assigned_to waiting_since',
  },
  ticket_messages: {
    kind: 'personal',
    rows: { of: 'ticket', by: 'ticket_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'id ticket_id sent_at author body',
    internal: 'request_id staff_id',
  },
  ticket_attachments: {
    kind: 'personal',
    rows: { of: 'ticket', by: 'ticket_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'ticket_id created_at file_name content_type bytes',
    // The file itself is downloaded from the page of its ticket.
    withheld: 'content',
    internal: 'id client',
  },
  ticket_mails: {
    kind: 'personal',
    rows: { of: 'ticket-message', by: 'message_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'message_id created_at kind status sent_at',
    internal: 'attempts tried_at',
  },
  saved_replies: {
    kind: 'impersonal',
    why: 'Texts of the shop for replies to customers.',
    columns: 'id title body_en body_es more_bodies edition changed_at',
  },
} satisfies Record<string, StoredTable>;
