import type { Invoice as ShownInvoice } from '#contract/account/order-documents.ts';
import type { Invoice } from '#core/orders/history/invoice.ts';
import { hiddenEmail } from '#core/orders/show-progress.ts';

export function showInvoice(invoice: Invoice, isOwner: boolean): ShownInvoice {
  const { seller, buyerEmail, lines, creditNotes, issuedAt, ...rest } = invoice;
  const { taxBasisPoints, ...shownSeller } = seller;
  return {
    ...rest,
    issuedAt: issuedAt.toISOString(),
    seller: shownSeller,
    taxPercent: taxBasisPoints === null ? null : taxBasisPoints / 100,
    buyerEmail: buyerEmail === null || isOwner ? buyerEmail : hiddenEmail(buyerEmail),
    lines: [...lines],
    creditNotes: creditNotes.map((note) => ({ ...note, issuedAt: note.issuedAt.toISOString() })),
  };
}
