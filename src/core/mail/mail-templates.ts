import type { AccountMail, AccountMailKind } from '#core/accounts/account-mails.ts';
import type { ChatReplyMail } from '#core/chat/chat-mail-content.ts';
import type { CartReminderMail } from '#core/cart-reminders/cart-reminder-mail-content.ts';
import type {
  NewsletterConfirmMail,
  NewsletterWelcomeMail,
} from '#core/newsletter/newsletter-mail-content.ts';
import type { GiftMail, GiftReceiptMail } from '#core/gifts/gift-mail-content.ts';
import type {
  DeliveryMail,
  RefundAfterDeliveryMail,
  RefundMail,
  TopupMail,
  TopupOwnerMail,
  WelcomeMail,
} from '#core/orders/mail/order-mail-content.ts';
import type {
  InstallReminderMail,
  ReviewRequestMail,
  UsageReminderMail,
} from '#core/reminders/reminder-mail-content.ts';
import type {
  WithdrawalDecisionMail,
  WithdrawalReceiptMail,
} from '#core/withdrawals/withdrawal-mail-content.ts';
import type { ShareMail } from '#core/shares/share-mail.ts';
import type { TicketReceivedMail, TicketReplyMail } from '#core/support/ticket-mail-content.ts';
import type { MessagesOf } from '#messages/translate.ts';

/** The content of every mail, by the name of the mail. src/mails has one component per name. */
export interface MailContents extends Readonly<Record<AccountMailKind, AccountMail>> {
  readonly welcome: WelcomeMail;
  readonly order: DeliveryMail;
  readonly refund: RefundMail;
  readonly 'refund-after-delivery': RefundAfterDeliveryMail;
  readonly topup: TopupMail;
  readonly 'topup-owner': TopupOwnerMail;
  readonly 'gift-receipt': GiftReceiptMail;
  readonly gift: GiftMail;
  readonly share: ShareMail;
  readonly 'low-data': UsageReminderMail;
  readonly 'plan-ends': UsageReminderMail;
  readonly 'install-reminder': InstallReminderMail;
  readonly 'review-request': ReviewRequestMail;
  readonly 'newsletter-confirm': NewsletterConfirmMail;
  readonly 'newsletter-welcome': NewsletterWelcomeMail;
  readonly 'cart-reminder': CartReminderMail;
  readonly 'withdrawal-receipt': WithdrawalReceiptMail;
  readonly 'withdrawal-decision': WithdrawalDecisionMail;
  readonly 'ticket-received': TicketReceivedMail;
  readonly 'ticket-reply': TicketReplyMail;
  readonly 'chat-reply': ChatReplyMail;
}
export type MailName = keyof MailContents;

/** A mail before it is laid out. */
export type UnrenderedMail<Name extends MailName = MailName> = {
  [Key in Name]: Readonly<{ name: Key; content: MailContents[Key] }>;
}[Name];

export type RenderedMail = Readonly<{ html: string; text: string }>;

/** The one function of src/mails: it lays out a mail as HTML and, from the same component, as plain text. */
export type RenderMail = (mail: UnrenderedMail, messagesOf: MessagesOf) => RenderedMail;

export interface MailTemplates {
  /** The same mail always gives the same result. */
  render(mail: UnrenderedMail): Promise<RenderedMail>;
}
