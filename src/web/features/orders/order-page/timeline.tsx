import {
  CircleCheck,
  CirclePlus,
  CircleX,
  CreditCard,
  Gift,
  Mail,
  ShoppingBag,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { TimelineEvent } from '#contract/account/order-documents.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useDollars } from '../../../language/use-dollars.ts';

const ICONS: Readonly<Record<TimelineEvent['kind'], LucideIcon>> = {
  placed: ShoppingBag,
  paid: CreditCard,
  delivered: CircleCheck,
  'topped-up': CirclePlus,
  undelivered: CircleX,
  'withdrawal-declared': Undo2,
  'withdrawal-accepted': CircleCheck,
  'withdrawal-refused': CircleX,
  'refund-started': Undo2,
  refunded: Undo2,
  'mail-sent': Mail,
  'gift-sent': Gift,
  'gift-opened': Gift,
  'esim-topped-up': CirclePlus,
};

/** What happened to an order, oldest first, in the time zone of the device. */
export function Timeline({ events }: Readonly<{ events: readonly TimelineEvent[] }>) {
  const t = useMessages('orders');
  const { dateAndTime } = useTimes();
  const sentence = useSentence();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className="order-panel">
      <h2 className="text-xl">{t('order.timeline')}</h2>
      <ol className="timeline">
        {events.map((event, index) => {
          const Icon = ICONS[event.kind];
          return (
            <li key={index} data-kind={event.kind}>
              <Icon aria-hidden="true" className="timeline-icon" />
              <div className="min-w-0">
                <p>{sentence(event)}</p>
                <time dateTime={event.at} className="text-sm text-ink-soft">
                  {dateAndTime(event.at)}
                </time>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-ink-soft">{t('order.zone', { timeZone })}</p>
    </section>
  );
}

function useSentence() {
  const t = useMessages('orders');
  const dollars = useDollars();
  return ({ kind, title, amountCents, mail }: TimelineEvent): string => {
    if (kind === 'mail-sent') return mailSentence(mail);
    return t(`timeline.${kind}`, {
      title: title === null ? t('timeline.secondPayment') : unbrokenData(title),
      amount: dollars(amountCents ?? 0),
    });
  };

  function mailSentence(mail: TimelineEvent['mail']): string {
    if (mail === 'topup' || mail === 'gift-receipt' || mail === 'refund') return t(`timeline.mail.${mail}`);
    if (mail === 'refund-after-delivery') return t('timeline.mail.refund');
    return t('timeline.mail.order');
  }
}
