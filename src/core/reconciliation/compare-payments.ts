import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import type { Finding } from './finding.ts';

type KnownPayments = Readonly<{
  /** Sessions whose payment is recorded. */
  sessionIds: ReadonlySet<string>;
  /** Our orders. */
  orderIds: ReadonlySet<string>;
}>;

type Compared = Readonly<{
  findings: readonly Finding[];
  /** Paid for one of our orders, but not recorded: the shop settles them without a person. */
  unsettled: readonly string[];
}>;

/** Every paid session must be recorded with the order it was paid for. */
export function comparePayments(paid: readonly PaymentSession[], known: KnownPayments): Compared {
  const unrecorded = paid.filter(({ id }) => !known.sessionIds.has(id));
  return {
    findings: unrecorded.flatMap((session) =>
      known.orderIds.has(session.orderId ?? '') ? [] : (paymentWithoutOrder(session) ?? []),
    ),
    unsettled: unrecorded
      .filter(({ orderId }) => known.orderIds.has(orderId ?? ''))
      .map((session) => session.id),
  };
}

const OUR_ORDER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Our order ids have this format. */
export function namesAnOrder(orderId: string | null): orderId is string {
  return orderId !== null && OUR_ORDER_ID.test(orderId);
}

/** Null: it has no order id of this shop, so another product is sold through the same account. */
export function paymentWithoutOrder(session: PaymentSession): Finding | null {
  const { id, orderId, paymentId, email, amountCents, currency } = session;
  if (!namesAnOrder(orderId)) return null;
  return {
    kind: 'payment-without-order',
    subject: id,
    details: { orderId, paymentId, email, amountCents, currency },
  };
}
