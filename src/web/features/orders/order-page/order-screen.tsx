import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ReceiptText } from 'lucide-react';
import type { OrderDetails } from '#contract/account/order-documents.ts';
import { invoicePath, orderPath, ORDERS_PATH } from '#core/orders/history/order-paths.ts';
import { contactPath } from '#core/support/ticket-paths.ts';
import { useTimes } from '../../../language/use-times.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useApiQuery } from '../../../queries/use-api-query.ts';
import { signInPath } from '../../../session/redirect-guest.ts';
import { useSession } from '../../../session/use-session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OrderStateMark } from '../order-card.tsx';
import { fetchOrder } from '../order-requests.ts';
import { OrdersFailed } from '../orders-notice.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { RefundList, WithdrawalFacts } from './order-rights.tsx';
import { ResendMail } from './resend-mail.tsx';
import { Timeline } from './timeline.tsx';

type Properties = Readonly<{
  orderId: string;
  /** Parts of other features about the order. */
  partsOf: (order: OrderDetails) => ReactNode;
}>;

/** An order with everything that happened to it, for its owner and for the browser that paid. */
export function OrderScreen({ orderId, partsOf }: Properties) {
  const t = useMessages('orders');
  const {
    data: order,
    isPending,
    refetch,
  } = useApiQuery(['order-details', orderId], (needs) => fetchOrder(orderId, needs));
  if (isPending) return <Loading />;
  if (order === undefined) return <OrdersFailed text={t('order.failed')} onRetry={() => void refetch()} />;
  if (order === null) return <UnknownOrder next={orderPath(orderId)} />;
  return (
    <>
      <Head order={order} />
      <div className="order-parts">
        <div className="grid content-start gap-5">
          <OrderReceipt order={order} />
          {partsOf(order)}
          <RefundList refunds={order.refunds} />
        </div>
        <div className="grid content-start gap-5">
          <Timeline events={order.timeline} />
          <ResendMail order={order} />
          <WithdrawalFacts {...order} />
          <OrderHelp number={order.number} />
        </div>
      </div>
    </>
  );
}

/** The contact form with the number of this order. */
function OrderHelp({ number }: Readonly<{ number: string }>) {
  const t = useMessages('orders');
  return (
    <section className="order-panel">
      <h2 className="text-xl">{t('help.heading')}</h2>
      <p className="text-ink-soft">{t('help.text')}</p>
      <LocalizedLink to={contactPath(number)} className={`justify-self-start ${buttonClass('quiet')}`}>
        {t('help.link')}
      </LocalizedLink>
    </section>
  );
}

function Head({ order }: Readonly<{ order: OrderDetails }>) {
  const t = useMessages('orders');
  const { date } = useTimes();
  return (
    <div className="order-head">
      <div>
        <h1 className="text-4xl max-[22rem]:text-3xl">{t('number', { number: order.number })}</h1>
        <p className="order-card-facts mt-2">
          <time dateTime={order.paidAt}>{date(order.paidAt)}</time>
          <OrderStateMark state={order.state} />
        </p>
      </div>
      <LocalizedLink to={invoicePath(order.id)} className={buttonClass('primary')}>
        <ReceiptText aria-hidden="true" className="size-5" />
        {t('order.invoice')}
      </LocalizedLink>
    </div>
  );
}

/** A guest may have to sign in first; a customer is at the wrong address. */
export function UnknownOrder({ next }: Readonly<{ next: string }>) {
  const t = useMessages('orders');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(next))} replace />;
  return (
    <div className="notice-card mt-8">
      <h1 className="text-2xl">{t('order.unknown')}</h1>
      <p className="text-ink-soft">{t('order.unknownText')}</p>
      <LocalizedLink to={ORDERS_PATH} className={buttonClass('primary')}>
        {t('all')}
      </LocalizedLink>
    </div>
  );
}

function Loading() {
  const t = useMessages('orders');
  return (
    <>
      <div className="order-head">
        <div>
          <h1 className="text-4xl max-[22rem]:text-3xl">{t('order.titleLoading')}</h1>
          <p className="order-card-facts mt-2">&nbsp;</p>
        </div>
      </div>
      <div role="status" className="order-parts">
        <span className="sr-only">{t('order.loading')}</span>
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </>
  );
}
