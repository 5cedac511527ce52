import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { OrderDetails } from '#contract/account/order-documents.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useGuardedMutation } from '../../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { resendMail, type ResendOutcome } from '../order-requests.ts';

/** Sends the email of the order again. A second press while the first is on its way does nothing. */
export function ResendMail({ order }: Readonly<{ order: OrderDetails }>) {
  const t = useMessages('orders');
  const { anonKey, seller } = usePageFacts();
  const client = useQueryClient();
  const {
    data: outcome,
    isPending,
    send,
  } = useGuardedMutation({
    mutationFn: () => resendMail(order.id, { anonKey }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['order-details', order.id] }),
  });
  if (!order.canResend) return null;
  const isSent = outcome?.kind === 'sent';
  return (
    <section className="order-panel">
      <p>{t('resend.text', { email: order.email })}</p>
      <button
        type="button"
        className={`justify-self-start ${buttonClass('quiet')}`}
        aria-disabled={isPending || isSent}
        onClick={() => {
          if (!isSent) void send();
        }}
      >
        <Mail aria-hidden="true" className="size-5" />
        {t(isPending ? 'resend.busy' : 'resend.button')}
      </button>
      <p role="status" className="order-outcome" data-is-bad={!isSent}>
        {outcome === undefined ? null : sentence(outcome)}
      </p>
    </section>
  );

  function sentence(known: ResendOutcome): string {
    if (known.kind === 'sent') return t('resend.sent', { email: known.email });
    return t(`resend.${known.why}`, { support: seller.supportEmail });
  }
}
