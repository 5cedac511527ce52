import { useMessages } from '../../language/use-messages.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { mayActAs } from '#core/staff/staff-member.ts';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useTimes } from '../../language/use-times.ts';
import { AuditList } from '../audit/audit-list.tsx';
import type { ScreenProps } from '../frame/screen.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBilling } from './order-billing.tsx';
import { fetchOrder } from './order-requests.ts';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderStatusWord } from './order-status-word.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderUnits } from './order-units.tsx';
import { RefundPanel } from './refund-panel.tsx';

const LIVE_MS = 10_000;

/** One order: its units, its money, every step, notes and what staff did. */
export default function OrderScreen({ params }: ScreenProps) {
  const t = useMessages('admin-orders');
  const id = params['id'] ?? '';
  const { data, isPending, refetch } = useMyQuery(['staff', 'order', id], (needs) => fetchOrder(needs, id), {
    refetchInterval: LIVE_MS,
  });
  if (isPending || data === undefined || data === null)
    return (
      <>
        <ScreenTitle title={t('one')} />
        <Back />
        {isPending ? <BoxLoading /> : null}
        {data === null ? <p className="admin-empty">{t('notFound')}</p> : null}
        {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      </>
    );
  return <Order order={data} />;
}

function Back() {
  const t = useMessages('admin-orders');
  return (
    <p>
      <LocalizedLink to="/admin/orders" className="admin-link">
        {t('back')}
      </LocalizedLink>
    </p>
  );
}

function Order({ order }: Readonly<{ order: StaffOrderDetails }>) {
  const t = useMessages('admin-orders');
  const { roles } = useStaff();
  const { dateAndTime } = useTimes();
  const isAdmin = mayActAs(roles, 'admin');
  return (
    <>
      <Back />
      <ScreenTitle
        title={t('order', { number: order.number })}
        lead={
          <>
            {order.email} · {t(order.hasAccount ? 'account' : 'guest')} · {t(`language.${order.language}`)} ·{' '}
            <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
          </>
        }
      >
        <OrderStatusWord status={order.status} />
      </ScreenTitle>
      {order.attention.length === 0 ? null : (
        <ul className="admin-notice admin-notice-warn">
          {order.attention.map((reason) => (
            <li key={reason}>{t(`attention.${reason}`)}</li>
          ))}
        </ul>
      )}
      <OrderActions order={order} canRetry={isAdmin} />
      <div className="admin-columns">
        <div className="admin-stack">
          <OrderUnits units={order.units} />
          <OrderTimeline events={order.timeline} />
        </div>
        <div className="admin-stack">
          <OrderMoney order={order} />
          <OrderBilling billing={order.billing} />
          {isAdmin ? <RefundPanel order={order} /> : null}
          <OrderNotes order={order} />
          <section className="admin-stack">
            <h2 className="admin-heading">{t('audit')}</h2>
            {order.audit.length === 0 ? <p className="admin-empty">{t('noAudit')}</p> : null}
            <AuditList entries={order.audit} />
          </section>
        </div>
      </div>
    </>
  );
}
