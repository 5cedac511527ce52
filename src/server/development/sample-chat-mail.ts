import { BRAND } from '#core/brand.ts';
import { chatMail } from '#core/chat/chat-mail.ts';
import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

/** Two replies that a customer had not read. */
export function sampleChatMail(language: Language, origin: string): UnrenderedMail {
  return chatMail(
    {
      id: 'sample',
      email: 'ana@example.com',
      language,
      staffName: 'Inés',
      unread: [
        `Is data roaming on for the ${BRAND} line?\nSettings, Mobile data, ${BRAND}.`,
        'If it is, please restart the phone once.',
      ],
    },
    { publicOrigin: origin, seller: SANDBOX_SELLER, messagesOf },
  );
}
