import { useEffect, type ReactNode } from 'react';
import { CirclePlus, MailCheck, QrCode } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DeviceForgotten, ForgetDevice, useIsForgotten } from './forget-device.tsx';
import { FoldedSteps, OrderSteps } from './order-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderUnits } from './order-units.tsx';
import {
  cartOutcome,
  hasResult,
  hasSteps,
  noticeOf,
  stepsOf,
  type Notice,
  type Order,
  type OrderSubject,
} from './processing-view.ts';
import { useOrder } from './use-order.ts';
import styles from './order-steps.css?url';

const PREPARING: ReadonlySet<Notice> = new Set(['asking', 'checking', 'working', 'timeout', 'connection']);

type Properties = Readonly<{
  /** What was bought: decides the words. */
  subject: OrderSubject;
  /** The payment service's session id, from the address; empty when the address has none. */
  sessionId: string;
  /** Shown to the browser that paid once something was delivered. */
  resultOf: (order: Order) => ReactNode;
  /** Leads back to the choice after a failed payment; default: to all plans. */
  again?: ReactNode;
  /** Called when the order was paid or could not be paid. `cartId` is its cart, if this browser has it. */
  onSettled: (outcome: 'paid' | 'failed', cartId: string | null) => void;
}>;

function useSettled(order: Order | null, onSettled: Properties['onSettled']): void {
  const cartId = order?.cartId ?? null;
  const settled = order && cartOutcome(order);
  useEffect(() => {
    if (settled !== null) onSettled(settled, cartId);
  }, [settled, cartId, onSettled]);
}

/** Shows a customer who has paid the live progress of the order. */
export function OrderProcessing({ subject, sessionId, resultOf, again, onSettled }: Properties) {
  const { knowledge, waitedMs } = useOrder(sessionId);
  const notice = noticeOf(knowledge, waitedMs);
  const { order } = knowledge;
  const steps = stepsOf(knowledge, subject);
  const isReady = notice === 'ready' || notice === 'partlyReady';
  const isForgotten = useIsForgotten(order);
  useSettled(order, onSettled);
  return (
    <div className="tall-page grid content-start gap-5 md:gap-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      {isForgotten ? <DeviceForgotten /> : null}
      <OrderNotice subject={subject} notice={notice} order={order} />
      {hasSteps(notice) && !isReady ? <OrderSteps steps={steps} /> : null}
      <Delivery {...{ subject, notice, order, isForgotten, resultOf }} />
      {isReady ? <FoldedSteps subject={subject} steps={steps} /> : null}
      {/* Remounted when the eSIM is ready: the browser then counts the content below as new, not as shifted. */}
      <OrderDetails key={String(isReady)} subject={subject} order={order} />
      {notice === 'asking' ? null : <NextActions notice={notice} again={again} />}
      <ForgetDevice order={order} />
    </div>
  );
}

function OrderDetails({ subject, order }: Pick<Properties, 'subject'> & Readonly<{ order: Order | null }>) {
  if (order === null) return null;
  // Its result above has named the only unit already.
  if (subject === 'topup' && order.state === 'ready' && hasResult(order)) return <OrderFacts order={order} />;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <OrderFacts order={order} />
      <OrderUnits order={order} />
    </div>
  );
}

type DeliveryProperties = Readonly<{
  subject: OrderSubject;
  notice: Notice;
  order: Order | null;
  isForgotten: boolean;
  resultOf: (order: Order) => ReactNode;
}>;

/**
 * The area of the eSIM. Its space is reserved while the eSIM is being prepared, so that nothing jumps when it is
 * ready.
 */
function Delivery({ subject, notice, order, isForgotten, resultOf }: DeliveryProperties) {
  const t = useMessages('order');
  const isTopup = subject === 'topup';
  if (PREPARING.has(notice)) {
    return (
      <div className="order-place">
        {isTopup ? (
          <CirclePlus aria-hidden="true" className="size-16" />
        ) : (
          <QrCode aria-hidden="true" className="size-16" />
        )}
        <p>{t(placeWords(order, isTopup))}</p>
      </div>
    );
  }
  if (order?.state !== 'ready') return null;
  if (hasResult(order)) return resultOf(order);
  return (
    <section className="flex gap-4 rounded-card border border-line bg-card p-5">
      <MailCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
      <div>
        <h2 className="text-2xl">{t(isTopup ? 'topup.elsewhere.title' : 'elsewhere.title')}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          {isForgotten || isTopup ? null : `${t(order.isGift ? 'elsewhere.textGift' : 'elsewhere.text')} `}
          {t(emailWords(order, isTopup), { email: order.email })}
        </p>
      </div>
    </section>
  );
}

function emailWords({ isGift }: Order, isTopup: boolean) {
  if (isTopup) return 'topup.elsewhere.text';
  return isGift ? 'elsewhere.emailGift' : 'elsewhere.email';
}

function placeWords(order: Order | null, isTopup: boolean) {
  if (isTopup) return 'topup.place';
  if (order?.isGift === true) return 'placeGift';
  return order !== null && order.units.length > 1 ? 'placeMany' : 'place';
}

type ActionProperties = Readonly<{ notice: Notice; again: ReactNode }>;

function NextActions({ notice, again }: ActionProperties) {
  const t = useMessages('order');
  const isOver = notice === 'ready' || notice === 'partlyReady';
  return (
    <div className="flex flex-wrap gap-3">
      {notice === 'connection' ? (
        <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
          {t('actions.refresh')}
        </button>
      ) : null}
      {isOver ? (
        <LocalizedLink to="/dashboard" className={buttonClass('quiet')}>
          {t('actions.myEsims')}
        </LocalizedLink>
      ) : null}
      {notice === 'paymentFailed'
        ? (again ?? (
            <LocalizedLink to="/plans" className={buttonClass('primary')}>
              {t('actions.plans')}
            </LocalizedLink>
          ))
        : null}
      <LocalizedLink to="/contact" className={buttonClass('quiet')}>
        {t('actions.contact')}
      </LocalizedLink>
    </div>
  );
}
