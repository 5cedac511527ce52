import { BillingFields } from '#contract/billing-form.ts';
import type { InvoiceBilling } from '#contract/account/order-documents.ts';
import type { BillingDetails } from '#core/orders/history/billing-details.ts';
import { FormProblem } from '../../../../forms/form-problem.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { useMessages } from '../../../../language/use-messages.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { useSaveBilling } from './use-save-billing.ts';

type Properties = Readonly<{
  orderId: string;
  last: BillingDetails;
  onSaved: (billing: InvoiceBilling) => void;
}>;

/** Saves the details of the customer's last invoice for this one, with one press. */
export function LastDetails({ orderId, last, onSaved }: Properties) {
  const t = useMessages('orders');
  const form = useForm({ texts: last, ticks: {} });
  const send = useSaveBilling(orderId, onSaved);
  return (
    <form {...form.frame} className="grid gap-3" onSubmit={form.handle({ schema: BillingFields, send })}>
      <FormProblem id={form.problemId} problem={form.problem} />
      <button
        type="submit"
        className={`justify-self-start wrap-anywhere ${buttonClass('quiet')}`}
        aria-disabled={form.isBusy}
      >
        {form.isBusy ? t('billing.saving') : t('billing.useLast', { name: last.name })}
      </button>
    </form>
  );
}
