import { useEffect, useState, type ReactNode } from 'react';
import { ChevronDown, MailCheck, QrCode } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ForgetDevice } from './forget-device.tsx';
import { FoldedSteps, OrderSteps } from './order-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderUnits } from './order-units.tsx';
import {
  canInstall,
  cartOutcome,
  hasSteps,
  noticeOf,
  stepsOf,
  type Notice,
  type Order,
} from './processing-view.ts';
import { useOrder } from './use-order.ts';

const PREPARING: ReadonlySet<Notice> = new Set(['asking', 'checking', 'working', 'timeout', 'connection']);

type Properties = Readonly<{
  /** The payment service's session id, from the address; empty when the address has none. */
  sessionId: string;
  /** Shown to the browser that paid once an eSIM is ready. */
  install: ReactNode;
  /** Shows a gift to the browser that paid. */
  giftOf: (order: GiftOrder) => ReactNode;
  /** Actions of other features about the delivered order. */
  actionsOf?: (order: Order) => ReactNode;
  /** Called when the cart with this id, of this browser, was paid or could not be paid. */
  onSettled: (outcome: 'paid' | 'failed', cartId: string) => void;
}>;

/** Shows a customer who has paid the live progress of the order. */
export function OrderProcessing({ sessionId, install, giftOf, actionsOf, onSettled }: Properties) {
  const { knowledge, waitedMs } = useOrder(sessionId);
  const notice = noticeOf(knowledge, waitedMs);
  const { order } = knowledge;
  const steps = stepsOf(knowledge);
  const isReady = notice === 'ready' || notice === 'partlyReady';
  const cartId = order?.cartId ?? null;
  const settled = order === null ? null : cartOutcome(order);
  useEffect(() => {
    if (settled !== null && cartId !== null) onSettled(settled, cartId);
  }, [settled, cartId, onSettled]);
  return (
    <div className="order-page grid content-start gap-5 md:gap-8">
      <OrderNotice notice={notice} order={order} />
      {hasSteps(notice) && !isReady ? <OrderSteps steps={steps} /> : null}
      {order !== null && isReady ? actionsOf?.(order) : null}
      <Delivery notice={notice} order={order} install={install} giftOf={giftOf} />
      {isReady ? <FoldedSteps steps={steps} /> : null}
      {order === null ? null : (
        // Remounted when the eSIM is ready: the browser then counts the content below as new, not as shifted.
        <div key={String(isReady)} className="grid gap-5 lg:grid-cols-2">
          <OrderFacts order={order} />
          <OrderUnits order={order} />
        </div>
      )}
      {notice === 'asking' ? null : <NextActions notice={notice} />}
      <ForgetDevice order={order} />
    </div>
  );
}

type GiftOrder = Readonly<{ gift: NonNullable<Order['gift']>; email: string }>;

type DeliveryProperties = Pick<Properties, 'install' | 'giftOf'> &
  Readonly<{ notice: Notice; order: Order | null }>;

/**
 * The area of the eSIM. Its space is reserved while the eSIM is being prepared, so that nothing jumps when it is
 * ready.
 */
function Delivery({ notice, order, install, giftOf }: DeliveryProperties) {
  const t = useMessages('order');
  if (PREPARING.has(notice)) {
    return (
      <div className="order-place">
        <QrCode aria-hidden="true" className="size-16" />
        <p>{t(placeText(order))}</p>
      </div>
    );
  }
  if (order?.state !== 'ready') return null;
  if (order.gift !== null)
    return (
      <div className="grid gap-5">
        {giftOf({ gift: order.gift, email: order.email })}
        <HiddenCodes>{install}</HiddenCodes>
      </div>
    );
  if (canInstall(order)) return install;
  return (
    <section className="flex gap-4 rounded-card border border-line bg-card p-5">
      <MailCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
      <div>
        <h2 className="text-2xl">{t('elsewhere.title')}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          {t(order.isGift ? 'elsewhere.textGift' : 'elsewhere.text', { email: order.email })}
        </p>
      </div>
    </section>
  );
}

function placeText(order: Order | null): 'placeGift' | 'placeMany' | 'place' {
  if (order?.isGift === true) return 'placeGift';
  return order !== null && order.units.length > 1 ? 'placeMany' : 'place';
}

/** The buyer owns the eSIMs of a gift, but whoever uses their codes takes the gift away. */
function HiddenCodes({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('order');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line bg-card"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-2 font-semibold">
        <span className="grow">{t('giftCodes.show')}</span>
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      {/* The codes are requested only when they are shown. */}
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-prose text-warn">{t('giftCodes.warning')}</p>
        {isOpen ? children : null}
      </div>
    </details>
  );
}

function NextActions({ notice }: Readonly<{ notice: Notice }>) {
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
      {notice === 'paymentFailed' ? (
        <LocalizedLink to="/plans" className={buttonClass('primary')}>
          {t('actions.plans')}
        </LocalizedLink>
      ) : null}
      <LocalizedLink to="/contact" className={buttonClass('quiet')}>
        {t('actions.contact')}
      </LocalizedLink>
    </div>
  );
}
