import type { Collection } from '#contract/account/collection.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export async function fetchCollection(needs: FetchNeeds): Promise<Collection> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api.collection.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
