import type { Invoice } from '#contract/account/order-documents.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useDollars } from '../../../language/use-dollars.ts';
import { useInvoiceWords } from './use-invoice-words.ts';

/** One row per refund, with its own number and date, and what is left of the invoice. */
export function CreditNotes({ invoice }: Readonly<{ invoice: Invoice }>) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const { day } = useInvoiceWords();
  const { creditNotes, balance, taxPercent } = invoice;
  if (creditNotes.length === 0) return null;
  const columns = taxPercent === null ? (['total'] as const) : (['net', 'tax', 'total'] as const);
  return (
    <section className="invoice-notes">
      <h2>{t('invoice.creditNotes')}</h2>
      <table className="invoice-table">
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`invoice.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {creditNotes.map((note) => {
            const values = {
              net: dollars(note.netCents),
              tax: dollars(note.taxCents),
              total: dollars(note.totalCents),
            };
            return (
              <tr key={note.number}>
                <th scope="row">
                  {t('invoice.creditNote', { number: note.number })} · {day(note.issuedAt)}
                  <span className="block font-normal">
                    {note.title} · {t(`refunds.reason.${note.reason}`)}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column} data-name={t(`invoice.${column}`)}>
                    <span>{values[column]}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className="invoice-sums">
        <div className="invoice-total">
          <dt>{t('invoice.balance')}</dt>
          <dd className="figure">{dollars(balance.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
