import type { MyOrder } from '#contract/account/my-orders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** `next` is the id of the last order of the page, after which the next page begins; null: there are no more. */
export type OrdersPage = Readonly<{ orders: readonly MyOrder[]; next: string | null }>;

/** A page of the signed-in customer's paid orders, newest first. `before` null: the first page. */
export async function fetchOrdersPage(
  before: string | null,
  { anonKey, language, signal }: FetchNeeds,
): Promise<OrdersPage> {
  const { api } = createApiClient({ anonKey });
  const query = { language, ...(before === null ? {} : { before }) };
  const response = await api.orders.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

/** The newest orders. */
export async function fetchOrders(needs: FetchNeeds): Promise<readonly MyOrder[]> {
  return (await fetchOrdersPage(null, needs)).orders;
}
