import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { OrderDetails } from '#contract/account/order-documents.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { resendMail, type ResendOutcome } from '../order-requests.ts';

/** Sends the email of the order again. A second press while the first is on its way does nothing. */
export function ResendMail({ order }: Readonly<{ order: OrderDetails }>) {
  const t = useMessages('orders');
  const { anonKey, seller } = usePageFacts();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ResendOutcome | 'busy' | null>(null);
  if (!order.canResend) return null;
  const isBusy = outcome === 'busy';
  const isSent = typeof outcome === 'object' && outcome?.kind === 'sent';
  const press = async () => {
    if (isBusy || isSent) return;
    setOutcome('busy');
    setOutcome(await resendMail(order.id, { anonKey }));
    await client.invalidateQueries({ queryKey: ['order-details', order.id] });
  };
  return (
    <section className="order-panel">
      <p>{t('resend.text', { email: order.email })}</p>
      <button
        type="button"
        className={`justify-self-start ${buttonClass('quiet')}`}
        aria-disabled={isBusy || isSent}
        onClick={() => void press()}
      >
        <Mail aria-hidden="true" className="size-5" />
        {t(isBusy ? 'resend.busy' : 'resend.button')}
      </button>
      <p role="status" className="order-outcome" data-is-bad={!isSent}>
        {outcome === null || outcome === 'busy' ? null : sentence(outcome)}
      </p>
    </section>
  );

  function sentence(known: ResendOutcome): string {
    if (known.kind === 'sent') return t('resend.sent', { email: known.email });
    return t(`resend.${known.why}`, { support: seller.supportEmail });
  }
}
