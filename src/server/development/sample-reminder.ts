import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { reminderMail } from '#core/reminders/reminder-mail.ts';
import type { ReminderKind } from '#core/reminders/reminder.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

type Sample = Readonly<{ language: Language; described: Offer['described']; origin: string }>;

/** A reminder about an eSIM with a tenth of its data and three days left. */
export function sampleReminder(kind: ReminderKind, { language, described, origin }: Sample): UnrenderedMail {
  return reminderMail({
    kind,
    subject: {
      id: 'sample',
      name: null,
      iccid: '8944465400003573253',
      described,
      destinationSlug: 'japan',
      status: 'active',
      createdAt: new Date('2026-11-10T09:00:00Z'),
      installedAt: null,
      firstConnectedAt: null,
      expiresAt: new Date('2026-11-20T08:30:00Z'),
      readAt: new Date('2026-11-17T08:55:00Z'),
      figures: { totalMegabytes: 5120, remainingMegabytes: 470, isUnlimited: false },
      planMegabytes: 5120,
      validityDays: 7,
      topups: [],
      isTopupUnderway: false,
      isRefunded: false,
      isOrderReviewed: false,
      holding: {
        ownerEmail: 'ana@example.com',
        language,
        isSharedAway: false,
        gift: null,
        giftOpened: null,
      },
      optedOut: new Map(),
      reminders: [],
    },
    recipient: { email: 'ana@example.com', language, shareId: null },
    topup: {
      packageId: 'sample-topup',
      slug: 'japan',
      type: 'topup',
      priceCents: 950,
      availableStock: null,
      isWithdrawn: false,
      described: { ...described, type: 'topup' },
    },
    optOutToken: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGhIjKlMnOpQrStUv',
    shareUrl: null,
    topupToken: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
    reviewToken: 'AbCdEfGhIjKlMnOpQrStUv',
    publicOrigin: origin,
    seller: SANDBOX_SELLER,
    messagesOf,
  });
}
