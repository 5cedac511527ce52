import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { RefundReason } from '#core/orders/delivery/refund.ts';
import type { RefundRecord } from '#core/orders/history/order-record.ts';
import type { StaffOrder, StaffUnit } from './staff-orders.ts';

export const STAFF_EVENTS = [
  'checkout-begun',
  'cancelled',
  'paid',
  'paid-again',
  'delivered',
  'undelivered',
  'connected',
  'refund-requested',
  'refunded',
  'mail-sent',
  'mail-refused',
] as const;
type StaffEventKind = (typeof STAFF_EVENTS)[number];

/** `unit` is the index of a unit of the order. */
export type StaffEvent = Readonly<{
  kind: StaffEventKind;
  at: Date;
  unit?: number;
  amountCents?: number;
  reason?: RefundReason;
  mail?: OrderMailKind;
  /** An id of the payment service, or the words of the network. */
  detail?: string;
}>;

/** The payment service's times have whole seconds: within one, events are in the order of their kinds. */
const secondOf = ({ at }: StaffEvent) => Math.floor(at.getTime() / 1_000);

/** Every stored step of an order, to the second, oldest first. */
export function staffTimeline(order: StaffOrder): readonly StaffEvent[] {
  const events: StaffEvent[] = [
    { kind: 'checkout-begun', at: order.createdAt, amountCents: order.totalCents },
    ...(order.cancelledAt === null ? [] : [{ kind: 'cancelled', at: order.cancelledAt } as const]),
    ...order.payments.map(
      ({ id, amountCents, counts, paidAt }) =>
        ({ kind: counts ? 'paid' : 'paid-again', at: paidAt, amountCents, detail: id }) as const,
    ),
    ...order.units.flatMap(unitEvents),
    ...order.paymentRefunds.flatMap((refund) => refundEvents(refund)),
    ...order.mails.flatMap(({ kind: mail, status, createdAt, sentAt }): StaffEvent[] => {
      if (sentAt !== null) return [{ kind: 'mail-sent', at: sentAt, mail }];
      return status === 'refused' ? [{ kind: 'mail-refused', at: createdAt, mail }] : [];
    }),
  ];
  return events.toSorted(
    (a, b) => secondOf(a) - secondOf(b) || STAFF_EVENTS.indexOf(a.kind) - STAFF_EVENTS.indexOf(b.kind),
  );
}

function unitEvents({ outcome, settledAt, failure, esim, refund }: StaffUnit, unit: number): StaffEvent[] {
  const detail = failure === null ? {} : { detail: failure };
  return [
    ...(settledAt === null
      ? []
      : [
          {
            kind: outcome === 'delivered' ? 'delivered' : 'undelivered',
            at: settledAt,
            unit,
            ...detail,
          } as const,
        ]),
    ...(esim?.firstConnectedAt == null
      ? []
      : [{ kind: 'connected', at: esim.firstConnectedAt, unit } as const]),
    ...(refund === null ? [] : refundEvents(refund, unit)),
  ];
}

function refundEvents(refund: RefundRecord, unit?: number): StaffEvent[] {
  const { amountCents, reason, createdAt, doneAt } = refund;
  const about = { amountCents, reason, ...(unit === undefined ? {} : { unit }) };
  return [
    { kind: 'refund-requested', at: createdAt, ...about },
    ...(doneAt === null ? [] : [{ kind: 'refunded', at: doneAt, ...about } as const]),
  ];
}
