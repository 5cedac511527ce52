import type { ListedRefund } from '#core/payments/payment-gateway.ts';
import type { Finding, FindingKind } from './finding.ts';

/** What our database stores about a refund. */
export type KnownRefund = Readonly<{
  reference: string;
  status: 'due' | 'done' | 'refused';
  /** The payment service's id, once it is done. */
  refundId: string | null;
}>;

type KnownRefunds = Readonly<{
  refunds: readonly KnownRefund[];
  /** The listed payments that are ours. */
  paymentIds: ReadonlySet<string>;
}>;

/**
 * Every refund at the payment service must be one of ours, and each of ours must be made once. `listed`: oldest
 * first.
 */
export function compareRefunds(listed: readonly ListedRefund[], known: KnownRefunds): readonly Finding[] {
  const refunds = new Map(known.refunds.map((refund) => [refund.reference, refund]));
  const recorded = new Set(known.refunds.flatMap(({ refundId }) => refundId ?? []));
  const seen = new Set<string>();
  return listed
    .filter(({ hasFailed }) => !hasFailed)
    .flatMap((refund): readonly Finding[] => {
      if (recorded.has(refund.refundId)) return [];
      const kind = judge(refund, { refunds, seen, isOurs: known.paymentIds.has(refund.paymentId ?? '') });
      if (refund.reference !== null) seen.add(refund.reference);
      return kind === null ? [] : [findingOf(kind, refund)];
    });
}

type Circumstances = Readonly<{
  refunds: ReadonlyMap<string, KnownRefund>;
  /** References of earlier refunds in the list. */
  seen: ReadonlySet<string>;
  isOurs: boolean;
}>;

function judge({ reference }: ListedRefund, { refunds, seen, isOurs }: Circumstances): FindingKind | null {
  // Without our reference it was made by hand, or belongs to another product that is sold through this account.
  if (reference === null) return isOurs ? 'refund-not-recorded' : null;
  const known = refunds.get(reference);
  if (known?.status === 'done' || seen.has(reference)) return 'payment-refunded-twice';
  // It was made and will be recorded soon.
  return known?.status === 'due' ? null : 'refund-not-recorded';
}

function findingOf(kind: FindingKind, refund: ListedRefund): Finding {
  const { refundId, paymentId, reference, amountCents, madeAt } = refund;
  const details = { paymentId, reference, amountCents, madeAt: madeAt.toISOString() };
  return { kind, subject: refundId, details };
}
