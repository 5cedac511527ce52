import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fetchOrdersPage } from './fetch-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrdersFailed, OrdersLoading } from './orders-notice.tsx';

const FIRST: string | null = null;

/** Every order of the signed-in customer, newest first, a page at a time. */
export function OrderHistory() {
  const t = useMessages('orders');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  /** The first order that was not on the screen before: it gets the focus, because the button may be gone. */
  const [focused, setFocused] = useState<number | null>(null);
  const history = useInfiniteQuery({
    queryKey: useMyKey(['order-history']),
    queryFn: ({ pageParam, signal }) => fetchOrdersPage(pageParam, { anonKey, language, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
  });
  const { data, isPending, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = history;
  if (isPending) return <OrdersLoading count={3} />;
  if (data === undefined) return <OrdersFailed text={t('failed')} onRetry={() => void refetch()} />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <OrderCards orders={orders} focused={focused} />
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {hasNextPage || data.pages.length > 1 ? t('shown', { count: orders.length }) : null}
      </p>
      {isFetchNextPageError ? (
        <p role="alert" className="mt-2 text-bad">
          {t('failed')}
        </p>
      ) : null}
      {hasNextPage ? (
        <button
          type="button"
          className={`mt-3 ${buttonClass('quiet')}`}
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (isFetchingNextPage) return;
            setFocused(orders.length);
            void history.fetchNextPage();
          }}
        >
          {t(isFetchingNextPage ? 'moreBusy' : 'more')}
        </button>
      ) : null}
    </>
  );
}

type ListProperties = Readonly<{ orders: readonly MyOrder[]; focused: number | null }>;

function OrderCards({ orders, focused }: ListProperties) {
  return (
    <ul className="order-list order-list-long">
      {orders.map((order, index) => (
        <li key={order.id} ref={index === focused ? focusLink : null}>
          <OrderCard order={order} Heading="h2" />
        </li>
      ))}
    </ul>
  );
}

function focusLink(element: HTMLLIElement | null): void {
  element?.querySelector('a')?.focus();
}

function NoOrders() {
  const t = useMessages('orders');
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('empty')}</h2>
      <p className="text-ink-soft">{t('emptyText')}</p>
      <LocalizedLink to="/plans" className={buttonClass('primary')}>
        {t('browse')}
      </LocalizedLink>
    </div>
  );
}
