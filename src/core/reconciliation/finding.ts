import type { Alert } from '#core/alerts.ts';

/**
 * Something a person must check: our records and those of the eSIM network or the payment service differ. `subject`
 * is the other side's id. The same kind and subject is the same finding.
 */
export type Finding = Readonly<{
  kind: FindingKind;
  subject: string;
  /** Ids that help to find it on both sides. */
  details: Readonly<Record<string, string | number | null>>;
}>;

export const FINDING_KINDS = [
  /** The network sold two eSIMs or top-ups for one unit. The customer paid for one of them. */
  'esim-bought-twice',
  /** The network sold an eSIM or a top-up for a unit that was refunded. */
  'esim-bought-and-refunded',
  /** The network sold an eSIM or a top-up for a unit that this database does not have. */
  'esim-of-unknown-order',
  /** The same reference was refunded twice. */
  'payment-refunded-twice',
  /** A refund was made that this database does not have. */
  'refund-not-recorded',
  /** A customer paid for an order that this database does not have. */
  'payment-without-order',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const MESSAGES: Readonly<Record<FindingKind, string>> = {
  'esim-bought-twice':
    'The eSIM network sold two eSIMs or top-ups for one unit. The customer paid once; the shop paid twice. Request a refund of the second order from the network.',
  'esim-bought-and-refunded':
    'The eSIM network sold an eSIM or a top-up for a unit that was refunded. No customer has this eSIM; a top-up may be on an eSIM although its customer got the money back. Request a refund of its order from the network.',
  'esim-of-unknown-order':
    'The eSIM network sold an eSIM or a top-up that belongs to no order in this database. After a restored backup it belongs to a lost order; otherwise another party bought with our keys: replace the keys.',
  'payment-refunded-twice':
    'A payment was refunded twice for the same unit. The customer got too much money. Compare the two refunds at the payment service.',
  'refund-not-recorded':
    'The payment service lists a refund that this database does not have. It was refunded by hand, or a backup was restored. Compare it with the order before you refund anything else.',
  'payment-without-order':
    'A customer paid for an order that is not in this database, probably because a backup was restored. Nothing was delivered or refunded by this shop since. Look up the payment and help the customer.',
};

/** The alert for a finding. The details are in the finding itself. */
export function alertOf(kind: FindingKind): Alert {
  return { kind, message: `${MESSAGES[kind]} Details: table reconciliation_findings.` };
}
