import { ArrowLeft, Printer } from 'lucide-react';
import { invoicePath, orderPath } from '#core/orders/history/order-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useApiQuery } from '../../../queries/use-api-query.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fetchInvoice } from '../order-requests.ts';
import { UnknownOrder } from '../order-page/order-screen.tsx';
import { OrdersFailed } from '../orders-notice.tsx';
import { BillingPanel } from './billing/billing-panel.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

/** The invoice of an order: to read and to print. */
export function InvoiceScreen({ orderId }: Readonly<{ orderId: string }>) {
  const t = useMessages('orders');
  const {
    data: invoice,
    isPending,
    refetch,
  } = useApiQuery(['invoice', orderId], (needs) => fetchInvoice(orderId, needs));
  if (isPending) {
    return (
      <div role="status" className="pt-8">
        <span className="sr-only">{t('invoice.loading')}</span>
        <Skeleton className="h-[36rem] w-full" />
      </div>
    );
  }
  if (invoice === undefined)
    return <OrdersFailed text={t('invoice.failed')} onRetry={() => void refetch()} />;
  if (invoice === null) return <UnknownOrder next={invoicePath(orderId)} />;
  return (
    <>
      <div className="invoice-control">
        <LocalizedLink to={orderPath(orderId)} className={buttonClass('chip')}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('invoice.back', { number: invoice.orderNumber })}
        </LocalizedLink>
        <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('invoice.print')}
        </button>
      </div>
      {invoice.billing === null ? null : <BillingPanel orderId={orderId} billing={invoice.billing} />}
      <InvoiceSheet invoice={invoice} />
    </>
  );
}
