import type { CustomerEsim, CustomerResponse } from '#contract/admin/customers.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import type { ScreenProps } from '../frame/screen.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { OrderStatusWord } from '../orders/order-status-word.tsx';
import { CustomerAccess } from './customer-access.tsx';
import { fetchCustomer } from './customer-requests.ts';

/** One customer: account, orders, eSIMs and tickets. */
export default function CustomerScreen({ params }: ScreenProps) {
  const t = useMessages('admin-customers');
  const id = params['id'] ?? '';
  const { data, isPending, refetch } = useMyQuery(['staff', 'customer', id], (needs) =>
    fetchCustomer(needs, id),
  );
  return (
    <>
      <ScreenTitle title={data?.account.email ?? t('page.contact')} />
      <p>
        <LocalizedLink to="/admin/customers" className="admin-link">
          {t('page.back')}
        </LocalizedLink>
      </p>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === null ? <BoxEmpty>{t('page.missing')}</BoxEmpty> : null}
      {data == null ? null : <Customer {...data} />}
    </>
  );
}

function Customer({ account, orders, esims, tickets }: CustomerResponse) {
  return (
    <>
      <Account account={account} />
      <Orders orders={orders} email={account.email} />
      <Esims esims={esims} orders={orders} />
      <Tickets tickets={tickets} />
      <CustomerAccess account={account} />
    </>
  );
}

function Account({ account }: Pick<CustomerResponse, 'account'>) {
  const t = useMessages('admin-customers');
  const names = useMessages('admin');
  const { date, dateAndTime } = useTimes();
  const { roles, isConfirmed, sessionCount, lastSignInAt, createdAt, disabledAt } = account;
  return (
    <section className="admin-stack">
      {disabledAt === null ? null : (
        <p className="admin-notice admin-notice-warn">
          {t('page.disabled', { time: dateAndTime(disabledAt) })}
        </p>
      )}
      <p className="admin-soft">
        {[
          t('since', { day: date(createdAt) }),
          t(isConfirmed ? 'page.confirmed' : 'page.unconfirmed'),
          t('page.sessions', { count: sessionCount }),
          ...(lastSignInAt === null ? [] : [t('page.lastSignIn', { time: dateAndTime(lastSignInAt) })]),
          roles.length === 0 ? t('none') : roles.map((role) => names(`role.${role}`)).join(', '),
        ].join(' · ')}
      </p>
    </section>
  );
}

function Orders({ orders, email }: Readonly<{ orders: CustomerResponse['orders']; email: string }>) {
  const t = useMessages('admin-customers');
  const words = useMessages('admin-orders');
  const { dateAndTime } = useTimes();
  const dollars = useDollars();
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('page.orders')}</h2>
      {orders.length === 0 ? <BoxEmpty>{t('page.noOrders')}</BoxEmpty> : null}
      <ul className="admin-list">
        {orders.map((order) => (
          <li key={order.id} className="admin-row admin-order-row">
            <LocalizedLink to={`/admin/orders/${order.id}`} className="admin-strong admin-link">
              {words('order', { number: order.number })}
            </LocalizedLink>
            <OrderStatusWord status={order.status} />
            <span className="admin-soft">
              {words('units', { count: order.unitCount })} · {dollars(order.totalCents)}
            </span>
            <time className="admin-soft" dateTime={order.createdAt}>
              {dateAndTime(order.createdAt)}
            </time>
          </li>
        ))}
      </ul>
      {orders.length === 0 ? null : (
        <p>
          <LocalizedLink to={`/admin/orders?search=${encodeURIComponent(email)}`} className="admin-link">
            {t('page.allOrders')}
          </LocalizedLink>
        </p>
      )}
    </section>
  );
}

function Esims({ esims, orders }: Pick<CustomerResponse, 'esims' | 'orders'>) {
  const t = useMessages('admin-customers');
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('page.esims')}</h2>
      {esims.length === 0 ? <BoxEmpty>{t('page.noEsims')}</BoxEmpty> : null}
      <ul className="admin-list">
        {esims.map((esim) => (
          <Esim
            key={esim.id}
            esim={esim}
            orderId={orders.find(({ number }) => number === esim.orderNumber)?.id ?? null}
          />
        ))}
      </ul>
    </section>
  );
}

function Esim({ esim, orderId }: Readonly<{ esim: CustomerEsim; orderId: string | null }>) {
  const t = useMessages('admin-customers');
  const words = useMessages('admin-orders');
  const { dateAndTime } = useTimes();
  const { figures, readAt, orderNumber } = esim;
  const order = t('page.order', { number: orderNumber });
  return (
    <li className="admin-row">
      <p className="admin-strong">{esim.title}</p>
      <p className="admin-soft">
        {words(`esim.${esim.status}`)} · {words('iccid', { digits: esim.iccidEnd })} ·{' '}
        {orderId === null ? (
          order
        ) : (
          <LocalizedLink to={`/admin/orders/${orderId}`} className="admin-link">
            {order}
          </LocalizedLink>
        )}
      </p>
      {figures === null || readAt === null ? null : (
        <p className="admin-soft">
          {words(figures.isUnlimited ? 'data.unlimited' : 'data.left', {
            left: figures.remainingMegabytes,
            total: figures.totalMegabytes,
            time: dateAndTime(readAt),
          })}
        </p>
      )}
    </li>
  );
}

function Tickets({ tickets }: Pick<CustomerResponse, 'tickets'>) {
  const t = useMessages('admin-customers');
  const words = useMessages('admin-tickets');
  const { dateAndTime } = useTimes();
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('page.tickets')}</h2>
      {tickets.length === 0 ? <BoxEmpty>{t('page.noTickets')}</BoxEmpty> : null}
      <ul className="admin-list">
        {tickets.map(({ id, number, opening, status, wasSignedIn, lastMessageAt }) => (
          <li key={id} className="admin-row">
            <LocalizedLink to={`/admin/tickets/${id}`} className="admin-strong admin-link">
              {t('page.ticket', { number })}
            </LocalizedLink>
            <p>{opening}</p>
            <p className="admin-soft">
              {words(`status.${status}`)} · {dateAndTime(lastMessageAt)}
              {wasSignedIn ? null : ` · ${words('unproved')}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
