import { memo } from 'react';
import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { orderPath } from '#core/orders/history/order-paths.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';
import { useDates } from '../../language/use-times.ts';

/** More are counted, so that a large order does not fill the list. */
const SHOWN_UNITS = 3;

type Properties = Readonly<{
  order: MyOrder;
  /** Of its heading, one below that of the list. */
  Heading: 'h2' | 'h3';
}>;

/** An order in a list. All of it links to its page. Memoized: the list grows by pages. */
export const OrderCard = memo(function OrderCard({ order, Heading }: Properties) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const { date } = useDates();
  const more = order.units.length - SHOWN_UNITS;
  return (
    <article className="order-card">
      <div className="order-card-head">
        <Heading className="text-lg">
          <LocalizedLink to={orderPath(order.id)} className="order-card-link">
            {t('number', { number: order.number })}
          </LocalizedLink>
        </Heading>
        <p className="figure text-lg">{dollars(order.totalCents)}</p>
      </div>
      <p className="order-card-facts">
        <time dateTime={order.paidAt}>{date(order.paidAt)}</time>
        <OrderStateMark state={order.state} />
        {order.hasOpenWithdrawal ? (
          <span className="order-state" data-state="withdrawal">
            <Undo2 aria-hidden="true" className="size-4.5 shrink-0" />
            {t('withdrawalOpen')}
          </span>
        ) : null}
        {order.refundedCents === 0 ? null : (
          <span>{t('refunded', { amount: dollars(order.refundedCents) })}</span>
        )}
      </p>
      <ul className="mt-2 grid gap-1">
        {order.units.slice(0, SHOWN_UNITS).map(({ title, state }, index) => (
          <li key={index}>
            {unbrokenData(title)}
            {state === 'delivered' ? null : (
              <span className="text-sm text-ink-soft"> ({t(`unit.${state}`)})</span>
            )}
          </li>
        ))}
        {more > 0 ? <li className="text-ink-soft">{t('moreUnits', { count: more })}</li> : null}
      </ul>
    </article>
  );
});

const ICONS = { processing: Clock, ready: CircleCheck, refunded: Undo2 } as const;

/** The state of an order, as an icon and a word. */
export function OrderStateMark({ state }: Pick<MyOrder, 'state'>) {
  const t = useMessages('orders');
  const Icon = ICONS[state];
  return (
    <span className="order-state" data-state={state}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {t(`state.${state}`)}
    </span>
  );
}
