import type { MyEsim } from '#contract/my-esims.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** The signed-in customer's eSIMs, newest first. */
export async function fetchMyEsims(needs: FetchNeeds): Promise<readonly MyEsim[]> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const response = await api.esims.$get({ query: { language } }, { init: { signal: needs.signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esims;
}
