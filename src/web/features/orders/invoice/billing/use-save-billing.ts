import type { InvoiceBilling } from '#contract/account/order-documents.ts';
import type { BillingDetails } from '#core/orders/history/billing-details.ts';
import { usePageFacts } from '../../../../document/page-facts.ts';
import { useMessages } from '../../../../language/use-messages.ts';
import { saveBilling } from './save-billing.ts';

/** Saves for a form: null after success, otherwise what the form says about it. */
export function useSaveBilling(orderId: string, onSaved: (billing: InvoiceBilling) => void) {
  const t = useMessages('orders');
  const { anonKey } = usePageFacts();
  return async (details: BillingDetails) => {
    const outcome = await saveBilling(orderId, details, { anonKey });
    if (outcome.kind === 'refused') return { message: t(`billing.${outcome.why}`), fields: [] };
    onSaved(outcome.billing);
    return null;
  };
}
