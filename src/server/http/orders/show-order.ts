import type { OrderDetails, TimelineEvent as ShownEvent } from '#contract/account/order-documents.ts';
import { giftOfEsim } from '#core/gifts/gift.ts';
import type { Language } from '#core/language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import { isUnitRefunded, unitRefundCents } from '#core/orders/delivery/refund.ts';
import { isBillingOpen } from '#core/orders/history/billing-details.ts';
import type { OrderRecord } from '#core/orders/history/order-record.ts';
import { orderTimeline } from '#core/orders/history/order-timeline.ts';
import { mailToResend } from '#core/orders/history/resent-mail.ts';
import { hasOpenWithdrawal } from '#core/withdrawals/open-withdrawal.ts';
import { isRightEndedByUse, withdrawalState } from '#core/withdrawals/withdrawal-state.ts';
import { isToGive } from '#core/shares/is-group-order.ts';
import type { OwnedOrder } from '#core/orders/my-orders.ts';
import { numberedTitle, numberUnits } from '#core/orders/number-units.ts';
import { hiddenEmail, showUnits } from '#core/orders/show-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { showGift } from '../gifts/show-gift.ts';

const STATES = { paid: 'processing', fulfilled: 'ready', refunded: 'refunded' } as const;

type ViewOptions = Readonly<{ language: Language; now: Date }>;

/** An order in a list of its owner's. */
export function showOrder(order: OwnedOrder, { language, now }: ViewOptions) {
  return {
    id: order.orderId,
    number: order.orderNumber,
    paidAt: order.paidAt.toISOString(),
    state: STATES[order.status],
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    currency: order.currency,
    hasOpenWithdrawal: order.hasOpenWithdrawal,
    isRightEndedByUse: order.isRightEndedByUse,
    gift: order.gift === null ? null : showGift(order.gift, now),
    units: [...showUnits(order.units, { language, messagesOf })],
  };
}

/** `isOwner`: signed in. Otherwise it is the browser that paid, which sees this one order and nothing that came later. */
type Viewer = ViewOptions & Readonly<{ isOwner: boolean }>;

export function showOrderDetails(order: OrderRecord, { isOwner, language, now }: Viewer): OrderDetails {
  const refunds = [
    ...order.units.map(({ refund }, unit) => ({ refund, unit })),
    ...order.paymentRefunds.map((refund) => ({ refund, unit: null })),
  ];
  const titles = titlesOf(order, language);
  const seen = isOwner && order.gift === null ? order : { ...order, laterTopups: [] };
  const listed = showOrder({ ...order, ...listedOf(order) }, { language, now });
  return {
    ...listed,
    units: listed.units.map((unit, index) => ({
      ...unit,
      ...factsOf(order.units[index], now),
      esimId: isOwner ? ownEsimId(order, index) : null,
      hasOpenWithdrawal: hasOpenWithdrawal(order.withdrawals, index + 1),
    })),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    discountCode: order.discountCode,
    email: shownEmail(order, isOwner),
    isOwner,
    canChangeBilling: isOwner && isBillingOpen(order.paidAt, now),
    hasBilling: isOwner && order.billing !== null,
    canResend: mailToResend(order) !== null,
    timeline: orderTimeline(seen).map(
      ({ kind, at, unit, topup, amountCents = null, mail = null }): ShownEvent => ({
        kind,
        at: at.toISOString(),
        title: topup === undefined ? titleOf(titles, unit) : unitTitle(topup, { language, messagesOf }),
        amountCents,
        mail,
      }),
    ),
    refunds: refunds.flatMap(({ refund, unit }) =>
      refund === null
        ? []
        : {
            title: titleOf(titles, unit ?? undefined),
            reason: refund.reason,
            amountCents: refund.amountCents,
            doneAt: refund.doneAt?.toISOString() ?? null,
          },
    ),
    withdrawal: shownWithdrawal(order, now),
  };
}

/** Null: it was not delivered, or it is another person's. */
function ownEsimId({ units, gift }: OrderRecord, index: number): string | null {
  const esimId = units[index]?.esimId ?? null;
  return gift === null || giftOfEsim(gift, esimId) === null ? esimId : null;
}

function factsOf(unit: OrderRecord['units'][number] | undefined, now: Date) {
  if (unit === undefined)
    return { priceCents: 0, refundCents: 0, isUsed: false, isToGive: false, isRecycled: false };
  const { priceCents, firstConnectedAt, isRecycled, reported } = unit;
  return {
    priceCents,
    refundCents: unitRefundCents(unit),
    isUsed: firstConnectedAt !== null,
    isToGive: reported !== null && isToGive(reported, now),
    isRecycled,
  };
}

/** A visitor who is not signed in sees only enough to recognise the address. */
export function shownEmail({ email }: Pick<OrderRecord, 'email'>, isOwner: boolean): string {
  return isOwner ? email : hiddenEmail(email);
}

function titlesOf({ units }: OrderRecord, language: Language): readonly string[] {
  const numbers = numberUnits(units);
  return units.map(({ described }, index) =>
    numberedTitle(described, numbers[index] ?? null, { language, messagesOf }),
  );
}

function titleOf(titles: readonly string[], unit: number | undefined): string | null {
  return unit === undefined ? null : (titles[unit] ?? null);
}

function listedOf(order: OrderRecord) {
  const { units, withdrawals } = order;
  const done = units.flatMap(({ refund }) => (refund?.status === 'done' ? refund.amountCents : []));
  return {
    refundedCents: done.reduce((sum, amount) => sum + amount, 0),
    hasOpenWithdrawal: withdrawals.some(({ status }) => status === 'open'),
    isRightEndedByUse: isRightEndedByUse(order),
    units: units.map(({ described, outcome, refund }) => ({
      described,
      outcome,
      isRefunded: isUnitRefunded({ outcome, refund }),
    })),
  };
}

function shownWithdrawal(order: OrderRecord, now: Date): OrderDetails['withdrawal'] {
  const found = withdrawalState(order, now);
  if (found === null) return null;
  const { state, acceptedAt, lastDay, declaredAt, hasMore } = found;
  return {
    state,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    lastDay: lastDay.toISOString().slice(0, 'yyyy-mm-dd'.length),
    declaredAt: declaredAt?.toISOString() ?? null,
    hasMore,
  };
}
