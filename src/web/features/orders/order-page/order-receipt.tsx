import type { OrderDetails } from '#contract/account/order-documents.ts';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { invoicePath } from '#core/orders/history/order-paths.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useDollars } from '../../../language/use-dollars.ts';

/** What was bought and what became of it, then discount, amount paid and amount refunded. */
export function OrderReceipt({ order }: Readonly<{ order: OrderDetails }>) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const { discountCode: code } = order;
  const sums: readonly (readonly [string, number])[] = [
    ...(order.discountCents === 0
      ? []
      : [
          [
            code === null ? t('order.discount') : t('order.discountCode', { code }),
            -order.discountCents,
          ] as const,
        ]),
    [t('order.total'), order.totalCents],
    ...(order.refundedCents === 0 ? [] : [[t('order.refundedTotal'), -order.refundedCents] as const]),
  ];
  return (
    <section className="order-panel">
      <h2 className="text-xl">{t('order.bought')}</h2>
      <ul className="order-units">
        {order.units.map(({ title, state, priceCents, esimId, hasOpenWithdrawal }, index) => (
          <li key={index}>
            <div className="min-w-0">
              <p>{unbrokenData(title)}</p>
              <p className="text-sm text-ink-soft">
                {t(hasOpenWithdrawal ? 'withdrawalOpen' : `unit.${state}`)}
              </p>
              {esimId === null ? null : (
                <LocalizedLink to={detailsPath(esimId)} className="text-button order-link">
                  {t('order.esim')}
                  <span className="sr-only"> {title}</span>
                </LocalizedLink>
              )}
            </div>
            <p className="figure">{dollars(priceCents)}</p>
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {order.canChangeBilling ? (
        <LocalizedLink to={invoicePath(order.id)} className="text-button order-link justify-self-start">
          {t(order.hasBilling ? 'billing.changeFromOrder' : 'billing.fromOrder')}
        </LocalizedLink>
      ) : null}
    </section>
  );
}
