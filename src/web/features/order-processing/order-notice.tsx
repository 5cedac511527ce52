import { CircleAlert, CircleCheck, LoaderCircle, MailSearch, WifiOff } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { hasResult, type Notice, type Order, type OrderSubject } from './processing-view.ts';

const STYLES: Readonly<Record<Notice, Readonly<{ Icon: typeof CircleAlert; colour: string }>>> = {
  asking: { Icon: LoaderCircle, colour: 'text-sea' },
  checking: { Icon: LoaderCircle, colour: 'text-sea' },
  working: { Icon: LoaderCircle, colour: 'text-sea' },
  timeout: { Icon: MailSearch, colour: 'text-warn' },
  connection: { Icon: WifiOff, colour: 'text-warn' },
  ready: { Icon: CircleCheck, colour: 'text-good' },
  partlyReady: { Icon: CircleCheck, colour: 'text-warn' },
  generationFailed: { Icon: CircleAlert, colour: 'text-bad' },
  givenBack: { Icon: CircleAlert, colour: 'text-warn' },
  paymentFailed: { Icon: CircleAlert, colour: 'text-bad' },
  invalidSession: { Icon: CircleAlert, colour: 'text-bad' },
};

const PLURAL_NOTICES = ['working', 'ready', 'generationFailed'] as const;

const TOPUP_NOTICES = ['working', 'ready', 'generationFailed', 'paymentFailed', 'invalidSession'] as const;

const GIFT_NOTICES = ['working', 'ready', 'partlyReady'] as const;

type Properties = Readonly<{ subject: OrderSubject; notice: Notice; order: Order | null }>;

/** The current state of the order, in words. Screen readers announce each change. */
export function OrderNotice({ subject, notice, order }: Properties) {
  const t = useMessages('order');
  const { title, text } = useNoticeTexts({ subject, notice, order });
  const isElsewhere = notice === 'ready' && subject === 'esim' && order !== null && !hasResult(order);
  const { Icon, colour } = STYLES[notice];
  return (
    <div role="status" className="order-notice" data-settled={isSettled(notice)}>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-7 shrink-0 ${colour} ${Icon === LoaderCircle ? 'motion-safe:animate-spin' : ''}`}
      />
      {/* New for each state: a title of two lines would move the text of the state before. */}
      <div key={notice}>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{isElsewhere ? t('elsewhere.notice') : text}</p>
        <Emailed subject={subject} order={order} />
      </div>
    </div>
  );
}

function hasSeveral(order: Order | null): boolean {
  return order !== null && order.units.length > 1;
}

function useNoticeTexts({ subject, notice, order }: Properties) {
  const t = useMessages('order');
  const topup = subject === 'topup' ? TOPUP_NOTICES.find((one) => one === notice) : undefined;
  const gift = order?.isGift ? GIFT_NOTICES.find((one) => one === notice) : undefined;
  const many = hasSeveral(order) ? PLURAL_NOTICES.find((one) => one === notice) : undefined;
  const number = order?.orderNumber ?? '';
  if (topup !== undefined)
    return { title: t(`topup.notice.${topup}.title`), text: t(`topup.notice.${topup}.text`, { number }) };
  if (gift !== undefined)
    return { title: t(`noticeGift.${gift}.title`), text: t(`noticeGift.${gift}.text`, { number }) };
  return many === undefined
    ? { title: t(`notice.${notice}.title`), text: t(`notice.${notice}.text`, { number }) }
    : { title: t(`noticeMany.${many}.title`), text: t(`noticeMany.${many}.text`, { number }) };
}

/** Nothing more is expected, so no space is reserved for longer texts. */
function isSettled(notice: Notice): boolean {
  return notice === 'ready' || notice === 'partlyReady';
}

/** More than one eSIM was delivered. */
function isMany({ units }: Order): boolean {
  return units.filter(({ state }) => state === 'delivered').length > 1;
}

function emailedWords(subject: OrderSubject, order: Order) {
  if (subject === 'topup') return 'topup.emailed';
  if (order.isGift) return 'emailedGift';
  return isMany(order) ? 'emailedMany' : 'emailed';
}

/** Where else the eSIM can be found, for the browser that paid. */
function Emailed({ subject, order }: Omit<Properties, 'notice'>) {
  const t = useMessages('order');
  if (order?.state !== 'ready' || !order.isOwnBrowser) return null;
  return (
    <p className="mt-1 max-w-prose wrap-anywhere text-ink-soft">
      {t(emailedWords(subject, order), { email: order.email })}
    </p>
  );
}
