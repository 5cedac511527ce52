import { accountMail, type AccountMailKind } from '#core/accounts/account-mails.ts';
import type { GiftOfMail } from '#core/gifts/gift-mail-content.ts';
import type { Language } from '#core/language.ts';
import type { MailName, UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { DueMail, MailedUnit } from '#core/orders/mail/mail-store.ts';
import type { AttachedQrCode } from '#core/orders/mail/order-mail-content.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import type { ReminderKind } from '#core/reminders/reminder.ts';
import { shareMail } from '#core/shares/share-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { sampleChatMail } from './sample-chat-mail.ts';
import { sampleReminder } from './sample-reminder.ts';
import { sampleCartReminder, sampleNewsletter } from './sample-subscriptions.ts';
import { sampleWithdrawal } from './sample-withdrawal.ts';
import { sampleTicketMail } from './sample-ticket-mail.ts';

export type SampleMail = Readonly<{ mail: UnrenderedMail; qrCodes: readonly AttachedQrCode[] }>;

const SHOP = 'https://shop.example';
const SOME_TIME = new Date('2026-11-18T06:30:00Z');

/** Every mail with invented values. A new mail does not compile without its sample. */
export const SAMPLE_MAILS: Readonly<Record<MailName, (language: Language) => SampleMail>> = {
  'confirm-address': (language) => accountSample('confirm-address', language),
  'reset-password': (language) => accountSample('reset-password', language),
  'magic-link': (language) => accountSample('magic-link', language),
  'already-registered': (language) => accountSample('already-registered', language),
  'new-password': (language) => accountSample('new-password', language),
  'account-deleted': (language) => accountSample('account-deleted', language),
  'change-address': (language) => accountSample('change-address', language),
  'address-taken': (language) => accountSample('address-taken', language),
  'address-changed': (language) => accountSample('address-changed', language),
  welcome: (language) => orderSample('welcome', language),
  order: (language) => orderSample('order', language),
  refund: (language) => orderSample('refund', language),
  'refund-after-delivery': (language) => orderSample('refund-after-delivery', language),
  topup: (language) => topupSample('topup', language),
  'topup-owner': (language) => topupSample('topup-owner', language),
  'gift-receipt': (language) => orderSample('gift-receipt', language),
  gift: (language) => orderSample('gift', language),
  share: shareSample,
  'low-data': (language) => reminderSample('data-90', language),
  'plan-ends': (language) => reminderSample('ends-3-days', language),
  'install-reminder': (language) => reminderSample('not-installed', language),
  'review-request': (language) => reminderSample('review', language),
  'newsletter-confirm': (language) => ({ mail: sampleNewsletter('confirm', language, SHOP), qrCodes: [] }),
  'newsletter-welcome': (language) => ({ mail: sampleNewsletter('welcome', language, SHOP), qrCodes: [] }),
  'cart-reminder': (language) => ({
    mail: sampleCartReminder(language, JAPAN.described, SHOP),
    qrCodes: [],
  }),
  'withdrawal-receipt': (language) => ({ mail: sampleWithdrawal('receipt', language, SHOP), qrCodes: [] }),
  'withdrawal-decision': (language) => ({ mail: sampleWithdrawal('decision', language, SHOP), qrCodes: [] }),
  'ticket-received': (language) => ({ mail: sampleTicketMail('received', language, SHOP), qrCodes: [] }),
  'ticket-reply': (language) => ({ mail: sampleTicketMail('reply', language, SHOP), qrCodes: [] }),
  'chat-reply': (language) => ({ mail: sampleChatMail(language, SHOP), qrCodes: [] }),
};

function accountSample(kind: AccountMailKind, language: Language): SampleMail {
  const url = `${SHOP}/auth?token=sample`;
  const content = accountMail(kind, { language, messagesOf, url, seller: SANDBOX_SELLER, at: SOME_TIME });
  return { mail: { name: kind, content }, qrCodes: [] };
}

const ESIM: NonNullable<MailedUnit['esim']> = {
  iccid: '8944465400003573253',
  smdpAddress: 'rsp.example',
  matchingId: 'K2-SAMPLE',
  activationCode: 'LPA:1$rsp.example$K2-SAMPLE',
  appleInstallUrl:
    'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example$K2-SAMPLE',
  apn: { kind: 'manual', value: 'globaldata' },
};

const JAPAN: MailedUnit = {
  described: {
    type: 'sim',
    country_region: 'Japan',
    country_code: 'JP',
    coverage_type: 'local',
    data_amount: '5 GB',
    is_unlimited: false,
    validity_days: 7,
    activation_policy: 'first-usage',
    install_window_days: null,
    topup_grace_window_days: null,
    countries: ['JP'],
    operator: 'Moshi Moshi',
    sms: 0,
    voice: 0,
  },
  priceCents: 950,
  paidCents: 855,
  isDelivered: true,
  esim: ESIM,
};
const SPAIN: MailedUnit = {
  ...JAPAN,
  described: {
    ...JAPAN.described,
    country_region: 'Spain',
    country_code: 'ES',
    activation_policy: 'installation',
  },
};
const UNDELIVERED: MailedUnit = {
  ...JAPAN,
  described: { ...JAPAN.described, country_region: 'Brazil', country_code: 'BR' },
  isDelivered: false,
  esim: null,
};

function giftSample(language: Language): GiftOfMail {
  return {
    recipientEmail: 'eva@example.com',
    recipientName: 'Eva',
    giverName: 'Ana',
    message: 'Happy birthday! Enjoy Japan, and send us a picture of the first ramen.',
    language,
    sendAt: new Date('2026-11-20T08:00:00Z'),
    timeZone: 'Europe/Madrid',
    buyerEmail: 'ana@example.com',
    linksEndAt: new Date('2026-11-23T08:00:00Z'),
    esims: [JAPAN, SPAIN].map(({ described }) => ({
      described,
      number: null,
      boughtAt: new Date('2026-11-19T12:00:00Z'),
      secret: 'sample',
    })),
  };
}

/** Everything an order mail can contain: two eSIMs, one of which starts on install, an undelivered unit, a discount. */
function orderSample(kind: OrderMailKind, language: Language): SampleMail {
  return sampleOf(aDueMail(kind, language));
}

/** A top-up of a Japanese eSIM that its owner named. */
function topupSample(kind: OrderMailKind, language: Language): SampleMail {
  const known = { id: 'sample', described: JAPAN.described, name: 'Tokio 2026', ownerEmail: null };
  return sampleOf({
    ...aDueMail(kind, language),
    totalCents: 855,
    units: [{ ...JAPAN, described: { ...JAPAN.described, type: 'topup' }, esim: null }],
    toppedUp: { iccid: ESIM.iccid, known },
  });
}

function aDueMail(kind: OrderMailKind, language: Language): DueMail {
  return {
    id: 'sample',
    kind,
    recipient: 'ana@example.com',
    messageName: 'sample',
    attempts: 1,
    language,
    orderNumber: '100001',
    totalCents: 2565,
    refundedCents: 855,
    isPaymentReturned: false,
    requestedRefund: kind === 'refund-after-delivery' ? { reason: 'guarantee', units: [0] } : null,
    isWithdrawalAccepted: true,
    units: [JAPAN, SPAIN, UNDELIVERED],
    openedGifts: [],
    toppedUp: null,
    gift: kind === 'gift' || kind === 'gift-receipt' ? giftSample(language) : null,
  };
}

function sampleOf(due: DueMail): SampleMail {
  return orderMail(due, {
    signInUrl: `${SHOP}/auth?magic_link=sample`,
    urlOf: (path) => SHOP + path,
    helpUrl: `${SHOP}/contact`,
    termsUrl: `${SHOP}/terms-of-service`,
    privacyUrl: `${SHOP}/privacy-policy`,
    withdrawalUrl: `${SHOP}/withdrawal`,
    shareUrlOf: (secret) => `${SHOP}/share/${secret}`,
    now: new Date('2026-11-16T09:00:00Z'),
    seller: SANDBOX_SELLER,
    messagesOf,
  });
}

function shareSample(language: Language): SampleMail {
  const content = shareMail({
    language,
    messagesOf,
    described: JAPAN.described,
    sender: 'ana@example.com',
    expiresAt: new Date('2026-11-19T17:02:00Z'),
    life: 'new',
    url: `${SHOP}/share/AbCdEfGhIjKlMnOpQrStUv`,
    seller: SANDBOX_SELLER,
  });
  return { mail: { name: 'share', content }, qrCodes: [] };
}

function reminderSample(kind: ReminderKind, language: Language): SampleMail {
  return { mail: sampleReminder(kind, { language, described: JAPAN.described, origin: SHOP }), qrCodes: [] };
}
