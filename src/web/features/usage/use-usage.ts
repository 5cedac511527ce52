import { RequestRefused } from '#core/retry/failure.ts';
import type { UsageResponse, UsageSummary } from '#contract/account/usage/usage.ts';
import { createApiClient } from '../../api/api-client.ts';
import { WHILE_VISIBLE } from '../../esims/while-visible.ts';
import { type FetchNeeds, useMyQuery } from '../../queries/use-api-query.ts';

/** The traveller's time zone. Browsers that hide it get days of UTC. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('Unknown') ? 'UTC' : timeZone;
}

/** Use per day and forecast of one eSIM of the signed-in customer. */
export function useUsage(id: string) {
  return useMyQuery(['esims', id, 'usage', ownTimeZone()], (needs) => fetchUsage(id, needs), WHILE_VISIBLE);
}

/** What all eSIMs of the signed-in customer used. */
export function useUsageSummary() {
  return useMyQuery(['usage', ownTimeZone()], fetchSummary);
}

async function fetchUsage(id: string, needs: FetchNeeds): Promise<UsageResponse> {
  const { api } = createApiClient(needs);
  const query = { language: needs.language, timeZone: ownTimeZone() };
  const response = await api.esims[':id'].usage.$get(
    { param: { id }, query },
    { init: { signal: needs.signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

async function fetchSummary(needs: FetchNeeds): Promise<UsageSummary> {
  const { api } = createApiClient(needs);
  const query = { language: needs.language, timeZone: ownTimeZone() };
  const response = await api.usage.$get({ query }, { init: { signal: needs.signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
