import type { Clock } from '#core/clock.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates, UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow, type MailRows } from '#core/mail/send-mail-row.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';

/** A customer who is still there reads a reply sooner. */
const UNREAD_FOR_MS = 2 * MINUTE_MS;
/** A reply that waited for longer, for example while no mail could be sent, is outdated. */
const USELESS_AFTER_MS = DAY_MS;

/** When replies must have been sent to be worth an email now: after `from`, not after `until`. */
export function mailedReplies(now: Date): Readonly<{ from: Date; until: Date }> {
  return {
    from: new Date(now.getTime() - USELESS_AFTER_MS),
    until: new Date(now.getTime() - UNREAD_FOR_MS),
  };
}

/** More are never in one email; the chat has all of them. */
export const MOST_MAILED_MESSAGES = 10;

export type DueChatMail = Readonly<{
  id: string;
  email: string;
  language: Language;
  /** Null: the account of the author was deleted. */
  staffName: string | null;
  /** What staff wrote and the customer has not read by now, oldest first. */
  unread: readonly string[];
}>;

export interface ChatMails extends MailRows<DueChatMail> {
  /** Queues one email for each chat whose first unread reply is from the given time, if there was none for it. */
  queueDue(sent: Readonly<{ from: Date; until: Date }>, most: number, now: Date): Promise<number>;
}

type Facts = Readonly<{ publicOrigin: string; seller: Seller; messagesOf: MessagesOf }>;

export type ChatMailNeeds = Facts &
  Readonly<{ chatMails: ChatMails; mailer: Mailer; mailTemplates: MailTemplates; clock: Clock }>;

const MOST_IN_A_ROUND = 500;

export async function queueChatMails({ chatMails, clock }: Pick<ChatMailNeeds, 'chatMails' | 'clock'>) {
  const now = clock.now();
  await chatMails.queueDue(mailedReplies(now), MOST_IN_A_ROUND, now);
}

/** Sends what the customer has missed, unless it was read meanwhile. */
export function sendChatMail(needs: ChatMailNeeds, mailId: string): Promise<MailOutcome> {
  const { chatMails: rows, mailer, clock } = needs;
  return sendMailRow({ rows, mailer, clock, write: (due: DueChatMail) => write(needs, due) }, mailId);
}

async function write(needs: ChatMailNeeds, due: DueChatMail): Promise<Mail | 'skipped'> {
  if (due.unread.length === 0) return 'skipped';
  const mail = chatMail(due, needs);
  const { html, text } = await needs.mailTemplates.render(mail);
  return {
    to: due.email,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<chat-${due.id}@${new URL(needs.publicOrigin).hostname}>`,
  };
}

export function chatMail(
  { language, staffName, unread }: DueChatMail,
  { publicOrigin, seller, messagesOf }: Facts,
): UnrenderedMail<'chat-reply'> {
  const subject = messagesOf(language, 'chat-mail')('subject');
  const url = `${publicOrigin}${localizedPath('/contact', language)}#chat`;
  const frame = { language, subject, heading: subject, seller };
  return { name: 'chat-reply', content: { ...frame, staffName, messages: unread, url } };
}
