/**
 * In sessionStorage: the text that was typed in the chat while nobody was online. The ticket form of /contact starts with it
 * and removes it.
 */
export const TICKET_DRAFT_KEY = 'ticket-draft';

/** In sessionStorage: messages that could not be sent yet. Deleted when the customer signs out. */
export const CHAT_OUTBOX_KEY = 'chat-outbox';
