import type { Share } from '#contract/orders/shares.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { type FetchNeeds, useMyQuery } from '../../queries/use-api-query.ts';

/** The links to one of the customer's eSIMs, newest first. */
export function useShares(esimId: string) {
  return useMyQuery(['esims', esimId, 'shares'], (needs) => fetchShares(esimId, needs));
}

async function fetchShares(id: string, needs: FetchNeeds): Promise<readonly Share[]> {
  const { api } = createApiClient(needs);
  const response = await api.esims[':id'].shares.$get({ param: { id } }, { init: { signal: needs.signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).shares;
}
