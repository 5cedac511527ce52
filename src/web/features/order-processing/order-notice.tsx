import { CircleAlert, CircleCheck, LoaderCircle, MailSearch, WifiOff } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import type { Notice } from './processing-view.ts';

const LOOKS: Readonly<Record<Notice, Readonly<{ Icon: typeof CircleAlert; colour: string }>>> = {
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

type Properties = Readonly<{ notice: Notice; orderNumber: string }>;

/** What happens now, in words. Screen readers hear it each time it changes. */
export function OrderNotice({ notice, orderNumber }: Properties) {
  const t = useMessages('order');
  const { Icon, colour } = LOOKS[notice];
  return (
    <div role="status" className="order-notice">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-7 shrink-0 ${colour} ${Icon === LoaderCircle ? 'motion-safe:animate-spin' : ''}`}
      />
      <div>
        <h2 className="text-2xl">{t(`notice.${notice}.title`)}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          {t(`notice.${notice}.text`, { number: orderNumber })}
        </p>
      </div>
    </div>
  );
}
