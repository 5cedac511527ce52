import { MINUTE_MS } from '#core/durations.ts';
import type { DeclaredWithdrawal } from '#core/withdrawals/withdrawal.ts';
import type { Offer } from '../checkout/offer.ts';
import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import type { OrderRecord, RefundRecord, UnitRecord } from './order-record.ts';

/** In the order in which events of the same minute are listed. */
const TIMELINE_KINDS = [
  'placed',
  'paid',
  'delivered',
  'topped-up',
  'undelivered',
  'withdrawal-declared',
  'withdrawal-accepted',
  'withdrawal-refused',
  'refund-started',
  'refunded',
  'mail-sent',
  'gift-sent',
  'gift-opened',
  'esim-topped-up',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** `unit` is the index of a unit of the order. */
export type TimelineEvent = Readonly<{
  kind: TimelineKind;
  at: Date;
  unit?: number;
  amountCents?: number;
  mail?: OrderMailKind;
  /** Of a top-up by another order. */
  topup?: Offer['described'];
}>;

/** Mails to the buyer. The mail with the sign-in link and those to other people are not events of the order. */
const BUYERS_MAILS: readonly OrderMailKind[] = [
  'order',
  'topup',
  'gift-receipt',
  'refund',
  'refund-after-delivery',
];

type Facts = Pick<
  OrderRecord,
  | 'placedAt'
  | 'paidAt'
  | 'totalCents'
  | 'units'
  | 'withdrawals'
  | 'paymentRefunds'
  | 'mails'
  | 'gift'
  | 'laterTopups'
>;

const minuteOf = ({ at }: TimelineEvent) => Math.floor(at.getTime() / MINUTE_MS);

/** Screens show minutes. Units that are delivered at once would otherwise be listed in an order that looks random. */
function byTime(a: TimelineEvent, b: TimelineEvent): number {
  return (
    minuteOf(a) - minuteOf(b) ||
    TIMELINE_KINDS.indexOf(a.kind) - TIMELINE_KINDS.indexOf(b.kind) ||
    (a.unit ?? 0) - (b.unit ?? 0) ||
    a.at.getTime() - b.at.getTime()
  );
}

/** What happened to an order, oldest first. Every event has a stored time: what has none did not happen yet. */
export function orderTimeline(order: Facts): readonly TimelineEvent[] {
  const events: TimelineEvent[] = [
    { kind: 'placed', at: order.placedAt },
    { kind: 'paid', at: order.paidAt, amountCents: order.totalCents },
    ...order.units.flatMap(unitEvents),
    ...order.withdrawals.flatMap(withdrawalEvents),
    ...order.paymentRefunds.flatMap((refund) => refundEvents(refund)),
    ...order.mails.flatMap(({ kind, sentAt }) =>
      sentAt !== null && BUYERS_MAILS.includes(kind)
        ? [{ kind: 'mail-sent', at: sentAt, mail: kind } as const]
        : [],
    ),
    ...giftEvents(order.gift),
    ...order.laterTopups.map(
      ({ described, at }) => ({ kind: 'esim-topped-up', at, topup: described }) as const,
    ),
  ];
  return events.toSorted(byTime);
}

function unitEvents({ described, outcome, settledAt, refund }: UnitRecord, unit: number): TimelineEvent[] {
  const refunds = refund === null ? [] : refundEvents(refund, unit);
  if (outcome === null || settledAt === null) return refunds;
  const delivered = described.type === 'topup' ? 'topped-up' : 'delivered';
  return [{ kind: outcome === 'delivered' ? delivered : 'undelivered', at: settledAt, unit }, ...refunds];
}

/** The refund of a unit that was not delivered starts when that is known: one event, not two. */
function refundEvents(
  { reason, amountCents, createdAt, doneAt }: RefundRecord,
  unit?: number,
): TimelineEvent[] {
  const about = unit === undefined ? { amountCents } : { amountCents, unit };
  return [
    ...(reason === 'undelivered' ? [] : [{ kind: 'refund-started', at: createdAt, ...about } as const]),
    ...(doneAt === null ? [] : [{ kind: 'refunded', at: doneAt, ...about } as const]),
  ];
}

function withdrawalEvents({ declaredAt, status, decidedAt }: DeclaredWithdrawal): TimelineEvent[] {
  const declared = { kind: 'withdrawal-declared', at: declaredAt } as const;
  return status === 'open' || decidedAt === null
    ? [declared]
    : [declared, { kind: `withdrawal-${status}`, at: decidedAt }];
}

function giftEvents(gift: Facts['gift']): TimelineEvent[] {
  if (gift === null) return [];
  return [
    ...(gift.sentAt === null ? [] : [{ kind: 'gift-sent', at: gift.sentAt } as const]),
    ...gift.esims.flatMap(({ openedAt }) =>
      openedAt === null ? [] : [{ kind: 'gift-opened', at: openedAt } as const],
    ),
  ];
}
