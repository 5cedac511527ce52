import { isErasedAddress } from '#core/personal-data/erased-address.ts';
import type { ServerI18n } from '#messages/translate.ts';
import type { RefundReason } from '../delivery/refund.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import { numberedTitle, numberUnits } from '../number-units.ts';
import type { BillingDetails } from './billing-details.ts';
import { includedTax, sumAmounts, type TaxedAmount } from './included-tax.ts';
import type { InvoiceRecord, InvoiceSeller, OrderRecord, UnitRecord } from './order-record.ts';

export type InvoiceLine = TaxedAmount &
  Readonly<{
    title: string;
    quantity: number;
    unitPriceCents: number;
    /** What the discount takes off the whole line. */
    discountCents: number;
  }>;

/** Of one refund. Its amounts are negative. */
export type CreditNote = TaxedAmount &
  Readonly<{ number: string; issuedAt: Date; title: string; reason: RefundReason }>;

export type Invoice = Readonly<{
  number: string;
  issuedAt: Date;
  orderNumber: string;
  seller: InvoiceSeller;
  /** Null: erased. A simplified invoice needs no customer. */
  buyerEmail: string | null;
  billing: BillingDetails | null;
  currency: string;
  discountCode: string | null;
  lines: readonly InvoiceLine[];
  /** Before the discount. */
  subtotalCents: number;
  discountCents: number;
  total: TaxedAmount;
  creditNotes: readonly CreditNote[];
  /** The invoice less its credit notes. */
  balance: TaxedAmount;
}>;

type Facts = Pick<
  OrderRecord,
  | 'orderNumber'
  | 'email'
  | 'currency'
  | 'discountCode'
  | 'units'
  | 'invoices'
  | 'subtotalCents'
  | 'discountCents'
  | 'billing'
>;

/**
 * The invoice of a paid order with a credit note for each refund that was made. Tax is calculated per unit, so the credit
 * note of a unit takes back exactly the tax that the invoice stated for it. `seller` is the one of the settings, for
 * an invoice that was issued before the shop stored its seller. Null: the order has no invoice.
 */
export function invoiceOf(order: Facts, seller: InvoiceSeller, i18n: ServerI18n): Invoice | null {
  const own = order.invoices.find(({ series }) => series === 'F');
  if (own === undefined) return null;
  const issuer = own.seller ?? seller;
  const lines = linesOf(order.units, issuer, i18n);
  const creditNotes = order.invoices.flatMap((note) => creditNoteOf(note, { order, issuer, i18n }));
  const total = sumAmounts(lines);
  return {
    number: invoiceNumber(own),
    issuedAt: own.issuedAt,
    orderNumber: order.orderNumber,
    seller: issuer,
    buyerEmail: isErasedAddress(order.email) ? null : order.email,
    billing: order.billing,
    currency: order.currency,
    discountCode: order.discountCode,
    lines,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    total,
    creditNotes,
    balance: sumAmounts([total, ...creditNotes]),
  };
}

/** "F-000123". */
export function invoiceNumber({ series, number }: Pick<InvoiceRecord, 'series' | 'number'>): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

/** One line per plan and price. */
function linesOf(units: readonly UnitRecord[], { taxBasisPoints }: InvoiceSeller, i18n: ServerI18n) {
  const titled = units.map((unit) => ({ ...unit, title: unitTitle(unit.described, i18n) }));
  const groups = Map.groupBy(titled, ({ title, priceCents }) => `${priceCents} ${title}`);
  return [...groups.values()].flatMap((same): InvoiceLine[] => {
    const [first] = same;
    if (first === undefined) return [];
    return [
      {
        title: first.title,
        quantity: same.length,
        unitPriceCents: first.priceCents,
        discountCents: same.reduce((sum, { discountCents }) => sum + discountCents, 0),
        ...sumAmounts(
          same.map(({ priceCents, discountCents }) =>
            includedTax(priceCents - discountCents, taxBasisPoints),
          ),
        ),
      },
    ];
  });
}

type Noted = Readonly<{ order: Facts; issuer: InvoiceSeller; i18n: ServerI18n }>;

function creditNoteOf(note: InvoiceRecord, { order: { units }, issuer, i18n }: Noted): CreditNote[] {
  if (note.refundId === null) return [];
  const index = units.findIndex(({ refund }) => refund?.id === note.refundId);
  const unit = units[index];
  if (unit?.refund == null) return [];
  return [
    {
      number: invoiceNumber(note),
      issuedAt: note.issuedAt,
      title: numberedTitle(unit.described, numberUnits(units)[index] ?? null, i18n),
      reason: unit.refund.reason,
      ...includedTax(-unit.refund.amountCents, issuer.taxBasisPoints),
    },
  ];
}
