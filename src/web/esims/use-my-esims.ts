import type { ListedEsim } from '#contract/account/my-esims.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../api/api-client.ts';
import { type FetchNeeds, type Repeats, useMyQuery } from '../queries/use-api-query.ts';

/** The company behind the eSIMs, and the signed-in customer's eSIMs, newest first. */
export type MyEsimList = Readonly<{ networkName: string; esims: readonly ListedEsim[] }>;

/** All eSIMs of the signed-in customer. */
export function useMyEsims(repeats: Repeats = {}) {
  return useMyQuery(['esims'], fetchMyEsims, repeats);
}

async function fetchMyEsims(needs: FetchNeeds): Promise<MyEsimList> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api.esims.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
