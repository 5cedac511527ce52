import type { Invoice, OrderDetails } from '#contract/account/order-documents.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** Null: there is no such order for this visitor. */
export async function fetchOrder(id: string, needs: FetchNeeds): Promise<OrderDetails | null> {
  const { language, signal } = needs;
  const one = createApiClient(needs).api.orders[':id'];
  const response = await one.$get({ param: { id }, query: { language } }, { init: { signal } });
  return response.status === 200 ? (await response.json()).order : missing(response.status);
}

/** The same for its invoice. */
export async function fetchInvoice(id: string, needs: FetchNeeds): Promise<Invoice | null> {
  const { language, signal } = needs;
  const { invoice } = createApiClient(needs).api.orders[':id'];
  const response = await invoice.$get({ param: { id }, query: { language } }, { init: { signal } });
  return response.status === 200 ? (await response.json()).invoice : missing(response.status);
}

/** What is no id of an order is no order either. */
function missing(status: number): null {
  if (status === 404 || status === 400) return null;
  throw new RequestRefused(status);
}

/** `none`: the email was not sent for the first time yet. */
export type ResendOutcome =
  | Readonly<{ kind: 'sent'; email: string }>
  | Readonly<{ kind: 'refused'; why: 'tooMany' | 'none' | 'failed' }>;

export async function resendMail(id: string, needs: Pick<FetchNeeds, 'anonKey'>): Promise<ResendOutcome> {
  try {
    const one = createApiClient(needs).api.orders[':id'];
    const response = await one['resend-mail'].$post({ param: { id } });
    if (response.status === 200) return { kind: 'sent', email: (await response.json()).email };
    return { kind: 'refused', why: REASONS.get(response.status) ?? 'failed' };
  } catch {
    return { kind: 'refused', why: 'failed' };
  }
}

const REASONS = new Map<number, 'tooMany' | 'none'>([
  [429, 'tooMany'],
  [409, 'none'],
]);
