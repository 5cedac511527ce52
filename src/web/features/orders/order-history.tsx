import type { ReactNode } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { formatMoney, money } from '#core/money.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchOrders } from './fetch-orders.ts';

type Properties = Readonly<{
  /** Actions of other features about one order. */
  actionsOf?: (order: MyOrder) => ReactNode;
}>;

/** What the signed-in customer bought, newest first. */
export function OrderHistory({ actionsOf }: Properties) {
  const t = useMessages('account');
  const { data: orders, isPending, refetch } = useMyQuery(['orders'], fetchOrders);
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('orders.loading')}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (orders === undefined) {
    return (
      <div role="alert" className="notice-card">
        <p>{t('orders.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('orders.retry')}
        </button>
      </div>
    );
  }
  if (orders.length === 0) return <p className="text-ink-soft">{t('orders.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {orders.map((order) => (
        <li key={order.number} className="p-5">
          <OrderEntry order={order} />
          {actionsOf?.(order)}
        </li>
      ))}
    </ul>
  );
}

function OrderEntry({ order }: Readonly<{ order: MyOrder }>) {
  const t = useMessages('account');
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dollars = (cents: number) => formatMoney(money(cents), language);
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('orders.number', { number: order.number })}</h3>
        <p className="figure text-lg">{dollars(order.totalCents)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {[
          date.format(new Date(order.paidAt)),
          t(`orders.state.${order.state}`),
          ...(order.refundedCents === 0
            ? []
            : [t('orders.refunded', { amount: dollars(order.refundedCents) })]),
        ].join(' · ')}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {order.units.map(({ title, state }, index) => (
          <li key={index}>
            {title} <span className="text-sm text-ink-soft">({t(`orders.unit.${state}`)})</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
