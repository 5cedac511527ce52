import type { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/**
 * The installation data of an order's eSIMs, for the browser that paid. The network's steps come in the language of
 * the screen, which the server cannot see otherwise on private pages.
 */
export async function fetchOrderInstall(sessionId: string, needs: FetchNeeds): Promise<InstallResponse> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api['checkout-sessions'][':id'].install.$get(
    { param: { id: sessionId } },
    { headers: { 'accept-language': language }, init: { signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
