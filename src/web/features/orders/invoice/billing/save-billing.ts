import type { InvoiceBilling } from '#contract/account/order-documents.ts';
import type { BillingDetails } from '#core/orders/history/billing-details.ts';
import { createApiClient } from '../../../../api/api-client.ts';
import type { FetchNeeds } from '../../../../queries/use-api-query.ts';

/** `late`: the time to change the invoice has ended meanwhile. */
type Refusal = 'late' | 'signedOut' | 'tooMany' | 'failed';

type SaveOutcome =
  | Readonly<{ kind: 'saved'; billing: InvoiceBilling }>
  | Readonly<{ kind: 'refused'; why: Refusal }>;

const REASONS = new Map<number, Refusal>([
  [401, 'signedOut'],
  [409, 'late'],
  [429, 'tooMany'],
]);

export async function saveBilling(
  id: string,
  details: BillingDetails,
  needs: Pick<FetchNeeds, 'anonKey'>,
): Promise<SaveOutcome> {
  try {
    const one = createApiClient(needs).api.orders[':id'];
    const response = await one['billing-details'].$put({ param: { id }, json: details });
    if (response.status === 200) return { kind: 'saved', billing: (await response.json()).billing };
    return { kind: 'refused', why: REASONS.get(response.status) ?? 'failed' };
  } catch {
    return { kind: 'refused', why: 'failed' };
  }
}
