import type { GiftOfMail } from '#core/gifts/gift-mail-content.ts';
import type { DueMail, MailedEsim } from '#core/orders/mail/mail-store.ts';
import type { MailContext } from '#core/orders/mail/mail-draft.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from './package.ts';
import { aSeller } from './seller.ts';

export const MAIL_LINKS: MailContext = {
  signInUrl: 'https://shop.example/auth?magic_link=abc',
  urlOf: (path) => `https://shop.example${path}`,
  helpUrl: 'https://shop.example/contact',
  termsUrl: 'https://shop.example/terms-of-service',
  privacyUrl: 'https://shop.example/privacy-policy',
  withdrawalUrl: 'https://shop.example/withdrawal',
  shareUrlOf: (secret) => `https://shop.example/share/${secret}`,
  now: new Date('2026-11-16T09:00:00Z'),
  seller: aSeller(),
  messagesOf,
};

export function aDeliveredEsim(changes: Partial<MailedEsim> = {}): MailedEsim {
  return {
    iccid: '8944465400003573253',
    smdpAddress: 'rsp.example',
    matchingId: 'K2-ABC',
    activationCode: 'LPA:1$rsp.example$K2-ABC',
    appleInstallUrl: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example$K2-ABC',
    apn: { kind: 'manual', value: 'globaldata' },
    ...changes,
  };
}

/** A gift of one eSIM from Ana to Eva. */
export function aMailedGift(changes: Partial<GiftOfMail> = {}): GiftOfMail {
  return {
    recipientEmail: 'eva@example.com',
    recipientName: 'Eva',
    giverName: null,
    message: 'Enjoy the trip!',
    language: 'en',
    sendAt: new Date('2026-11-20T08:00:00Z'),
    timeZone: 'Europe/Madrid',
    buyerEmail: 'ana@example.com',
    linksEndAt: new Date('2026-11-23T08:00:00Z'),
    esims: [
      {
        described: aPackage(),
        number: null,
        boughtAt: new Date('2026-11-19T12:00:00Z'),
        secret: 'a-secret-of-the-link-1',
      },
    ],
    ...changes,
  };
}

/** The mail with the eSIM of an order of one unit. */
export function aDueMail(changes: Partial<DueMail> = {}): DueMail {
  return {
    id: 'mail-1',
    kind: 'order',
    recipient: 'ana@example.com',
    messageName: 'order-1',
    attempts: 1,
    language: 'en',
    orderNumber: '100001',
    totalCents: 950,
    refundedCents: 0,
    isPaymentReturned: false,
    requestedRefund: null,
    isWithdrawalAccepted: true,
    gift: null,
    units: [
      { described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: true, esim: aDeliveredEsim() },
    ],
    openedGifts: [],
    toppedUp: null,
    ...changes,
  };
}
