import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { MAILED_REFUND_REASONS, sumMailedRefunds, type MailedRefunds } from '#core/orders/delivery/refund.ts';
import { lateBefore } from '#core/orders/late-work.ts';
import { isMailOutdated } from '#core/orders/mail/is-mail-outdated.ts';
import { mailLanguage } from '#core/orders/mail/mail-language.ts';
import { MOST_MAIL_ATTEMPTS, type MailStore } from '#core/orders/mail/mail-store.ts';
import { mailedRequest } from '#core/orders/mail/mailed-request.ts';
import { openedAsGift } from '../gifts/gift-esims.ts';
import { readMailedGift, type GiftNeeds } from '../gifts/mailed-gift.ts';
import { gifts } from '../schema/gifts.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { announcing } from './order-events.ts';
import { refunds, sentMails } from '../schema/delivery.ts';
import { orders, payments } from '../schema/orders.ts';
import { readToppedUp } from './topup-owner.ts';
import { openEsim, readUnits } from './unit-esims.ts';

type Needs = GiftNeeds & Readonly<{ postgres: Postgres; secretBox: SecretBox }>;

export function createMailStore({ postgres, secretBox, shareSecrets }: Needs): MailStore {
  const { db } = postgres;
  return {
    async take(mailId, at) {
      const [mail] = await takeMail(db, { mailId, at, before: lateBefore(at).lock });
      if (mail === undefined) return null;
      // Checked before the eSIMs are decrypted, which may be what failed each time.
      if (mail.attempts > MOST_MAIL_ATTEMPTS) return 'attempts-exhausted';
      const { orderId, isGift, subject, ...due } = mail;
      const gift = isGift
        ? await readMailedGift(db, { shareSecrets }, { mailId, orderId, kind: due.kind, at })
        : null;
      if (isMailOutdated(due.kind, gift)) {
        await end(postgres, { mailId, status: 'replaced', at: null });
        return null;
      }
      const units = await readUnits(db, orderId);
      const openedIds = due.kind === 'order' ? await openedAsGift(db, orderId) : new Set<string>();
      const topup = await readToppedUp(db, targetOf(units));
      return {
        ...due,
        gift,
        toppedUp: topup?.esim ?? null,
        language: mailLanguage({ ...due, ...languagesOf(gift, topup) }),
        orderNumber: String(due.orderNumber),
        ...(due.kind === 'refund' ? await readRefunded(db, orderId) : sumMailedRefunds([])),
        ...mailedRequest(due.kind === 'refund-after-delivery' ? subject : null, units.map(refundOf)),
        openedGifts: units.flatMap(({ esim }, index) =>
          esim !== null && openedIds.has(esim.id) ? [index] : [],
        ),
        units: units.map(({ unit, described, esim }) => ({
          described,
          priceCents: unit.price_cents,
          paidCents: unit.price_cents - unit.discount_cents,
          isDelivered: unit.outcome === 'delivered',
          esim: esim === null ? null : openEsim(esim, secretBox),
        })),
      };
    },
    markSent: (mailId, at) => end(postgres, { mailId, status: 'sent', at }),
    markRefused: (mailId) => end(postgres, { mailId, status: 'refused', at: null }),
  };
}

/** Null: the order is not a top-up. */
function targetOf([first]: Awaited<ReturnType<typeof readUnits>>): string | null {
  return first?.unit.target_iccid ?? null;
}

function languagesOf(
  gift: Awaited<ReturnType<typeof readMailedGift>>,
  topup: Awaited<ReturnType<typeof readToppedUp>>,
) {
  return { giftLanguage: gift?.language ?? null, ownerLanguage: topup?.ownerLanguage ?? null };
}

function refundOf({ refund }: Awaited<ReturnType<typeof readUnits>>[number]) {
  if (refund === null) return null;
  const { request_id: requestId, status, reason, amount_cents: amountCents } = refund;
  return { requestId, status, reason, amountCents };
}

async function readRefunded(db: Postgres['db'], orderId: string): Promise<MailedRefunds> {
  const rows = await db
    .select({ amountCents: refunds.amount_cents, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(eq(payments.order_id, orderId), inArray(refunds.reason, MAILED_REFUND_REASONS)));
  return sumMailedRefunds(rows);
}

const takeMail = prepareStatement((db, value: Params<'mailId' | 'at' | 'before'>) =>
  db
    .update(sentMails)
    .set({ attempts: sql`${sentMails.attempts} + 1`, tried_at: value('at') })
    .from(orders)
    .where(
      and(
        eq(orders.id, sentMails.order_id),
        eq(sentMails.id, value('mailId')),
        eq(sentMails.status, 'due'),
        or(isNull(sentMails.tried_at), lt(sentMails.tried_at, value('before'))),
      ),
    )
    .returning({
      id: sentMails.id,
      kind: sentMails.kind,
      subject: sentMails.subject,
      recipient: sentMails.recipient,
      messageName: sentMails.message_id,
      attempts: sentMails.attempts,
      orderId: orders.id,
      orderNumber: orders.number,
      language: orders.language,
      isGift: sql<boolean>`exists (select 1 from ${gifts} where ${gifts}.order_id = ${orders}.id)`,
      totalCents: orders.total_cents,
      isWithdrawalAccepted: sql<boolean>`${orders.withdrawal_accepted_at} is not null`,
    }),
);

type Ending = Readonly<{ mailId: string; status: 'sent' | 'refused' | 'replaced'; at: Date | null }>;

async function end({ db }: Postgres, ending: Ending): Promise<void> {
  await endMail(db, ending);
}

/** One statement, so that the change and its notification happen together or not at all. */
const endMail = prepareStatement((db, value: Params<keyof Ending>) => {
  const ended = db.$with('ended').as(
    db
      .update(sentMails)
      .set({ status: value('status'), sent_at: value('at') })
      .where(and(eq(sentMails.id, value('mailId')), eq(sentMails.status, 'due')))
      .returning({ order_id: sentMails.order_id }),
  );
  return db
    .with(ended)
    .select({ notified: announcing(ended.order_id) })
    .from(ended)
    .where(isNotNull(ended.order_id));
});
