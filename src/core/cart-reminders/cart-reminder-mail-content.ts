import type { MailFrame } from '#core/mail/mail-frame.ts';

export type CartReminderMail = MailFrame &
  Readonly<{
    /** At today's prices. */
    lines: readonly Readonly<{ title: string; price: string }>[];
    total: string;
    restoreUrl: string;
    optOutUrl: string;
  }>;
