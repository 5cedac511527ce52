import type { MyOrder } from '#contract/my-orders.ts';
import { formatMoney, money } from '#core/money.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useApi } from '../../api/use-api.ts';
import { fetchOrders } from './fetch-orders.ts';

/** What the signed-in customer bought, newest first. */
export function OrderHistory() {
  const t = useMessages('account');
  const response = useApi(fetchOrders);
  if (response.kind === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('orders.loading')}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (response.kind === 'failed') {
    return (
      <div role="alert" className="notice-card">
        <p>{t('orders.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={response.retry}>
          {t('orders.retry')}
        </button>
      </div>
    );
  }
  if (response.value.length === 0) return <p className="text-ink-soft">{t('orders.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {response.value.map((order) => (
        <li key={order.number} className="p-5">
          <OrderEntry order={order} />
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
