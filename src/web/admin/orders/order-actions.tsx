import { useId, type ReactNode } from 'react';
import { Check, Mail, RefreshCw, type LucideIcon } from 'lucide-react';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { markHandled, resendMail, retryOrder } from './order-requests.ts';
import { useOrderChange } from './use-order-change.ts';

type Properties = Readonly<{ order: StaffOrderDetails; canRetry: boolean }>;

/** What can be done with the whole order. An action that cannot be done says why. */
export function OrderActions({ order, canRetry }: Properties) {
  const t = useMessages('admin-orders');
  const reasonId = useId();
  const { isBusy, failure, run } = useOrderChange(order.id);
  const press = async (done: 'done.retry' | 'done.resend', send: Parameters<typeof run>[0]) => {
    if (await run(send)) toasts.show({ title: t(done), tone: 'good' });
  };
  const why = [
    ...(canRetry && !order.canRetry ? [t('why.retry')] : []),
    ...(order.canResend ? [] : [t('why.resend')]),
  ].join(' ');
  return (
    <section className="admin-stack" aria-label={t('actions')}>
      <div className="admin-actions">
        {canRetry ? (
          <Action
            icon={RefreshCw}
            isPossible={order.canRetry}
            {...{ isBusy, reasonId }}
            onPress={() => void press('done.retry', retryOrder)}
          >
            {t('do.retry')}
          </Action>
        ) : null}
        <Action
          icon={Mail}
          isPossible={order.canResend}
          {...{ isBusy, reasonId }}
          onPress={() => void press('done.resend', resendMail)}
        >
          {t('do.resend')}
        </Action>
        <Action
          icon={Check}
          isPossible
          {...{ isBusy, reasonId }}
          onPress={() => void run((about) => markHandled(about, order.handled === null))}
        >
          {t(order.handled === null ? 'do.handled' : 'do.reopen')}
        </Action>
      </div>
      <p id={reasonId} className="admin-soft">
        {why}
      </p>
      <Handled handled={order.handled} />
      <p role="alert" className="admin-problem">
        {failure === null ? null : t(FAILURES[failure] ?? 'failed.other')}
      </p>
    </section>
  );
}

type ActionProperties = Readonly<{
  icon: LucideIcon;
  isPossible: boolean;
  isBusy: boolean;
  /** The id of the line that says why it is not possible. */
  reasonId: string;
  onPress: () => void;
  children: ReactNode;
}>;

/** Reachable by keyboard also when it cannot be done, so that the reason is read out. */
function Action({ icon: Icon, isPossible, isBusy, reasonId, onPress, children }: ActionProperties) {
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      aria-disabled={!isPossible || isBusy}
      {...(isPossible ? {} : { 'aria-describedby': reasonId })}
      onClick={() => (isPossible ? onPress() : undefined)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </button>
  );
}

function Handled({ handled }: Pick<StaffOrderDetails, 'handled'>) {
  const t = useMessages('admin-orders');
  const { clock } = useTimes();
  if (handled === null) return null;
  return (
    <p className="admin-soft">
      {t('handledBy', { by: handled.by ?? t('deleted'), time: clock(handled.at) })}
    </p>
  );
}

const FAILURES: Readonly<Record<string, 'why.retry' | 'why.resend' | 'failed.tooMany'>> = {
  'nothing-to-retry': 'why.retry',
  'nothing-to-resend': 'why.resend',
  'too-many-requests': 'failed.tooMany',
};
