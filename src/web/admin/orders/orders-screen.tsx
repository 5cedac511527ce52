import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedOrder } from '#contract/admin/orders.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SearchForm } from '../frame/search-form.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { fetchOrders } from './order-requests.ts';
import { OrderStatusWord } from './order-status-word.tsx';

/** Finds orders; without a search the newest. The search is in the address, so that back leads to it. */
export default function OrdersScreen() {
  const t = useMessages('admin-orders');
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const isAttention = params.get('filter') === 'attention';
  return (
    <>
      <ScreenTitle title={t('title')} />
      <SearchForm
        key={search}
        path="/admin/orders"
        search={search}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        button={t('search.button')}
      />
      <Results key={`${search} ${String(isAttention)}`} search={search} isAttention={isAttention} />
    </>
  );
}

type OrderSearch = Readonly<{ search: string; isAttention: boolean }>;

function Results({ search, isAttention }: OrderSearch) {
  const t = useMessages('admin-orders');
  /** The `before` of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <>
      {pages.map((before, index) => (
        <ResultPage
          key={before ?? 'newest'}
          wanted={{ search, isAttention }}
          before={before}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
      <p className="admin-soft">{t('search.hint')}</p>
    </>
  );
}

type PageProperties = Readonly<{
  wanted: OrderSearch;
  before: number | null;
  onOlder: ((before: number) => void) | null;
}>;

function ResultPage({ wanted, before, onOlder }: PageProperties) {
  const t = useMessages('admin-orders');
  const { search, isAttention } = wanted;
  const { data, isPending, refetch } = useMyQuery(
    ['staff', 'orders', search, String(isAttention), String(before)],
    (needs) => fetchOrders(needs, { ...wanted, before }),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { orders, next, attentionCount } = data;
  return (
    <>
      {before === null ? <Filters isAttention={isAttention} count={attentionCount} /> : null}
      {orders.length === 0 ? (
        <BoxEmpty>{emptyText()}</BoxEmpty>
      ) : (
        <ul className="admin-list">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('older')}
        </button>
      )}
    </>
  );

  function emptyText(): string {
    if (search !== '') return t('empty.search', { search });
    return t(isAttention ? 'empty.attention' : 'empty.none');
  }
}

function Filters({ isAttention, count }: Readonly<{ isAttention: boolean; count: number }>) {
  const t = useMessages('admin-orders');
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label={t('filter.label')} className="admin-chips">
      <LocalizedLink to="/admin/orders" className="admin-chip" {...current(!isAttention)}>
        {t('filter.all')}
      </LocalizedLink>
      <LocalizedLink to="/admin/orders?filter=attention" className="admin-chip" {...current(isAttention)}>
        {t('filter.attention', { count })}
      </LocalizedLink>
    </nav>
  );
}

function Row({ order }: Readonly<{ order: ListedOrder }>) {
  const t = useMessages('admin-orders');
  const { dateAndTime } = useTimes();
  const dollars = useDollars();
  return (
    <li className="admin-row admin-order-row">
      <LocalizedLink to={`/admin/orders/${order.id}`} className="admin-strong admin-link">
        {t('order', { number: order.number })}
      </LocalizedLink>
      <OrderStatusWord status={order.status} />
      <span>{order.email}</span>
      <span className="admin-soft">
        {t('units', { count: order.unitCount })} · {dollars(order.totalCents)}
      </span>
      <time className="admin-soft" dateTime={order.createdAt}>
        {dateAndTime(order.createdAt)}
      </time>
      {order.match === null ? null : <span className="admin-match">{t(`match.${order.match}`)}</span>}
    </li>
  );
}
