import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { localizedPath } from '#core/language-path.ts';
import type { Seller } from '#core/seller.ts';
import { formatMailTime } from '#core/mail/format-mail-time.ts';
import type { ServerI18n } from '#messages/translate.ts';
import { replyDueAt } from './reply-time.ts';
import type { DueTicketMail } from './ticket-mail-store.ts';
import { ticketPath } from './ticket-paths.ts';

type Facts = ServerI18n & Readonly<{ due: DueTicketMail; publicOrigin: string; seller: Seller }>;

export function ticketMail(facts: Facts): UnrenderedMail<'ticket-received' | 'ticket-reply'> {
  const { due, publicOrigin, seller, language, messagesOf } = facts;
  const t = messagesOf(language, 'ticket-mail');
  const number = due.ticketNumber;
  const url = publicOrigin + localizedPath(ticketPath(due.ticketId), language);
  const frame = (subject: string) => ({ language, subject, heading: subject, seller, number, url });
  if (due.kind === 'reply')
    return {
      name: 'ticket-reply',
      content: { ...frame(t('reply.subject', { number })), paragraphs: paragraphsOf(due.body) },
    };
  return {
    name: 'ticket-received',
    content: { ...frame(t('received.subject', { number })), ...times(due.sentAt, language) },
  };
}

function times(sentAt: Date, language: Language) {
  return {
    receivedAt: formatMailTime(sentAt, language),
    replyBy: formatMailTime(replyDueAt(sentAt), language),
  };
}

function paragraphsOf(body: string): readonly string[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
