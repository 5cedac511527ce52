/**
 * In sessionStorage: what was typed into the support form. The chat puts a text there that was typed while nobody was
 * online; the form of /contact starts with it. A JSON object with the field `message`.
 */
export const TICKET_DRAFT_KEY = 'support-draft';

/** In sessionStorage: messages that could not be sent yet. Deleted when the customer signs out. */
export const CHAT_OUTBOX_KEY = 'support-chat';
