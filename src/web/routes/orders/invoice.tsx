import { invoicePath } from '#core/orders/history/order-paths.ts';
import styles from '../../features/orders/invoice/invoice.css?url';
import { InvoiceScreen } from '../../features/orders/invoice/invoice-screen.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectStranger } from '../../session/redirect-guest.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/invoice.ts';

export function loader({ request, url, params: { orderId } }: Route.LoaderArgs) {
  return redirectStranger({ request, url, next: invoicePath(orderId) }, orderId);
}

/** The invoice of an order. Also for the browser that paid, without a session. */
export default function InvoicePage({ params: { orderId } }: Route.ComponentProps) {
  const t = useMessages('orders');
  return (
    <div className="invoice-page">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('invoice.title')} description={t('invoice.description')} isIndexed={false} />
      <PersonalScreen>
        <InvoiceScreen key={orderId} orderId={orderId} />
      </PersonalScreen>
    </div>
  );
}
