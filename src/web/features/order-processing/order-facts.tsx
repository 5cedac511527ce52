import type { ReactNode } from 'react';
import { orderPath } from '#core/orders/history/order-paths.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Order } from './processing-view.ts';

/** Facts a customer may need later: order id, amount, email, payment status. */
export function OrderFacts({ order }: Readonly<{ order: Order }>) {
  const t = useMessages('order');
  const dollars = useDollars();
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{t('facts.heading')}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name={t('facts.number')}>{order.orderNumber}</Fact>
        {order.paymentStatus === 'paid' ? (
          <Fact name={t('facts.amountPaid')}>{dollars(order.amountPaidCents)}</Fact>
        ) : null}
        <Fact name={t('facts.email')}>{order.email}</Fact>
        <Fact name={t('facts.status')}>{t(`facts.${order.paymentStatus}`)}</Fact>
        {order.refundedCents === 0 ? null : (
          <Fact name={t('facts.refunded')}>{dollars(order.refundedCents)}</Fact>
        )}
      </dl>
      {order.orderId === null || order.paymentStatus !== 'paid' ? null : (
        <LocalizedLink to={orderPath(order.orderId)} className={`mt-5 ${buttonClass('chip')}`}>
          {t('facts.order')}
        </LocalizedLink>
      )}
    </section>
  );
}

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figure text-lg break-words">{children}</dd>
    </div>
  );
}
