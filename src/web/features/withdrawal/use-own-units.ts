import type { OrderDetails } from '#contract/account/order-documents.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';

export type OwnUnits = OrderDetails['units'];

/** The units of this order when the signed-in customer bought it; otherwise, and without a response, null. */
export function useOwnUnits(orderNumber: string): OwnUnits | null {
  const isSignedIn = useAccountEmail() !== null;
  const { data } = useMyQuery(['order-units', orderNumber], (needs) => fetchOwnUnits(orderNumber, needs), {
    enabled: isSignedIn && orderNumber !== '',
  });
  return data ?? null;
}

async function fetchOwnUnits(
  orderNumber: string,
  { anonKey, language, signal }: FetchNeeds,
): Promise<OwnUnits | null> {
  const { api } = createApiClient({ anonKey });
  const init = { signal };
  const list = await api.orders.$get({ query: { language, limit: READ_ORDERS } }, { init });
  if (list.status !== 200) throw new RequestRefused(list.status);
  const found = (await list.json()).orders.find(({ number }) => number === orderNumber);
  if (found === undefined) return null;
  const response = await api.orders[':id'].$get({ param: { id: found.id }, query: { language } }, { init });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).order.units;
}
