import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** The network's steps come in the language of the screen, which the server cannot see otherwise on private pages. */
const inLanguage = ({ language, signal }: FetchNeeds) => ({
  headers: { 'accept-language': language },
  init: { signal },
});

/** The installation data of an order's eSIMs, for the browser that paid. */
export async function fetchOrderInstall(
  sessionId: string,
  needs: FetchNeeds,
): Promise<readonly InstallableEsim[]> {
  const { api } = createApiClient(needs);
  const param = { id: sessionId };
  const response = await api['checkout-sessions'][':id'].install.$get({ param }, inLanguage(needs));
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esims;
}

export async function fetchMyInstall(id: string, needs: FetchNeeds): Promise<InstallableEsim> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const response = await api.esims[':id'].install.$get(
    { param: { id }, query: { language } },
    { init: { signal: needs.signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esim;
}
