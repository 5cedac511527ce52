import { BillingFields } from '#contract/billing-form.ts';
import type { InvoiceBilling } from '#contract/account/order-documents.ts';
import {
  MAX_BILLING_NAME_LENGTH,
  MAX_COUNTRY_LENGTH,
  MAX_TAX_NUMBER_LENGTH,
} from '#core/orders/history/billing-details.ts';
import { focusFirstOnMount } from '../../../../browser/move-focus.ts';
import { FormProblem } from '../../../../forms/form-problem.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { useMessages } from '../../../../language/use-messages.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { AddressField } from './address-field.tsx';
import { useSaveBilling } from './use-save-billing.ts';

type Properties = Readonly<{
  orderId: string;
  details: InvoiceBilling['details'];
  onSaved: (billing: InvoiceBilling) => void;
  onClose: () => void;
}>;

const NOTHING = { name: '', address: '', country: '', taxNumber: '' };

/** What was typed stays when it cannot be saved. */
export function BillingForm({ orderId, details, onSaved, onClose }: Properties) {
  const t = useMessages('orders');
  const form = useForm({ texts: details ?? NOTHING, ticks: {} });
  const send = useSaveBilling(orderId, onSaved);
  const submit = form.handle({ schema: BillingFields, send });
  const optional = (label: string) => `${label} ${t('billing.optional')}`;
  const wrong = (most: number) => t('billing.lineWrong', { most });
  return (
    <form
      {...form.frame}
      className="invoice-billing-form"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div ref={focusFirstOnMount}>
        <TextField
          {...form.text('name')}
          label={t('billing.name')}
          message={t('billing.nameWrong', { most: MAX_BILLING_NAME_LENGTH })}
          type="text"
          autoComplete="billing organization"
          maxLength={MAX_BILLING_NAME_LENGTH}
        />
      </div>
      <AddressField field={form.text('address')} />
      <div className="invoice-billing-pair">
        <TextField
          {...form.text('country')}
          label={optional(t('billing.country'))}
          message={wrong(MAX_COUNTRY_LENGTH)}
          type="text"
          required={false}
          autoComplete="billing country-name"
          maxLength={MAX_COUNTRY_LENGTH}
        />
        <TextField
          {...form.text('taxNumber')}
          label={optional(t('billing.taxNumber'))}
          message={wrong(MAX_TAX_NUMBER_LENGTH)}
          type="text"
          required={false}
          autoComplete="off"
          maxLength={MAX_TAX_NUMBER_LENGTH}
        />
      </div>
      <FormProblem id={form.problemId} problem={form.problem} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {t(form.isBusy ? 'billing.saving' : 'billing.save')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {t('billing.cancel')}
        </button>
      </div>
    </form>
  );
}
