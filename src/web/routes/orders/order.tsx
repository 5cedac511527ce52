import { ArrowLeft } from 'lucide-react';
import { orderPath, ORDERS_PATH } from '#core/orders/history/order-paths.ts';
import { GiftOfOrder } from '../../features/gifts/gift-of-order.tsx';
import pageStyles from '../../features/orders/order-page/order-page.css?url';
import { OrderScreen } from '../../features/orders/order-page/order-screen.tsx';
import styles from '../../features/orders/orders.css?url';
import { HandOutLink } from '../../features/shares/hand-out/hand-out-link.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectStranger } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/order.ts';

export function loader({ request, url, params: { orderId } }: Route.LoaderArgs) {
  return redirectStranger({ request, url, next: orderPath(orderId) }, orderId);
}

/** One order. Also for the browser that paid, without a session. */
export default function OrderPage({ params: { orderId } }: Route.ComponentProps) {
  const t = useMessages('orders');
  const session = useSession();
  return (
    <div className="order-page-frame">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <link rel="stylesheet" href={pageStyles} precedence="feature" />
      <PageHead title={t('order.titleLoading')} description={t('order.description')} isIndexed={false} />
      <div className="min-h-11">
        {session.kind === 'signed-in' ? (
          <LocalizedLink to={ORDERS_PATH} className={buttonClass('chip')}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t('all')}
          </LocalizedLink>
        ) : null}
      </div>
      <PersonalScreen>
        <OrderScreen
          key={orderId}
          orderId={orderId}
          partsOf={({ gift, email, number, units, isOwner }) => {
            if (gift !== null) return <GiftOfOrder gift={gift} buyerEmail={email} />;
            return isOwner ? <HandOutLink orderNumber={number} units={units} /> : null;
          }}
        />
      </PersonalScreen>
    </div>
  );
}
