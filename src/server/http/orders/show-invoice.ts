import type { InvoiceBilling, Invoice as ShownInvoice } from '#contract/account/order-documents.ts';
import { isBillingOpen, lastBillingDay } from '#core/orders/history/billing-details.ts';
import type { Invoice } from '#core/orders/history/invoice.ts';
import { hiddenEmail } from '#core/orders/show-progress.ts';

type Viewer = Readonly<{ isOwner: boolean; now: Date }>;

export function showInvoice(invoice: Invoice, { isOwner, now }: Viewer): ShownInvoice {
  const { seller, buyerEmail, billing, lines, creditNotes, issuedAt, ...rest } = invoice;
  const { taxBasisPoints, ...shownSeller } = seller;
  return {
    ...rest,
    issuedAt: issuedAt.toISOString(),
    seller: shownSeller,
    taxPercent: taxBasisPoints === null ? null : taxBasisPoints / 100,
    buyerEmail: buyerEmail === null || isOwner ? buyerEmail : hiddenEmail(buyerEmail),
    billing: isOwner ? showBilling({ billing, issuedAt }, now) : null,
    lines: [...lines],
    creditNotes: creditNotes.map((note) => ({ ...note, issuedAt: note.issuedAt.toISOString() })),
  };
}

/** An invoice is issued at the moment of the payment. */
export function showBilling(
  { billing, issuedAt }: Pick<Invoice, 'billing' | 'issuedAt'>,
  now: Date,
): InvoiceBilling {
  return {
    details: billing,
    lastDay: lastBillingDay(issuedAt),
    canChange: isBillingOpen(issuedAt, now),
  };
}
