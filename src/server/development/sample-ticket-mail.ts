import { BRAND } from '#core/brand.ts';
import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import type { TicketMailKind } from '#core/support/ticket-mail-store.ts';
import { ticketMail } from '#core/support/ticket-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

/** An email about a support ticket. */
export function sampleTicketMail(kind: TicketMailKind, language: Language, origin: string): UnrenderedMail {
  return ticketMail({
    due: {
      messageId: 'sample',
      kind,
      attempts: 1,
      recipient: 'ana@example.com',
      language,
      ticketId: 'sample',
      ticketNumber: '2041',
      body: `Hi Ana,\n\nYour eSIM is installed. Is data roaming on for the ${BRAND} line?\nSettings, Mobile data, ${BRAND}.\n\nBest regards,\nInés`,
      sentAt: new Date('2026-11-16T12:20:00Z'),
    },
    publicOrigin: origin,
    seller: SANDBOX_SELLER,
    language,
    messagesOf,
  });
}
