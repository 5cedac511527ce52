import type { MyOrder } from '#contract/account/my-orders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** The signed-in customer's paid orders, newest first. */
export async function fetchOrders({ anonKey, language, signal }: FetchNeeds): Promise<readonly MyOrder[]> {
  const { api } = createApiClient({ anonKey });
  const response = await api.orders.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).orders;
}
