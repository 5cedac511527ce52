import type { Invoice } from '#contract/account/order-documents.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useDollars } from '../../../language/use-dollars.ts';
import { useInvoiceWords } from './use-invoice-words.ts';

type Column = 'quantity' | 'unitPrice' | 'lineDiscount' | 'net' | 'tax' | 'total';

/** Without a discount or without tax, their columns would be empty, and the net amount would repeat the total. */
function columnsOf({ discountCents, taxPercent }: Invoice): readonly Column[] {
  return [
    'quantity',
    'unitPrice',
    ...(discountCents === 0 ? [] : (['lineDiscount'] as const)),
    ...(taxPercent === null ? [] : (['net', 'tax'] as const)),
    'total',
  ];
}

/** One row per plan, then the sums. */
export function InvoiceLines({ invoice }: Readonly<{ invoice: Invoice }>) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const nameOf = useColumnName(invoice);
  const columns = columnsOf(invoice);
  return (
    <>
      <table className="invoice-table">
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => {
            const values = {
              quantity: String(line.quantity),
              unitPrice: dollars(line.unitPriceCents),
              lineDiscount: line.discountCents === 0 ? '–' : dollars(-line.discountCents),
              net: dollars(line.netCents),
              tax: dollars(line.taxCents),
              total: dollars(line.totalCents),
            };
            return (
              <tr key={index}>
                <th scope="row">{line.title}</th>
                {columns.map((column) => (
                  <td key={column} data-name={nameOf(column)}>
                    <span>{values[column]}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Sums invoice={invoice} />
    </>
  );
}

function useColumnName({ taxPercent }: Invoice) {
  const t = useMessages('orders');
  const { percent } = useInvoiceWords();
  return (column: Column): string =>
    column === 'tax' && taxPercent !== null
      ? t('invoice.taxRate', { percent: percent(taxPercent) })
      : t(`invoice.${column}`);
}

function Sums({ invoice }: Readonly<{ invoice: Invoice }>) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const nameOf = useColumnName(invoice);
  const { discountCode: code, total } = invoice;
  const discountName = code === null ? t('invoice.discount') : t('invoice.discountCode', { code });
  const rows: readonly (readonly [string, number])[] = [
    ...(invoice.discountCents === 0
      ? []
      : ([
          [t('invoice.subtotal'), invoice.subtotalCents],
          [discountName, -invoice.discountCents],
        ] as const)),
    ...(invoice.taxPercent === null
      ? []
      : ([
          [t('invoice.netTotal'), total.netCents],
          [nameOf('tax'), total.taxCents],
        ] as const)),
  ];
  return (
    <dl className="invoice-sums">
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{dollars(cents)}</dd>
        </div>
      ))}
      <div className="invoice-total">
        <dt>{t('invoice.paid')}</dt>
        <dd className="figure">{dollars(total.totalCents)}</dd>
      </div>
    </dl>
  );
}
