import type { ReactNode } from 'react';
import type { MailContents, MailName } from '#core/mail/mail-templates.ts';
import { AccountMail } from './account/account-mail.tsx';
import { CartReminderMail } from './cart-reminder/cart-reminder-mail.tsx';
import { ChatReplyMail } from './chat/chat-reply-mail.tsx';
import { NewsletterConfirmMail, NewsletterWelcomeMail } from './newsletter/newsletter-mails.tsx';
import { GiftMail } from './gift/gift-mail.tsx';
import { GiftReceiptMail } from './gift/gift-receipt-mail.tsx';
import { DeliveryMail } from './order/delivery-mail.tsx';
import { RefundAfterDeliveryMail } from './order/refund-after-delivery-mail.tsx';
import { RefundMail } from './order/refund-mail.tsx';
import { TopupMail } from './order/topup-mail.tsx';
import { TopupOwnerMail } from './order/topup-owner-mail.tsx';
import { WelcomeMail } from './order/welcome-mail.tsx';
import { InstallReminderMail } from './reminder/install-reminder-mail.tsx';
import { ReviewRequestMail } from './reminder/review-request-mail.tsx';
import { UsageReminderMail } from './reminder/usage-reminder-mail.tsx';
import { ShareMail } from './share/share-mail.tsx';
import { WithdrawalDecisionMail } from './withdrawal/withdrawal-decision-mail.tsx';
import { WithdrawalReceiptMail } from './withdrawal/withdrawal-receipt-mail.tsx';
import { TicketReceivedMail } from './ticket/ticket-received-mail.tsx';
import { TicketReplyMail } from './ticket/ticket-reply-mail.tsx';

/** The component of every mail; it lays out what is between heading and seller. */
export const MAIL_COMPONENTS: {
  readonly [Name in MailName]: (content: MailContents[Name]) => ReactNode;
} = {
  'confirm-address': AccountMail,
  'reset-password': AccountMail,
  'magic-link': AccountMail,
  'already-registered': AccountMail,
  'new-password': AccountMail,
  'account-deleted': AccountMail,
  'change-address': AccountMail,
  'address-taken': AccountMail,
  'address-changed': AccountMail,
  welcome: WelcomeMail,
  order: DeliveryMail,
  refund: RefundMail,
  'refund-after-delivery': RefundAfterDeliveryMail,
  topup: TopupMail,
  'topup-owner': TopupOwnerMail,
  'gift-receipt': GiftReceiptMail,
  gift: GiftMail,
  share: ShareMail,
  'low-data': UsageReminderMail,
  'plan-ends': UsageReminderMail,
  'install-reminder': InstallReminderMail,
  'review-request': ReviewRequestMail,
  'newsletter-confirm': NewsletterConfirmMail,
  'newsletter-welcome': NewsletterWelcomeMail,
  'cart-reminder': CartReminderMail,
  'withdrawal-receipt': WithdrawalReceiptMail,
  'withdrawal-decision': WithdrawalDecisionMail,
  'ticket-received': TicketReceivedMail,
  'ticket-reply': TicketReplyMail,
  'chat-reply': ChatReplyMail,
};
