import type { MailFrame } from '#core/mail/mail-frame.ts';

/** Replies that a customer had not read when leaving the chat. */
export type ChatReplyMail = MailFrame &
  Readonly<{
    /** Null: the account of the author was deleted. */
    staffName: string | null;
    messages: readonly string[];
    url: string;
  }>;
