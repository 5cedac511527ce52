import type { ReactNode } from 'react';
import type { Invoice, InvoiceBilling } from '#contract/account/order-documents.ts';
import { BRAND } from '#core/brand.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { useInvoiceWords } from './use-invoice-words.ts';

/** The invoice as it is printed: black on white in both themes. */
export function InvoiceSheet({ invoice }: Readonly<{ invoice: Invoice }>) {
  const t = useMessages('orders');
  const { day, percent } = useInvoiceWords();
  const { seller, taxPercent, currency, buyerEmail } = invoice;
  return (
    <article className="invoice">
      <header className="invoice-head">
        <h1 className="text-3xl">{t('invoice.title')}</h1>
        <p className="invoice-brand">{BRAND}</p>
      </header>
      <div className="invoice-parties">
        <dl className="invoice-facts">
          <Fact name={t('invoice.number')}>{invoice.number}</Fact>
          <Fact name={t('invoice.date')}>{day(invoice.issuedAt)}</Fact>
          <Fact name={t('invoice.order')}>{invoice.orderNumber}</Fact>
        </dl>
        <section>
          <h2>{t('invoice.seller')}</h2>
          <p>{seller.name}</p>
          <p>{seller.address}</p>
          <p>{t('invoice.taxId', { taxId: seller.taxId })}</p>
        </section>
        <section>
          <h2>{t('invoice.buyer')}</h2>
          <BillingLines details={invoice.billing?.details ?? null} />
          <p className="wrap-anywhere">{buyerEmail ?? t('invoice.buyerErased')}</p>
          {buyerEmail?.includes('•') === true ? (
            <p className="invoice-control-line">{t('invoice.buyerHidden')}</p>
          ) : null}
        </section>
      </div>
      <InvoiceLines invoice={invoice} />
      <CreditNotes invoice={invoice} />
      <footer className="invoice-foot">
        <p>
          {taxPercent === null
            ? t('invoice.noTax', { currency })
            : t('invoice.included', { percent: percent(taxPercent), currency })}
        </p>
        <p>{t('invoice.simplified', { email: seller.supportEmail })}</p>
      </footer>
    </article>
  );
}

/** Who the invoice is for, as its owner typed it. */
function BillingLines({ details }: Readonly<{ details: InvoiceBilling['details'] }>) {
  const t = useMessages('orders');
  if (details === null) return null;
  const { name, address, country, taxNumber } = details;
  return (
    <div className="invoice-buyer">
      <p className="font-semibold">{name}</p>
      {address === '' ? null : <p className="whitespace-pre-line">{address}</p>}
      {country === '' ? null : <p>{country}</p>}
      {taxNumber === '' ? null : <p>{t('billing.printedTaxNumber', { taxNumber })}</p>}
    </div>
  );
}

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}
