import type { InvoiceBilling, Invoice as ShownInvoice } from '#contract/account/order-documents.ts';
import { isBillingOpen, lastBillingDay, type BillingDetails } from '#core/orders/history/billing-details.ts';
import type { Invoice } from '#core/orders/history/invoice.ts';
import { hiddenEmail } from '#core/orders/show-progress.ts';

/** `last`: what the owner saved last for an invoice, to offer it. */
type Viewer = Readonly<{ isOwner: boolean; now: Date; last: BillingDetails | null }>;

export function showInvoice(invoice: Invoice, { isOwner, now, last }: Viewer): ShownInvoice {
  const { seller, buyerEmail, billing, lines, creditNotes, issuedAt, ...rest } = invoice;
  const { taxBasisPoints, ...shownSeller } = seller;
  return {
    ...rest,
    issuedAt: issuedAt.toISOString(),
    seller: shownSeller,
    taxPercent: taxBasisPoints === null ? null : taxBasisPoints / 100,
    buyerEmail: buyerEmail === null || isOwner ? buyerEmail : hiddenEmail(buyerEmail),
    billing: isOwner ? showBilling({ billing, issuedAt, last }, now) : null,
    lines: [...lines],
    creditNotes: creditNotes.map((note) => ({ ...note, issuedAt: note.issuedAt.toISOString() })),
  };
}

type InvoiceView = Pick<Invoice, 'billing' | 'issuedAt'> & Pick<Viewer, 'last'>;

/** An invoice is issued at the moment of the payment. */
export function showBilling({ billing, issuedAt, last }: InvoiceView, now: Date): InvoiceBilling {
  const canChange = isBillingOpen(issuedAt, now);
  return {
    details: billing,
    lastDay: lastBillingDay(issuedAt),
    canChange,
    last: billing === null && canChange ? last : null,
  };
}
