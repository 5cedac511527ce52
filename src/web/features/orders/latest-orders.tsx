import type { ReactNode } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { ORDERS_PATH } from '#core/orders/history/order-paths.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fetchOrders } from './fetch-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrdersFailed, OrdersLoading } from './orders-notice.tsx';

const LATEST = 3;

type Properties = Readonly<{
  /** Actions of other features about one order. */
  actionsOf: (order: MyOrder) => ReactNode;
}>;

/** The newest orders, and the way to all of them. */
export function LatestOrders({ actionsOf }: Properties) {
  const t = useMessages('orders');
  const { data: orders, isPending, refetch } = useMyQuery(['orders'], fetchOrders);
  if (isPending) return <OrdersLoading count={1} />;
  if (orders === undefined) return <OrdersFailed text={t('failed')} onRetry={() => void refetch()} />;
  if (orders.length === 0) return <p className="text-ink-soft">{t('emptyText')}</p>;
  return (
    <>
      <ul className="order-list">
        {orders.slice(0, LATEST).map((order) => (
          <li key={order.id}>
            <OrderCard order={order} Heading="h3" />
            {actionsOf(order)}
          </li>
        ))}
      </ul>
      <LocalizedLink to={ORDERS_PATH} className={`mt-4 ${buttonClass('chip')}`}>
        {t('all')}
      </LocalizedLink>
    </>
  );
}
